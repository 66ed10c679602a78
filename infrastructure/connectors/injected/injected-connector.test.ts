import { setMaxListeners } from 'node:events';
import { createWallet } from '@johanneskares/wallet-mock';
import { numberToHex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { foundry } from 'viem/chains';
import { describe, expect, it } from 'vitest';
import { announceWallet } from '../../fakes/announce-wallet.js';
import { scriptedDevice } from '../../fakes/scripted-device.js';
import { scriptedProvider } from '../../fakes/scripted-provider.js';
import { scriptedWallet } from '../../fakes/scripted-wallet.js';
import { valuesOf, verifyFails } from '../../fakes/verify.js';
import { virtualTime } from '../../fakes/virtual-time.js';
import * as walletCode from '../eip1193/connect-provider.js';
import { injected } from './index.js';
import { injectedConnector } from './injected-connector.js';

const KEY = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80';

function setUp(ethereum?: unknown) {
  const target: EventTarget & { ethereum?: unknown } = new EventTarget();
  if (ethereum !== undefined) target.ethereum = ethereum;
  const time = virtualTime();
  const device = scriptedDevice();
  const options = {
    target,
    scheduler: time.scheduler,
    log: device.log,
    announced: true,
    legacy: true,
    load: () => walletCode,
  };
  const connector = injectedConnector(options);
  const lists: string[][] = [];
  const watch = () => connector.wallets$.subscribe((wallets) => lists.push(wallets.map(({ id }) => id)));
  return { target, time, device, options, connector, lists, watch };
}

function announceScripted(target: EventTarget, name: string) {
  const wallet = scriptedWallet({ name });
  const provider = scriptedProvider(wallet);
  announceWallet(target, { wallet: wallet.wallet, provider });
  return { wallet, provider, id: wallet.wallet.id };
}

describe('browser wallets', () => {
  it('fail if the code for requests cannot be loaded, and connect once it can', async () => {
    const { target, options } = setUp();
    const answers = [() => Promise.reject(new Error('offline')), () => Promise.resolve(walletCode)];
    const connector = injectedConnector({ ...options, load: () => answers.shift()?.() ?? expect.unreachable() });
    const { wallet, id } = announceScripted(target, 'Alpha');
    await verifyFails(connector.connect(id), 'request-failed');
    expect(wallet.asked).toEqual([]);
    await expect(valuesOf(connector.connect(id))).resolves.toHaveLength(1);
    await expect(valuesOf(connector.connect(id))).resolves.toHaveLength(1);
  });

  it('get requests in the same tick once a visitor has seen them', async () => {
    const { target, options } = setUp();
    const connector = injectedConnector({ ...options, load: () => Promise.resolve(walletCode) });
    const { provider, id } = announceScripted(target, 'Alpha');
    connector.prepare?.();
    await Promise.resolve();
    connector.connect(id).subscribe();
    expect(provider.requests).toHaveLength(1);
  });

  it('are listed at once, together, and again if one is late', () => {
    const { target, lists, watch } = setUp();
    announceScripted(target, 'Alpha');
    announceScripted(target, 'Beta');
    watch();
    expect(lists).toEqual([['test.alpha', 'test.beta']]);
    announceScripted(target, 'Gamma');
    expect(lists.slice(1)).toEqual([['test.alpha', 'test.beta', 'test.gamma']]);
  });

  it('are observed only while subscribed, and asked again by the next subscriber', () => {
    const { target, connector, lists, watch } = setUp();
    let asked = 0;
    target.addEventListener('eip6963:requestProvider', () => asked++);
    const watching = watch();
    watch().unsubscribe();
    watching.unsubscribe();
    announceScripted(target, 'Alpha');
    expect(lists).toEqual([[], []]);
    watch();
    expect(asked).toBe(3);
    expect(lists[2]).toEqual(['test.alpha']);
    expect(connector.id).toBe('injected');
  });

  it('are reported to all subscribers', () => {
    const { target, lists, watch } = setUp();
    watch();
    watch();
    announceScripted(target, 'Alpha');
    expect(lists).toEqual([[], [], ['test.alpha'], ['test.alpha']]);
  });

  it('are listed once, however often they announce themselves', () => {
    const { target, device, lists, watch } = setUp();
    const { wallet, provider } = announceScripted(target, 'Alpha');
    watch();
    announceWallet(target, { wallet: wallet.wallet, provider });
    announceWallet(target, { wallet: wallet.wallet, provider: { ...provider } });
    expect(lists).toEqual([['test.alpha']]);
    expect(device.lines).toEqual([]);
  });

  it('are identified by name without an rdns, and by uuid if the name could be another’s', () => {
    const { target, lists, watch } = setUp(scriptedProvider(scriptedWallet()));
    const provider = { request: () => Promise.resolve() };
    announceWallet(target, { wallet: { id: 'x', name: 'Nameless', rdns: 'none' }, provider });
    announceWallet(target, {
      wallet: { id: 'y', name: 'injected', rdns: 'none' },
      provider: { ...provider },
      uuid: 'u-1',
    });
    watch();
    expect(lists).toEqual([['Nameless', 'u-1', 'injected']]);
  });

  it('at window.ethereum are listed if they appear late with an event', () => {
    const { target, lists, watch } = setUp();
    watch();
    target.ethereum = scriptedProvider(scriptedWallet());
    target.dispatchEvent(new Event('ethereum#initialized'));
    expect(lists).toEqual([[], ['injected']]);
  });

  it('at window.ethereum are not listed once they have announced themselves', () => {
    const wallet = scriptedWallet({ name: 'Alpha' });
    const provider = scriptedProvider(wallet);
    const { target, lists, watch } = setUp(provider);
    watch();
    announceWallet(target, { wallet: wallet.wallet, provider });
    expect(lists).toEqual([['injected'], ['test.alpha']]);
  });

  it('can be excluded by kind', () => {
    const { target, options } = setUp(scriptedProvider(scriptedWallet()));
    announceScripted(target, 'Alpha');
    const shown = (kinds: object) => {
      let ids: string[] = [];
      injectedConnector({ ...options, ...kinds }).wallets$.subscribe((wallets) => (ids = wallets.map(({ id }) => id)));
      return ids;
    };
    expect(shown({ legacy: false })).toEqual(['test.alpha']);
    expect(shown({ announced: false })).toEqual(['injected']);
  });

  it('are limited in number', () => {
    const { target, device, lists, watch } = setUp();
    setMaxListeners(0, target);
    watch();
    for (let index = 0; index < 105; index++) announceScripted(target, `Wallet ${index}`);
    expect(lists.at(-1)).toHaveLength(100);
    expect(device.lines).toHaveLength(1);
  });
});

describe('restoring an earlier connection', () => {
  const restoreLate = async (after: number) => {
    const { target, time, connector } = setUp();
    const wallet = scriptedWallet({ name: 'Alpha', connected: true });
    const restoring = valuesOf(connector.restore('test.alpha', 'eip155'));
    time.advance(after);
    announceWallet(target, { wallet: wallet.wallet, provider: scriptedProvider(wallet) });
    const [link] = await restoring;
    return link?.wallet.id;
  };

  it('waits a second for a wallet that announces itself late', async () => {
    expect(await restoreLate(999)).toBe('test.alpha');
  });

  it('does not wait longer', async () => {
    expect(await restoreLate(1000)).toBeUndefined();
  });
});

describe('the handle', () => {
  const context = { networks: [], storage: { get: () => undefined, set: () => undefined } };

  it('has no wallets outside a browser', async () => {
    const { scheduler } = virtualTime();
    const connector = await injected().load({ ...context, device: scriptedDevice(), scheduler });
    let wallets: unknown;
    connector.wallets$.subscribe((value) => (wallets = value));
    expect(wallets).toEqual([]);
    await verifyFails(connector.connect('injected'), 'wallet-not-found');
  });
});

it('works with an independent wallet', async () => {
  const account = privateKeyToAccount(KEY);
  const { target, connector } = setUp();
  const wallet = createWallet(account, {}, foundry);
  // Its announcing script creates a new provider for every announcement.
  const announceMock = () =>
    target.dispatchEvent(
      new CustomEvent('eip6963:announceProvider', {
        detail: Object.freeze({
          info: {
            uuid: 'mock',
            name: 'Mock Wallet',
            icon: 'data:image/svg+xml,<svg/>',
            rdns: 'com.example.mock-wallet',
          },
          provider: {
            request: (request: { method: string }) =>
              request.method === 'eth_chainId' ? numberToHex(31337) : wallet.request(request),
            on: () => undefined,
            removeListener: () => undefined,
          },
        }),
      }),
    );
  target.addEventListener('eip6963:requestProvider', announceMock);
  const [step] = await valuesOf(connector.connect('com.example.mock-wallet'));
  expect(step).toMatchObject({ links: [{ accounts: [{ address: account.address }], networkId: 'eip155:31337' }] });
});
