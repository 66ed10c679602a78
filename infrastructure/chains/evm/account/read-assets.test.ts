import { firstValueFrom, NEVER } from 'rxjs';
import { describe, expect, it } from 'vitest';
import type { Link } from '../../../../application/ports/link.js';
import type { Wallet } from '../../../../domain/wallet/wallet.js';
import { virtualTime } from '../../../fakes/virtual-time.js';
import { askWallet } from '../ask-wallet.js';
import { mainnet } from '../networks.js';
import { readAssets } from './read-assets.js';

const ADDRESS = `0x${'a1'.repeat(20)}`;
const DAI = `0x${'da'.repeat(20)}`;
const ETHER = { networkId: mainnet.caipNetworkId, ...mainnet.nativeCurrency };
const CAPABLE = { '0x1': { assetDiscovery: { supported: true } } };

const asset = (address: string, change: object = {}, described: object = {}) => ({
  ...{ address, balance: '0x64', type: address === 'native' ? 'NATIVE' : 'ERC20' },
  metadata: { name: 'Dai', symbol: 'DAI', decimals: 2, price: 1, iconUrl: '', ...described },
  ...change,
});

/** A wallet that answers by method; a thrown value is its refusal. */
function setting(answers: Readonly<Record<string, () => unknown>>, type: Wallet['type'] = 'ANNOUNCED') {
  const asked: { method: string; params?: unknown }[] = [];
  const time = virtualTime();
  const provider = {
    request({ method, params }: { method: string; params?: unknown }): unknown {
      asked.push({ method, params });
      const answer = answers[method];
      return answer ? answer() : Promise.reject(Object.assign(new Error('No such method'), { code: 4200 }));
    },
  };
  const link: Link = {
    wallet: { id: 'a', type, name: 'A', namespace: 'eip155', connectorId: 'a' },
    accounts: [{ namespace: 'eip155', address: ADDRESS, type: 'eoa' }],
    networkId: mainnet.caipNetworkId,
    changes$: NEVER,
    provider,
    disconnect: () => NEVER,
  };
  const read = readAssets(askWallet(time.scheduler));
  return { asked, time, read: () => firstValueFrom(read(link, ADDRESS, mainnet, [ETHER])) };
}

const telling = (...assets: unknown[]) =>
  setting({ wallet_getCapabilities: () => CAPABLE, wallet_getAssets: () => ({ '0x1': assets }) });

describe('S7.4 the assets that a wallet reports', () => {
  it('are requested for the network in use, once the wallet has reported support', async () => {
    const { asked, read } = telling(asset('native', {}, { decimals: 18 }), asset(DAI));
    expect(await read()).toEqual([
      { token: ETHER, amount: 100n, price: '1' },
      {
        token: { networkId: 'eip155:1', name: 'Dai', symbol: 'DAI', decimals: 2, address: DAI },
        amount: 100n,
        price: '1',
      },
    ]);
    expect(asked).toEqual([
      { method: 'wallet_getCapabilities', params: [ADDRESS] },
      { method: 'wallet_getAssets', params: [{ account: ADDRESS, chainFilter: ['0x1'] }] },
    ]);
  });

  it.each([
    ['nothing', undefined],
    ['another network', { '0x89': { assetDiscovery: { supported: true } } }],
    ['no discovery', { '0x1': {} }],
    ['something like yes', { '0x1': { assetDiscovery: { supported: 'true' } } }],
  ])('are not requested from a wallet with the capability %s', async (_, capabilities) => {
    const { asked, read } = setting({ wallet_getCapabilities: () => capabilities });
    expect(await read()).toBeUndefined();
    expect(asked).toHaveLength(1);
  });

  it('are not requested again from a wallet that does not know the method', async () => {
    const { asked, read } = setting({});
    expect([await read(), await read()]).toEqual([undefined, undefined]);
    expect(asked).toHaveLength(1);
  });

  it('are not requested from a wallet on another device', async () => {
    const { asked, read } = setting({ wallet_getCapabilities: () => CAPABLE }, 'WALLET_CONNECT');
    expect([await read(), asked]).toEqual([undefined, []]);
  });

  it('are waited for at most two seconds', async () => {
    const { time, read } = setting({ wallet_getCapabilities: () => new Promise(() => undefined) });
    const answer = read();
    time.advance(2_000);
    expect(await answer).toBeUndefined();
  });
});

describe('S5.12 an answer', () => {
  it.each([
    ['null', null],
    ['a list', [asset(DAI)]],
    ['about another network', { '0x89': [asset(DAI)] }],
    ['with one asset that is none', { '0x1': [asset('native'), { address: DAI }] }],
    [
      'that throws when it is looked at',
      new Proxy(
        {},
        {
          ownKeys: () => {
            throw new Error('Boo');
          },
        },
      ),
    ],
  ])('%s is ignored', async (_, answer) => {
    const { read } = setting({ wallet_getCapabilities: () => CAPABLE, wallet_getAssets: () => answer });
    expect(await read()).toBeUndefined();
  });

  it('S5.11 drops assets without decimals, without an address, and duplicates', async () => {
    const { read } = telling(
      asset(`0x${'70'.repeat(20)}`, {}, { decimals: 0 }),
      asset('0x12'),
      asset(DAI),
      asset(DAI.toUpperCase().replace('0X', '0x'), { balance: '0x1' }),
    );
    expect((await read())?.map(({ token, amount }) => [token.symbol, amount])).toEqual([['DAI', 100n]]);
  });

  it('does not override what the site knows better, and is sanitized', async () => {
    const { read } = telling(
      asset('native', {}, { name: 'Free money', symbol: '$$$', decimals: 18 }),
      asset(DAI, {}, { name: `Dai\u202e${'x'.repeat(99)}`, iconUrl: 'https://tracker.example/dai.png' }),
    );
    const [ether, dai] = (await read()) ?? [];
    expect(ether?.token).toEqual(ETHER);
    expect(dai?.token.name).toBe(`Dai ${'x'.repeat(35)}…`);
    expect(dai?.token.iconUrl).toBeUndefined();
  });
});
