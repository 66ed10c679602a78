/** Attestations of the public registry (ERC-8176) with its auditor's real signatures, and forgeries. */
import { readFileSync } from 'node:fs';
import { firstValueFrom } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { clearReader } from './clear-reader.js';
import { isAttested } from './descriptor/attested.js';
import type { Node } from './descriptor/own.js';
import { NAMES } from './reader/described-call.js';

const AUDITOR = '0x3846c3A30E62075Fa916216b35EF04B8F53931f6';
const WETH = 'registry/weth/calldata-weth.json';
const NOW = 1_790_000_000;

const read = (name: string): unknown => JSON.parse(readFileSync(new URL(`cases/${name}`, import.meta.url), 'utf8'));
const sigs = read('attestations/attestations.json') as Readonly<Record<string, Node>>;
const fileOf = (path: string): Node => {
  const { descriptors } = read(`${path.split('/')[1]}.json`) as {
    readonly descriptors: Readonly<Record<string, Node>>;
  };
  return descriptors[path] as Node;
};
const sigOf = (path: string): Node => sigs[path.replace(/([^/]+)\.json$/, `sigs/$1.eip155-1-${AUDITOR}.json`)] as Node;
/** The same with another value at a path. */
const changed = (value: unknown, [name, ...rest]: readonly string[], to: unknown): Node => {
  const at = name ?? '';
  return { ...(value as Node), [at]: rest.length === 0 ? to : changed((value as Node)[at], rest, to) };
};

describe('an attestation', () => {
  it.each([
    WETH,
    'registry/tether/calldata-usdt.json',
    'registry/hyperliquid/eip712-withdraw.json',
    'registry/lido/calldata-wstETH.json',
  ])('of the registry is valid: %s', (path) => {
    expect(isAttested(fileOf(path), sigOf(path), AUDITOR, NOW)).toBe(true);
  });

  it.each<[string, Node, unknown, string, number]>([
    ['another file', changed(fileOf(WETH), ['metadata', 'owner'], 'Somebody'), sigOf(WETH), AUDITOR, NOW],
    ['another auditor', fileOf(WETH), sigOf(WETH), `0x${'a1'.repeat(20)}`, NOW],
    ['a time before it', fileOf(WETH), sigOf(WETH), AUDITOR, 1],
    [
      'a time after it, were it for a while',
      fileOf(WETH),
      changed(sigOf(WETH), ['sig', 'message', 'expirationTime'], '5'),
      AUDITOR,
      NOW,
    ],
    [
      'another message',
      fileOf(WETH),
      changed(sigOf(WETH), ['sig', 'message', 'salt'], `0x${'00'.repeat(32)}`),
      AUDITOR,
      NOW,
    ],
    [
      'another kind of attestation',
      fileOf(WETH),
      changed(sigOf(WETH), ['sig', 'message', 'schema'], `0x${'00'.repeat(32)}`),
      AUDITOR,
      NOW,
    ],
    ['a signature that is none', fileOf(WETH), changed(sigOf(WETH), ['sig', 'signature', 'r'], '0x'), AUDITOR, NOW],
    ['nothing', fileOf(WETH), undefined, AUDITOR, NOW],
    ['a text', fileOf(WETH), 'attested', AUDITOR, NOW],
  ])('is invalid for %s', (_, file, sig, auditor, now) => {
    expect(isAttested(file, sig, auditor, now)).toBe(false);
  });
});

describe('a site that names auditors', () => {
  const deposit = {
    kind: 'call',
    chainId: 1,
    to: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2',
    value: 1n,
    data: '0xd0e30db0',
  } as const;
  const answer = (descriptors: Readonly<Record<string, unknown>>) =>
    firstValueFrom(clearReader({ descriptors, auditors: [AUDITOR] }).describe(deposit, NAMES));

  it('uses what they vouch for', async () => {
    expect(await answer({ [WETH]: fileOf(WETH), ...sigs })).toMatchObject({ ok: true });
  });

  it.each([
    ['what was changed', { [WETH]: changed(fileOf(WETH), ['metadata', 'owner'], 'Somebody'), ...sigs }],
    ['what has no attestation', { [WETH]: fileOf(WETH) }],
    [
      'what includes something else',
      { [WETH]: { ...fileOf(WETH), includes: 'more.json' }, 'registry/weth/more.json': {}, ...sigs },
    ],
  ])('refuses %s', async (_, descriptors) => {
    expect(await answer(descriptors)).toEqual({ ok: false, refusal: 'not-attested' });
  });
});
