import { describe, expect, it } from 'vitest';
import { defineNetwork } from '../../../domain/network/network.js';
import { explorerLink } from './explorer-link.js';

const network = (url: string | undefined, chainNamespace: 'eip155' | 'solana' = 'eip155') =>
  defineNetwork({
    id: 1,
    name: 'Alpha',
    chainNamespace,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [] } },
    ...(url && { blockExplorers: { default: { name: 'Scan', url } } }),
  });

describe('explorerLink', () => {
  it('leads to the account or the transaction, with any slashes in the host’s URL', () => {
    expect(explorerLink(network('https://scan.example/'), { address: '0xab' })).toEqual({
      name: 'Scan',
      href: 'https://scan.example/address/0xab',
    });
    expect(explorerLink(network('https://scan.example/x'), { hash: '0xcd' })?.href).toBe(
      'https://scan.example/x/tx/0xcd',
    );
    expect(explorerLink(network('https://scan.example', 'solana'), { address: 'So1' })?.href).toBe(
      'https://scan.example/account/So1',
    );
  });

  it('keeps the parameter that selects the network', () => {
    expect(explorerLink(network('https://scan.example?cluster=devnet', 'solana'), { hash: '5ig' })?.href).toBe(
      'https://scan.example/tx/5ig?cluster=devnet',
    );
  });

  it('is missing without an explorer, or with an invalid URL', () => {
    expect(explorerLink(network(undefined), { address: '0xab' })).toBeUndefined();
    expect(explorerLink(network('javascript:alert(1)'), { address: '0xab' })).toBeUndefined();
    expect(explorerLink(undefined, { address: '0xab' })).toBeUndefined();
  });

  it('keeps its argument inside the path', () => {
    expect(explorerLink(network('https://scan.example'), { address: '../?x#y' })?.href).toBe(
      'https://scan.example/address/..%2F%3Fx%23y',
    );
  });
});
