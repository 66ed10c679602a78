import { describe, expect, it } from 'vitest';
import { defineNetwork } from '../../../domain/network/network.js';
import { arbitrum, base, mainnet, optimism, polygon, sepolia } from './index.js';
import { offeredRpcUrls } from './offered-rpc-urls.js';

const offered = (http: string[], publicRpcUrls?: string[]) =>
  offeredRpcUrls(defineNetwork({ ...mainnet, rpcUrls: { default: { http } }, publicRpcUrls }));

describe('RPC URLs offered to wallets', () => {
  it.each([
    'https://mainnet.infura.io/v3/9aa3d95b3bc440fa88ea12eaa4456161',
    'https://eth-mainnet.g.alchemy.com/v2/oKxs-03sij-U_N0iOlrSsZFr29-IqbuF',
    'https://rpc.ankr.com/eth/0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef',
    'https://cool-name.quiknode.pro/c9f2a1b5d7e84f03a6b1/',
    'https://mainnet.gateway.tenderly.co/5aPq3XyZbC7dEfGhJkLmNo',
    'https://lb.drpc.org/ogrpc?network=ethereum&dkey=secret',
    'https://user:password@node.example',
    'https://user@node.example',
    'https://node.example/rpc#secret',
    'https://3f2b8c1de4a5968778695a4b3c2d1e0f.node.example',
    'https://node.example/4fb8ac8d-1f1e-4c11-a3f0-3bd1ecf4b7c2',
    'https://node.example/%39aa3d95b3bc440fa88ea12eaa4456161',
    'wss://node.example',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'not an address',
    '',
  ])('do not include %s', (url) => {
    expect(offered([url])).toEqual([]);
  });

  it.each([
    'https://eth.llamarpc.com',
    'https://rpc.ankr.com/eth',
    'https://arb1.arbitrum.io/rpc',
    'https://api.avax.network/ext/bc/C/rpc',
    'https://ethereum-sepolia-rpc.publicnode.com',
    'https://1rpc.io/matic',
    'https://node.example/ethereum-mainnet-archive',
    'http://127.0.0.1:8545',
    'http://localhost:8545/',
  ])('include %s', (url) => {
    expect(offered([url])).toEqual([url]);
  });

  it('S7.3 are the host’s, then the first of the network’s own', () => {
    const network = defineNetwork({
      ...mainnet,
      rpcUrls: {
        default: {
          http: ['https://node.example/v3/9aa3d95b3bc440fa88ea12eaa4456161', 'https://a.example', 'https://b.example'],
        },
      },
    });
    const service = 'https://service.example/v1/?chainId=eip155%3A1&projectId=p';
    expect(offeredRpcUrls(network, ['https://mine.example', service])).toEqual([
      'https://mine.example',
      'https://a.example',
    ]);
    expect(offeredRpcUrls({ ...network, publicRpcUrls: [] }, ['https://mine.example'])).toEqual([]);
  });

  it('are only those that the host declares as public, if any', () => {
    const key = 'https://mainnet.infura.io/v3/9aa3d95b3bc440fa88ea12eaa4456161';
    expect(offered(['https://eth.llamarpc.com'], [key])).toEqual([key]);
    expect(offered(['https://eth.llamarpc.com'], [])).toEqual([]);
  });

  it('exist for every built-in network', () => {
    for (const network of [mainnet, sepolia, base, arbitrum, optimism, polygon]) {
      expect(offeredRpcUrls(network)).toEqual(network.rpcUrls.default.http);
      expect(network.caipNetworkId).toBe(`eip155:${network.id}`);
    }
  });
});
