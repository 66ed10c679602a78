import { lastValueFrom, of, throwError } from 'rxjs';
import { decodeFunctionData, encodeFunctionResult, type Hex, parseAbi, toHex } from 'viem';
import { namehash, packetToBytes } from 'viem/ens';
import { describe, expect, it } from 'vitest';
import { Failure } from '../../../../domain/failure/failure.js';
import { defineNetwork, type NetworkInput } from '../../../../domain/network/network.js';
import type { AskNode } from '../node/ask-node.js';
import { names } from './identity.js';

const OWNER = `0x${'ab'.repeat(20)}` as const;
const OTHER = `0x${'cd'.repeat(20)}` as const;
const ZERO_ADDRESS = `0x${'00'.repeat(20)}` as const;
const RESOLVER = `0x${'5e'.repeat(20)}` as const;
const AVATAR = 'data:image/svg+xml,%3Csvg/%3E';
const RESOLVING = parseAbi([
  'function reverseWithGateways(bytes reverseName, uint256 coinType, string[] gateways) view returns (string, address, address)',
  'function resolveWithGateways(bytes name, bytes data, string[] gateways) view returns (bytes, address)',
]);
const RECORDS = parseAbi([
  'function addr(bytes32 name) view returns (address)',
  'function text(bytes32 name, string key) view returns (string)',
]);

interface Ens {
  readonly primary?: string;
  readonly addresses?: Readonly<Record<string, Hex>>;
  readonly avatar?: string;
}

/** A node with ENS's universal resolver: its answers, encoded as the contract does. */
function nodeWith({ primary = '', addresses = {}, avatar = '' }: Ens) {
  const calls: { readonly network: string; readonly to: string }[] = [];
  const ask: AskNode = (network, method, params = []) => {
    const [{ to, data }] = params as [{ to: string; data: Hex }];
    calls.push({ network: network.name, to });
    if (method !== 'eth_call') throw new Error(`Nobody asks for ${method}`);
    const { functionName, args } = decodeFunctionData({ abi: RESOLVING, data });
    if (functionName === 'reverseWithGateways') {
      expect([args[0].toLowerCase(), args[1], args[2]]).toEqual([OWNER.toLowerCase(), 60n, []]);
      return of(encodeFunctionResult({ abi: RESOLVING, functionName, result: [primary, ZERO_ADDRESS, ZERO_ADDRESS] }));
    }
    const inner = decodeFunctionData({ abi: RECORDS, data: args[1] });
    const name = Object.keys(addresses).find((each) => toHex(packetToBytes(each)) === args[0]);
    if (name ?? primary) expect(inner.args[0]).toBe(namehash(name ?? primary));
    const result =
      inner.functionName === 'addr'
        ? encodeFunctionResult({ abi: RECORDS, functionName: 'addr', result: addresses[name ?? ''] ?? ZERO_ADDRESS })
        : encodeFunctionResult({ abi: RECORDS, functionName: 'text', result: avatar });
    return of(
      encodeFunctionResult({ abi: RESOLVING, functionName: 'resolveWithGateways', result: [result, ZERO_ADDRESS] }),
    );
  };
  return { ask, calls };
}

const network = (id: number, name: string, more: Partial<NetworkInput> = {}) =>
  defineNetwork({
    ...{ id, name, nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 } },
    ...{ rpcUrls: { default: { http: [] } }, ...more },
  });
const MAINNET = network(1, 'Ethereum');
const SALTMARSH = network(31_337, 'Saltmarsh');
const NAMING = network(7, 'Naming', { contracts: { ensUniversalResolver: { address: RESOLVER } } });

async function identified(ens: Ens, networks = [MAINNET], on = MAINNET) {
  const { ask, calls } = nodeWith(ens);
  return { identity: await lastValueFrom(names(ask, networks).identity(OWNER, on)), calls };
}

describe('S7.8 the primary name of an address in ENS', () => {
  it('is returned if it resolves back, with an avatar that is a data URL', async () => {
    const { identity: found } = await identified({
      primary: 'alba.eth',
      addresses: { 'alba.eth': OWNER },
      avatar: AVATAR,
    });
    expect(found).toEqual({ name: 'alba.eth', avatar: AVATAR });
  });

  it('has no avatar from an undeclared host', async () => {
    for (const avatar of ['https://pictures.example/a.png', 'ipfs://a', 'eip155:1/erc721:0x/1', '']) {
      const { identity: found } = await identified({ primary: 'alba.eth', addresses: { 'alba.eth': OWNER }, avatar });
      expect(found).toEqual({ name: 'alba.eth' });
    }
  });

  it.each([
    ['there is none', {}],
    ['it leads to somebody else', { primary: 'alba.eth', addresses: { 'alba.eth': OTHER } }],
    ['it leads nowhere', { primary: 'alba.eth' }],
    ['it is not written as names are', { primary: 'Alba.eth', addresses: { 'Alba.eth': OWNER } }],
    ['it mixes scripts', { primary: 'аlba.eth', addresses: { 'аlba.eth': OWNER } }],
    ['it has what is not seen', { primary: 'al\u200bba.eth', addresses: { 'al\u200bba.eth': OWNER } }],
    ['it is endless', { primary: `${'a'.repeat(9_000)}.eth` }],
  ] satisfies [string, Ens][])('is missing if %s', async (_, ens) => {
    expect((await identified(ens)).identity).toEqual({});
  });

  it('is read on the network in use if it has ENS, else on the first of the host’s that has', async () => {
    expect((await identified({}, [MAINNET, NAMING], NAMING)).calls).toEqual([{ network: 'Naming', to: RESOLVER }]);
    expect((await identified({}, [SALTMARSH, MAINNET], SALTMARSH)).calls.map((each) => each.network)).toEqual([
      'Ethereum',
    ]);
    expect((await identified({}, [SALTMARSH], SALTMARSH)).calls).toEqual([]);
  });

  it('is missing if the contract says so, and fails if no node answers or the answer is invalid', async () => {
    const failing = (failure: Failure) =>
      lastValueFrom(names(() => throwError(() => failure), [MAINNET]).identity(OWNER, MAINNET));
    await expect(failing(new Failure('transaction-reverted'))).resolves.toEqual({});
    await expect(failing(new Failure('request-failed'))).rejects.toMatchObject({ code: 'request-failed' });
    const nonsense = names(() => of('0x'), [MAINNET]).identity(OWNER, MAINNET);
    await expect(lastValueFrom(nonsense)).rejects.toMatchObject({ code: 'request-failed' });
  });
});

describe('S5.16 the owner of a name in ENS', () => {
  const owner = (ens: Ens, name: string, networks = [MAINNET]) =>
    lastValueFrom(names(nodeWith(ens).ask, networks).addressOf(name, MAINNET));
  const alba = { addresses: { 'alba.eth': OTHER } };

  it('is returned for the normalized name', async () => {
    const found = { name: 'alba.eth', address: expect.stringMatching(new RegExp(OTHER, 'i')) };
    expect(await owner(alba, 'alba.eth')).toEqual(found);
    expect(await owner(alba, 'ALBA.eth')).toEqual(found);
  });

  it.each(['nobody.eth', 'аlba.eth', '..', ''])('does not exist: %j', async (name) => {
    expect(await owner(alba, name)).toBeUndefined();
  });

  it('does not exist without a network with ENS', async () => {
    const { ask, calls } = nodeWith(alba);
    expect(await lastValueFrom(names(ask, [SALTMARSH]).addressOf('alba.eth', SALTMARSH))).toBeUndefined();
    expect(calls).toEqual([]);
  });

  it.each([
    ['as it is', '0x556f1830'],
    ['inside of another', `0x95c0c752${'0'.repeat(62)}20${'0'.repeat(62)}04556f1830`],
  ])('is not requested from hosts that a name refers to (%s)', async (_, data) => {
    const cause = { data: { code: 3, data } };
    const ask = () => throwError(() => new Failure('transaction-reverted', 'execution reverted', { cause }));
    const asked = lastValueFrom(names(ask, [MAINNET]).addressOf('alba.eth', MAINNET));
    await expect(asked).rejects.toMatchObject({ code: 'request-failed', data: { problem: 'kept-elsewhere' } });
  });

  it('does not exist if the contract says so, and fails if no node answers', async () => {
    const failing = (failure: Failure) =>
      lastValueFrom(names(() => throwError(() => failure), [MAINNET]).addressOf('alba.eth', MAINNET));
    await expect(failing(new Failure('transaction-reverted'))).resolves.toBeUndefined();
    await expect(failing(new Failure('request-failed'))).rejects.toMatchObject({ code: 'request-failed' });
  });
});
