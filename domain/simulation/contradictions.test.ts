import { describe, expect, it } from 'vitest';
import { contradictions, type Reviewed } from './contradictions.js';
import type { AllowanceChange, AssetChange } from './simulation.js';

const KELP = `0x${'6e'.repeat(20)}`;
const GLASS = `0x${'61'.repeat(20)}`;
const BOB = `0x${'b0'.repeat(20)}`;
const EVE = `0x${'e0'.repeat(20)}`;

const found = (
  reviewed: Partial<Reviewed>,
  assets: readonly AssetChange[],
  allowances: readonly AllowanceChange[] = [],
) =>
  contradictions(
    { outcome: 'changes', assets, allowances, complete: true },
    { namespace: 'eip155', spends: [], ...reviewed },
  );
const kelp = (amount: bigint): AssetChange => ({ kind: 'token', address: KELP, amount });
const native = (amount: bigint): AssetChange => ({ kind: 'native', amount });
const right = (more: Partial<AllowanceChange>): AllowanceChange => ({
  ...{ kind: 'allowance', address: KELP, spender: BOB, before: 0n, after: 5n },
  ...more,
});

describe('does not report what the review shows as outgoing', () => {
  const spends = [{ address: KELP.toUpperCase().replace('X', 'x'), amount: 5n }];
  it.each<[string, Partial<Reviewed>, AssetChange, boolean]>([
    ['as much of the token', { spends }, kelp(-5n), true],
    ['less of it', { spends }, kelp(-4n), true],
    ['more of it', { spends }, kelp(-6n), false],
    ['another token', { spends }, { ...kelp(-1n), address: GLASS }, false],
    ['the network’s currency besides', { spends }, native(-1n), false],
    ['the network’s currency that is sent', { spends: [{ amount: 5n }] }, native(-5n), true],
    ['more of that', { spends: [{ amount: 5n }] }, native(-6n), false],
    ['a deposit that the review has among its fees', { spends, besides: 2n }, native(-2n), true],
    ['more than that deposit', { spends, besides: 2n }, native(-3n), false],
    ['that token for the deposit', { besides: 2n }, kelp(-1n), false],
    ['an item', { spends }, { kind: 'item', address: KELP, id: 1n, amount: -1n }, false],
    ['several items', { spends }, { kind: 'items', address: KELP, id: 1n, amount: -1n }, false],
    ['what arrives', {}, kelp(9n), true],
    ['what is rounded', { spends: [{ address: KELP, amount: 1_000_000n }] }, kelp(-1_000_002n), true],
    ['more than is rounded', { spends: [{ address: KELP, amount: 1_000_000n }] }, kelp(-1_000_003n), false],
    ['ether that is rounded', { spends: [{ amount: 1_000_000n }] }, native(-1_000_001n), false],
    ['two that are one token', { spends: [...spends, ...spends] }, kelp(-10n), true],
  ])('%s', (_what, reviewed, change, agrees) => {
    expect(found(reviewed, [change])).toEqual(agrees ? [] : [change]);
  });

  it('compares addresses of other namespaces exactly', () => {
    const change: AssetChange = { kind: 'token', address: 'Mint', amount: -1n };
    const reviewed = (address: string) => found({ namespace: 'solana', spends: [{ address, amount: 1n }] }, [change]);
    expect(reviewed('Mint')).toEqual([]);
    expect(reviewed('mint')).toEqual([change]);
  });
});

describe('does not report spenders that the review shows', () => {
  const allows = [{ address: KELP, spender: BOB, amount: 5n }];
  it.each<[string, Partial<Reviewed>, AllowanceChange, boolean]>([
    ['as much', { allows }, right({}), true],
    ['more', { allows }, right({ after: 6n }), false],
    ['another spender', { allows }, right({ spender: EVE }), false],
    ['another token', { allows }, right({ address: GLASS }), false],
    ['nothing of it is said', {}, right({ after: 1n }), false],
    ['less than before', {}, right({ before: 9n }), true],
    ['nothing any more', {}, right({ before: 9n, after: 0n }), true],
    ['the same for longer', {}, right({ kind: 'permit2', before: 5n, expires: 9n }), false],
    ['nothing, until later', {}, right({ kind: 'permit2', after: 0n, expires: 9n }), true],
    ['by Permit2', { allows }, right({ kind: 'permit2' }), false],
    ['a whole collection', { allows }, right({ kind: 'operator', after: 1n }), false],
    ['an item', { allows }, right({ kind: 'item', id: 1n, after: 1n }), false],
  ])('%s', (_what, reviewed, change, agrees) => {
    expect(found(reviewed, [], [change])).toEqual(agrees ? [] : [change]);
  });
});

it('ignores changes that come to nothing', () => {
  expect(contradictions({ outcome: 'fails' }, { namespace: 'eip155', spends: [] })).toEqual([]);
});
