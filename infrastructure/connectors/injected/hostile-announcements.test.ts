import { describe, expect, it } from 'vitest';
import { announceWallet } from '../../fakes/announce-wallet.js';
import { scriptedDevice } from '../../fakes/scripted-device.js';
import { scriptedProvider } from '../../fakes/scripted-provider.js';
import { scriptedWallet } from '../../fakes/scripted-wallet.js';
import { valuesOf } from '../../fakes/verify.js';
import { virtualTime } from '../../fakes/virtual-time.js';
import * as walletCode from '../eip1193/connect-provider.js';
import { injectedConnector } from './injected-connector.js';

function setUp(ethereum?: unknown) {
  const target: EventTarget & { ethereum?: unknown } = new EventTarget();
  if (ethereum !== undefined) target.ethereum = ethereum;
  const device = scriptedDevice();
  const { scheduler } = virtualTime();
  const connector = injectedConnector({
    target,
    scheduler,
    log: device.log,
    announced: true,
    legacy: true,
    load: () => walletCode,
  });
  const lists: string[][] = [];
  const watch = () => connector.wallets$.subscribe((wallets) => lists.push(wallets.map(({ id }) => id)));
  return { target, device, connector, lists, watch };
}

function announceScripted(target: EventTarget, name: string) {
  const wallet = scriptedWallet({ name });
  const provider = scriptedProvider(wallet);
  announceWallet(target, { wallet: wallet.wallet, provider });
  return { wallet, provider, id: wallet.wallet.id };
}

describe('malicious browser wallets', () => {
  it('cannot be replaced by one that uses their name', async () => {
    const { target, device, connector, lists, watch } = setUp();
    const { wallet, provider } = announceScripted(target, 'Alpha');
    watch();
    const evil = scriptedProvider(scriptedWallet());
    announceWallet(target, { wallet: wallet.wallet, provider: evil, uuid: 'another' });
    await valuesOf(connector.connect('test.alpha'));
    expect(lists).toEqual([['test.alpha']]);
    expect([provider.requests.length, evil.requests.length]).toEqual([2, 0]);
    expect(device.lines.map(({ message }) => message)).toEqual([
      'A second wallet announced itself as test.alpha and was ignored',
    ]);
  });

  it('are reached one by one, even if all claim to be the same', async () => {
    const claimants = [1, 2, 3].map(() => Object.assign(scriptedProvider(scriptedWallet()), { isMetaMask: true }));
    const { connector } = setUp({ request: () => Promise.reject(new Error('wrong door')), providers: claimants });
    const ids = ['injected:metamask', 'injected:metamask-2', 'injected:metamask-3'];
    for (const [index, id] of ids.entries()) {
      await valuesOf(connector.connect(id));
      expect(claimants.map(({ requests }) => requests.length > 0)).toEqual([true, index > 0, index > 1]);
    }
  });

  it('are not called through a request that was replaced later', async () => {
    const { target, connector, watch } = setUp();
    const { provider, id } = announceScripted(target, 'Alpha');
    watch();
    provider.request = () => Promise.resolve(['0x000000000000000000000000000000000000dEaD']);
    const [step] = await valuesOf(connector.connect(id));
    expect(step?.type === 'connected' && step.links[0].accounts[0].address).not.toContain('dEaD');
  });

  it('cause no more work or log lines by announcing themselves a thousand times', () => {
    const { target, device, lists, watch } = setUp();
    watch();
    const same = scriptedProvider(scriptedWallet());
    const loud = { id: 'test.loud', name: 'Loud' };
    for (let time = 0; time < 1000; time++) {
      const detail = { info: { uuid: `u-${time}`, rdns: 'test.loud', name: 'Loud', icon: '' }, provider: { ...same } };
      target.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
      target.dispatchEvent(
        new CustomEvent('eip6963:announceProvider', {
          detail: Object.defineProperty({}, 'provider', { get: () => expect.unreachable('trap') }),
        }),
      );
    }
    expect(lists).toEqual([[], [loud.id]]);
    expect(device.lines.map(({ message }) => message)).toEqual([
      'A malformed announcement of a wallet was ignored',
      'A second wallet announced itself as test.loud and was ignored',
    ]);
  });

  it('stay what they were when they announced themselves', async () => {
    const { target, connector, lists, watch } = setUp();
    const honest = scriptedProvider(scriptedWallet({ name: 'Alpha' }));
    const other = scriptedProvider(scriptedWallet());
    const info = { uuid: '1', name: 'Alpha', rdns: 'test.alpha', icon: 'data:image/png,x' };
    const detail = { info, provider: honest };
    watch();
    target.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
    Object.assign(info, { name: 'Evil', rdns: 'test.evil', icon: 'https://tracker.example' });
    detail.provider = other;
    expect(lists.at(-1)).toEqual(['test.alpha']);
    await valuesOf(connector.connect('test.alpha'));
    expect([honest.requests.length > 0, other.requests.length]).toEqual([true, 0]);
  });

  it('may announce themselves frozen or through a proxy', async () => {
    const { target, connector, lists, watch } = setUp();
    const provider = Object.freeze(scriptedProvider(scriptedWallet()));
    const info = new Proxy(Object.freeze({ uuid: '1', name: 'Alpha', rdns: 'test.alpha', icon: '' }), {});
    target.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: Object.freeze({ info, provider }) }));
    watch();
    target.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: new Proxy({ info, provider }, {}) }));
    expect(lists).toEqual([[], ['test.alpha']]);
    await expect(valuesOf(connector.connect('test.alpha'))).resolves.toHaveLength(1);
  });

  it('are reached one by one, if three announce themselves and all claim to be the same', async () => {
    const { target, connector, lists, watch } = setUp();
    const claimants = ['Alpha', 'Beta', 'Gamma'].map((name) => {
      const wallet = scriptedWallet({ name });
      const provider = Object.assign(scriptedProvider(wallet), { isMetaMask: true });
      announceWallet(target, { wallet: { ...wallet.wallet, name: 'MetaMask' }, provider });
      return { id: wallet.wallet.id, provider };
    });
    watch();
    expect(lists).toEqual([claimants.map(({ id }) => id)]);
    for (const [index, { id }] of claimants.entries()) {
      await valuesOf(connector.connect(id));
      expect(claimants.map(({ provider }) => provider.requests.length > 0)).toEqual([true, index > 0, index > 1]);
    }
  });

  it('keep a connection if another announces itself with their name', async () => {
    const { target, connector, watch } = setUp();
    const { wallet, provider, id } = announceScripted(target, 'Alpha');
    watch();
    const [step] = await valuesOf(connector.connect(id));
    const evil = scriptedProvider(scriptedWallet({ connected: true }));
    for (const uuid of ['another', `uuid-${id}`])
      announceWallet(target, { wallet: wallet.wallet, provider: evil, uuid });
    const [again] = await valuesOf(connector.connect(id));
    const [restored] = await valuesOf(connector.restore(id, 'eip155'));
    const links = [step, again]
      .map((each) => (each?.type === 'connected' ? each.links[0] : undefined))
      .concat(restored);
    for (const link of links) expect(link?.provider).toBe(provider);
    expect(evil.requests).toEqual([]);
  });

  it('survive malformed and hostile announcements', () => {
    const { target, device, lists, watch } = setUp();
    const hostile = Object.defineProperty({}, 'info', {
      get: () => {
        throw new Error('boo');
      },
    });
    for (const detail of [undefined, null, 7, {}, hostile]) {
      target.addEventListener('eip6963:requestProvider', () =>
        target.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail })),
      );
    }
    announceScripted(target, 'Alpha');
    watch();
    target.dispatchEvent(new Event('eip6963:announceProvider'));
    expect(lists).toEqual([['test.alpha']]);
    expect(device.lines).toHaveLength(1);
  });
});
