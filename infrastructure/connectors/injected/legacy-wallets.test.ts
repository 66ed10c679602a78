import { describe, expect, it } from 'vitest';
import { legacyWallets } from './legacy-wallets.js';

const request = () => Promise.resolve();
const list = (target: object, announced: never[] = []) => legacyWallets(target, announced, () => undefined);
const shown = (target: object) => list(target).map(({ wallet }) => [wallet.id, wallet.name]);

describe('window.ethereum', () => {
  it('is one unnamed wallet', () => {
    const ethereum = { request, isMetaMask: true };
    expect(list({ ethereum })).toEqual([
      {
        wallet: {
          id: 'injected',
          type: 'INJECTED',
          name: 'Browser Wallet',
          namespace: 'eip155',
          connectorId: 'injected',
        },
        provider: ethereum,
      },
    ]);
  });

  it.each([undefined, null, 7, 'ethereum', {}, { request: true }])('is nothing if it is %o', (ethereum) => {
    expect(shown({ ethereum })).toEqual([]);
  });

  it('is left out if it has announced itself', () => {
    const provider = { request };
    const announced = [{ wallet: { id: 'a.b' } as never, provider }];
    expect(legacyWallets({ ethereum: provider }, announced, () => undefined)).toEqual([]);
    const other = { request };
    const both = { request, providers: [provider, other] };
    expect(legacyWallets({ ethereum: both }, announced, () => undefined).map((each) => each.provider)).toEqual([other]);
  });

  it('is several wallets if they share the property, distinguished by more than their claims', () => {
    const providers = [
      { request, isMetaMask: true },
      { request, isMetaMask: true },
      { request, isMetaMask: true, isRabby: true },
      { request },
      { request, isMetaMask: 'yes' },
    ];
    const found = list({ ethereum: { request, providers } });
    expect(found.map(({ wallet }) => [wallet.id, wallet.name])).toEqual([
      ['injected:metamask', 'MetaMask'],
      ['injected:metamask-2', 'MetaMask 2'],
      ['injected:rabby-wallet', 'Rabby Wallet'],
      ['injected:browser-wallet', 'Browser Wallet'],
      ['injected:browser-wallet-2', 'Browser Wallet 2'],
    ]);
    expect(found.map(({ provider }) => provider)).toEqual(providers);
  });

  it('is read safely', () => {
    const throwing = {
      get ethereum() {
        throw new Error('no');
      },
    };
    expect(shown(throwing)).toEqual([]);
    const ethereum = Object.defineProperty({ request }, 'providers', {
      get: () => {
        throw new Error('no');
      },
    });
    expect(shown({ ethereum })).toEqual([]);
    const many = { request, providers: [null, 7, ...Array.from({ length: 500 }, () => ({ request }))] };
    expect(shown({ ethereum: many })).toHaveLength(18);
    const same = { request };
    expect(shown({ ethereum: { request, providers: [same, same] } })).toEqual([['injected', 'Browser Wallet']]);
  });
});
