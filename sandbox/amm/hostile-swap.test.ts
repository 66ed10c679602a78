/** Swaps built by a dishonest service, checked against a real exchange: each is detected before the wallet request. */
import { asyncScheduler, firstValueFrom } from 'rxjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ContractCall, Contracts } from '../../application/ports/contracts.js';
import type { BuiltCall, SwapOrder, Swaps } from '../../application/ports/services.js';
import { checkApproval, checkCall, checkOutcome } from '../../application/swap/check-built.js';
import { defineNetwork } from '../../domain/network/network.js';
import type { Token } from '../../domain/token/token.js';
import { leastOf } from '../../domain/trade/swap.js';
import { evmChain } from '../../infrastructure/chains/evm/chain.js';
import { scriptedDevice } from '../../infrastructure/fakes/scripted-device.js';
import { swaps as swapsOf } from '../../infrastructure/services/blockchain/swaps.js';
import { startWorld, type World } from '../world.js';

const UNOWNED = `0x${'9'.repeat(40)}`;
let world: World;
let contracts: Contracts;
let swaps: Swaps;
let ether: SwapOrder;
let dollars: SwapOrder;
beforeAll(async () => {
  world = await startWorld();
  const network = defineNetwork(world.networks[0]);
  const context = { scheduler: asyncScheduler, device: scriptedDevice() };
  const chain = evmChain(context);
  if (!chain.contracts) throw new Error('It calls contracts.');
  contracts = await firstValueFrom(chain.contracts);
  swaps = swapsOf({ url: world.services.url }, context as never);
  const native: Token = { networkId: network.caipNetworkId, ...network.nativeCurrency };
  const [, { name, symbol, decimals, address }] = world.tokens;
  const kelp: Token = { networkId: network.caipNetworkId, name, symbol, decimals, address };
  const owner = world.accounts[4]?.address ?? '';
  ether = { network, address: owner, from: native, to: kelp, amount: 10n ** 18n };
  dollars = { network, address: owner, from: kelp, to: native, amount: 100_000_000n };
});
afterAll(() => world.stop());

async function built(order: SwapOrder): Promise<{ readonly call: BuiltCall; readonly quoted: bigint }> {
  const [call, quoted] = await Promise.all([firstValueFrom(swaps.build(order)), firstValueFrom(swaps.quote(order))]);
  return { call, quoted };
}

const callOf = (order: SwapOrder, { to, data }: BuiltCall): ContractCall => ({
  ...{ to, data },
  value: order.from.address ? 0n : order.amount,
});
const tryOut = ({ network, address, from, to }: SwapOrder, ...calls: [ContractCall, ...ContractCall[]]) =>
  firstValueFrom(contracts.tryOut({ network, address, from, to, calls }));
const word = (hex: string) => hex.toLowerCase().replace('0x', '').padStart(64, '0');

describe('what the exchange really builds', () => {
  it('is accepted, and does what it says when simulated', async () => {
    const { call, quoted } = await built(ether);
    const least = checkCall(contracts, ether, call, quoted);
    expect(least).toBe(leastOf(quoted));
    const outcome = await tryOut(ether, callOf(ether, call));
    expect(outcome).toEqual({ spent: ether.amount, got: quoted, toDecimals: 6n });
    if (outcome) checkOutcome(ether, outcome, least);
  });

  it('needs an approval, which is simulated before it', async () => {
    const { call, quoted } = await built(dollars);
    const least = checkCall(contracts, dollars, call, quoted);
    await expect(tryOut(dollars, callOf(dollars, call))).rejects.toMatchObject({ code: 'transaction-reverted' });
    const approval = await firstValueFrom(swaps.approval(dollars));
    checkApproval(contracts, dollars, approval, call.to);
    // The service would approve an unlimited amount.
    expect(contracts.approvalOf(approval.data)?.amount).toBe(2n ** 256n - 1n);
    const exact = contracts.approve(dollars.from, { spender: call.to, amount: dollars.amount });
    expect(contracts.approvalOf(exact.data)).toEqual({ spender: call.to.toLowerCase(), amount: dollars.amount });
    const outcome = await tryOut(dollars, exact, callOf(dollars, call));
    expect(outcome).toEqual({ spent: dollars.amount, got: quoted, fromDecimals: 6n });
    if (outcome) checkOutcome(dollars, outcome, least);
  });
});

describe('a call that differs from the order', () => {
  const changes: readonly (readonly [string, string, (call: BuiltCall) => BuiltCall])[] = [
    ['somebody else’s account', 'account', (call) => ({ ...call, from: UNOWNED })],
    ['another amount, said', 'amount', (call) => ({ ...call, amount: 5n })],
    ['a token in place of the exchange', 'contract', (call) => ({ ...call, to: dollars.from.address ?? '' })],
    ['the account itself', 'contract', (call) => ({ ...call, to: dollars.address })],
    ['nobody at all', 'contract', (call) => ({ ...call, to: `0x${'0'.repeat(40)}` })],
    ['another who gets it', 'recipient', (call) => changed(call, word(dollars.address), word(UNOWNED))],
    ['another token spent', 'token', (call) => changed(call, word(dollars.from.address ?? ''), word(UNOWNED))],
    ['another amount, in the call', 'amount', (call) => changed(call, word('0x5f5e100'), word('0x5f5e101'))],
    [
      'no least amount',
      'least',
      (call) => ({ ...call, data: call.data.slice(0, 74) + word('0x1') + call.data.slice(138) }),
    ],
    ['words in another order', 'recipient', (call) => changed(call, word('0xa0'), word('0xc0'))],
    ['ether for ether', 'token', (call) => ({ ...call, data: call.data.replace('0x18cbafe5', '0x38ed1739') })],
  ];

  it.each(changes)('is refused: %s', async (_what, mismatch, change) => {
    const { call, quoted } = await built(dollars);
    const differing = change(call);
    expect(differing).not.toEqual(call);
    expect(() => checkCall(contracts, dollars, differing, quoted)).toThrow(
      expect.objectContaining({ code: 'request-failed', data: { mismatch } }),
    );
  });

  it('with an unknown interface is detected by its effects', async () => {
    const { quoted } = await built(ether);
    // Takes the ether and returns nothing: a deposit of wrapped ether.
    const call: BuiltCall = { to: world.amm.wrapped, data: '0xd0e30db0' };
    const least = checkCall(contracts, ether, call, quoted);
    const outcome = await tryOut(ether, callOf(ether, call));
    expect(outcome).toMatchObject({ spent: ether.amount, got: 0n });
    expect(() => outcome && checkOutcome(ether, outcome, least)).toThrow(
      expect.objectContaining({ data: { mismatch: 'least' } }),
    );
  });

  it('of a token whose decimals differ from the stated ones is refused', async () => {
    const { call, quoted } = await built(ether);
    const misnamed: SwapOrder = { ...ether, to: { ...ether.to, decimals: 18 } };
    const outcome = await tryOut(misnamed, callOf(misnamed, call));
    expect(() => outcome && checkOutcome(misnamed, outcome, leastOf(quoted))).toThrow(
      expect.objectContaining({ data: { mismatch: 'decimals' } }),
    );
  });
});

describe('an approval for another spender', () => {
  it.each([
    [
      'another spender',
      'spender',
      (approval: BuiltCall, called: string) => changed(approval, word(called), word(UNOWNED)),
    ],
    ['another token', 'contract', (approval: BuiltCall) => ({ ...approval, to: UNOWNED })],
    [
      'a transfer',
      'contract',
      (approval: BuiltCall) => ({ ...approval, data: approval.data.replace('095ea7b3', 'a9059cbb') }),
    ],
    ['something behind it', 'contract', (approval: BuiltCall) => ({ ...approval, data: approval.data + word('0x1') })],
  ])('is refused: %s', async (_what, mismatch, change) => {
    const { call } = await built(dollars);
    const approval = change(await firstValueFrom(swaps.approval(dollars)), call.to);
    expect(() => checkApproval(contracts, dollars, approval, call.to)).toThrow(
      expect.objectContaining({ data: { mismatch } }),
    );
  });
});

function changed(call: BuiltCall, from: string, to: string): BuiltCall {
  return { ...call, data: call.data.replaceAll(from, to) };
}
