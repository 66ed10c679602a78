import { describe, expect, it } from 'vitest';
import { ACCOUNT_TYPES, DEFAULT_ACCOUNT_TYPES } from '../address/account.js';
import { showsBalance } from '../token/network-balance.js';
import { findNetwork, initialNetwork, unsupportedNetwork } from './find-network.js';
import { approvedFirst, DEFAULT_NETWORK_ID, defineNetwork, type NetworkInput } from './network.js';

const input: NetworkInput = {
  id: 1,
  name: 'Ethereum',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.example'] } },
};
const ethereum = defineNetwork(input);
const optimism = defineNetwork({ ...input, id: 10, name: 'Optimism' });
const base = defineNetwork({ ...input, id: 8453, name: 'Base' });

describe('S3.8 networks', () => {
  it('are eip155 by default', () => {
    expect([ethereum.caipNetworkId, ethereum.chainNamespace]).toEqual(['eip155:1', 'eip155']);
    const solana = defineNetwork({ ...input, id: 'x', chainNamespace: 'solana' });
    expect([solana.caipNetworkId, solana.chainNamespace]).toEqual(['solana:x', 'solana']);
  });

  it('have a number as reference for EVM, and text elsewhere', () => {
    expect(defineNetwork({ ...input, id: '137' }).id).toBe(137);
    expect(unsupportedNetwork('eip155:31337').id).toBe(31_337);
    expect(unsupportedNetwork('bip122:000000000019d6689c085ae165831e93').id).toBe('000000000019d6689c085ae165831e93');
    expect(unsupportedNetwork('cosmos:5').id).toBe('5');
    // Too large for an exact number.
    expect(unsupportedNetwork('eip155:9007199254740993').id).toBe('9007199254740993');
  });

  it('keep fields that only the host’s adapters read, but no other RPC URLs', () => {
    const rpcUrls = { default: { http: ['https://a.example'], webSocket: ['wss://a.example'] }, other: { http: [] } };
    const more = { ...input, rpcUrls, testnet: true, extra: 1, blockExplorers: { default: { name: 'x', url: 'y' } } };
    expect(defineNetwork(more)).toEqual({
      ...more,
      caipNetworkId: 'eip155:1',
      chainNamespace: 'eip155',
      rpcUrls: { default: { http: ['https://a.example'] } },
    });
  });
});

describe('S4.16 unknown networks', () => {
  it('become an unsupported entry', () => {
    expect(findNetwork([ethereum], 'eip155:5')).toEqual({
      id: 5,
      caipNetworkId: 'eip155:5',
      chainNamespace: 'eip155',
      name: 'Unknown Network',
      nativeCurrency: { name: '', symbol: '', decimals: 0 },
      rpcUrls: { default: { http: [] } },
      unsupported: true,
    });
    expect(findNetwork([ethereum], 'eip155:1')).toBe(ethereum);
  });
});

describe('S9.2 the network to start on', () => {
  const networks = [ethereum, optimism, base] as const;

  it.each([
    ['last time’s', 'eip155:10', 'eip155:8453', optimism],
    [
      'an unsupported entry for one that is not configured any more',
      'eip155:5',
      'eip155:8453',
      unsupportedNetwork('eip155:5'),
    ],
    ['the host’s default when the namespace is gone', 'solana:x', 'eip155:8453', base],
    ['the host’s default the first time', undefined, 'eip155:8453', base],
    ['the first without a default', undefined, undefined, ethereum],
    ['the first with a default that is not there', undefined, 'eip155:5', ethereum],
  ] as const)('is %s', (_, stored, preferred, expected) => {
    expect(initialNetwork([...networks], stored, preferred)).toEqual(expected);
  });

  it('is Ethereum if no network is known', () => {
    expect(DEFAULT_NETWORK_ID).toBe('eip155:1');
  });

  it('lists approved networks first, in the wallet’s order', () => {
    const names = approvedFirst(networks, ['eip155:8453', 'eip155:99', 'eip155:10']).map(({ name }) => name);
    expect(names).toEqual(['Base', 'Optimism', 'Ethereum']);
  });
});

describe('S9.13 where balances are shown', () => {
  it.each([
    ['eip155', false, true],
    ['solana', false, true],
    ['eip155', true, true],
    ['bip122', false, true],
    ['polkadot', false, false],
    ['cosmos', false, false],
  ] as const)('%s, testnet %s: %s', (chainNamespace, testnet, shown) => {
    const chains = [
      ...(['eip155', 'solana', 'bip122'] as const).map((namespace) => ({ namespace })),
      { namespace: 'polkadot', supports: { balance: false } },
    ] as const;
    expect(showsBalance(defineNetwork({ ...input, chainNamespace, testnet }), chains)).toBe(shown);
  });
});

describe('S1.8 default account types', () => {
  it('are among the types of their namespace', () => {
    expect(DEFAULT_ACCOUNT_TYPES).toMatchObject({
      eip155: 'smartAccount',
      solana: 'eoa',
      bip122: 'payment',
      polkadot: 'eoa',
    });
    for (const [namespace, type] of Object.entries(DEFAULT_ACCOUNT_TYPES)) {
      expect(ACCOUNT_TYPES[namespace as keyof typeof ACCOUNT_TYPES]).toContain(type);
    }
  });
});
