import { describe, expect, it } from 'vitest';
import { scriptedConnector } from '../../../infrastructure/fakes/scripted-connector.js';
import { scriptedDevice } from '../../../infrastructure/fakes/scripted-device.js';
import { scriptedModal } from '../../../infrastructure/fakes/scripted-modal.js';
import { scriptedWallet } from '../../../infrastructure/fakes/scripted-wallet.js';
import { virtualTime } from '../../../infrastructure/fakes/virtual-time.js';
import type { Platform } from '../../ports/device.js';
import { walletOf } from '../selectors.js';

const FOX = {
  id: 'fox',
  name: 'Fox',
  mobileLink: 'fox://',
  universalLink: 'https://fox.example/app',
  desktopLink: 'foxdesk',
  webappLink: 'https://app.fox.example/',
};
const URI = 'wc:abc@2?x=1';
const ENCODED = 'wc%3Aabc%402%3Fx%3D1';

function visit({ link = true, ...platform }: Partial<Platform> & { readonly link?: boolean } = {}) {
  const time = virtualTime(1_700_000_000_000);
  const wallet = scriptedWallet({
    ...{ id: 'walletConnect', name: 'Fox', type: 'WALLET_CONNECT', connectorId: 'walletConnect' },
    scheduler: time.scheduler,
  });
  const connector = scriptedConnector({ id: 'walletConnect', wallets: [wallet], scheduler: time.scheduler });
  connector.offerPairing(URI);
  wallet.willHang('connect');
  const device = scriptedDevice({ mobile: true, ...platform });
  const { mobileLink: _, universalLink: __, ...linkless } = FOX;
  const modal = scriptedModal({ connectors: [connector], device, time });
  const choose = async () => {
    await modal.open();
    const outcome = modal.connect(link ? FOX : linkless);
    return { outcome };
  };
  const approve = () => {
    wallet.willApprove();
    wallet.answerPending();
  };
  const opening = () => modal.getState().connect.opening;
  return { time, wallet, device, connector, modal, choose, approve, opening };
}

describe('opening the wallet that is paired with', () => {
  it.each([
    ['mobile', {}, `fox://wc?uri=${ENCODED}`],
    ['mobile', { inApp: true }, `https://fox.example/app/wc?uri=${ENCODED}`],
    ['universal', {}, `https://fox.example/app/wc?uri=${ENCODED}`],
    ['desktop', {}, `foxdesk://wc?uri=${ENCODED}`],
    ['web', {}, `https://app.fox.example/wc?uri=${ENCODED}`],
    ['mobile', { system: 'android', telegram: true }, `fox://wc?uri=${encodeURIComponent(ENCODED)}`],
    ['mobile', { system: 'ios', telegram: true }, `fox://wc?uri=${ENCODED}`],
    ['web', { system: 'android', telegram: true }, `https://app.fox.example/wc?uri=${ENCODED}`],
  ] as const)('%s %j', async (way, platform, link) => {
    const { modal, device, choose } = visit(platform);
    await choose();
    void modal.openWallet(way);
    expect(device.apps).toEqual([link]);
  });

  it('fails, and opens nothing, without a link', async () => {
    const { modal, device, choose } = visit({ link: false });
    await choose();
    expect(await modal.openWallet()).toMatchObject({ ok: false, failure: { code: 'wallet-not-found' } });
    expect(device.apps).toEqual([]);
  });

  it('counts as not installed after a while, as long as the page stays visible', async () => {
    const { modal, time, choose, opening } = visit();
    await choose();
    const outcome = modal.openWallet();
    expect(opening()).toBe('opening');
    time.advance(2499);
    expect(opening()).toBe('opening');
    time.advance(1);
    expect(opening()).toBe('unopened');
    time.advance(499);
    expect(opening()).toBe('unopened');
    time.advance(1);
    expect(opening()).toBe('late');
    time.advance(1999);
    expect(opening()).toBe('late');
    time.advance(1);
    expect(opening()).toBe('stuck');
    expect(await outcome).toMatchObject({ ok: true });
  });

  it('may succeed late, as after a prompt of the browser', async () => {
    const { modal, time, device, choose, opening } = visit();
    await choose();
    void modal.openWallet();
    time.advance(4_000);
    device.goAway();
    expect(opening()).toBe('away');
    time.advance(10_000);
    expect(opening()).toBe('away');
  });

  it('notices that the visitor is away, and waits five seconds for the answer after they return', async () => {
    const { modal, time, device, choose, opening } = visit();
    await choose();
    void modal.openWallet();
    time.advance(1000);
    device.goAway();
    expect(opening()).toBe('away');
    time.advance(60_000);
    expect(opening()).toBe('away');
    device.comeBack();
    expect(opening()).toBe('back');
    time.advance(4999);
    expect(opening()).toBe('back');
    time.advance(1);
    expect(opening()).toBeUndefined();
  });

  it('notices a visitor who comes back briefly and leaves again', async () => {
    const { modal, time, device, choose, opening } = visit();
    await choose();
    void modal.openWallet();
    device.goAway();
    device.comeBack();
    time.advance(1000);
    device.goAway();
    time.advance(10_000);
    expect(opening()).toBe('away');
  });

  it('ends when the modal is closed, and reports nothing afterwards', async () => {
    const { modal, time, device, choose, opening } = visit();
    await choose();
    const outcome = modal.openWallet();
    await modal.close();
    expect(opening()).toBeUndefined();
    time.advance(10_000);
    device.goAway();
    expect(opening()).toBeUndefined();
    expect(await outcome).toMatchObject({ ok: true });
  });

  it('opens the same app for later requests, without the pairing', async () => {
    const { modal, device, choose, approve } = visit();
    const { outcome } = await choose();
    void modal.openWallet();
    device.goAway();
    approve();
    await outcome;
    expect(walletOf(modal.getState())?.appLink).toBe('fox://');
    expect(modal.getState().connect.recent[0]).toEqual({ id: 'fox', name: 'Fox', mobileLink: 'fox://' });
    void modal.openWallet();
    expect(device.apps.at(-1)).toBe('fox://');
  });

  it('keeps to the link that works inside other apps', async () => {
    const { modal, device, choose, approve } = visit({ inApp: true });
    const { outcome } = await choose();
    void modal.openWallet();
    device.goAway();
    approve();
    await outcome;
    void modal.openWallet();
    expect(device.apps.at(-1)).toBe('https://fox.example/app/');
  });

  it('still does so after a reload', async () => {
    const { modal, device, connector, choose, approve } = visit();
    const { outcome } = await choose();
    void modal.openWallet();
    approve();
    await outcome;
    const again = scriptedModal({ connectors: [connector], device, storage: modal.storage });
    expect(walletOf(again.getState())?.appLink).toBe('fox://');
    void again.openWallet();
    expect(device.apps.at(-1)).toBe('fox://');
  });

  it.each([
    [true, 'web', 'https://app.fox.example/'],
    [false, 'web', 'https://app.fox.example/'],
    [true, 'universal', 'https://fox.example/app/'],
  ] as const)(
    'opens the page that was chosen instead of the app for later requests: on a phone %s, %s',
    async (mobile, way, home) => {
      const { modal, device, choose, approve } = visit({ mobile });
      const { outcome } = await choose();
      void modal.openWallet(way);
      device.goAway();
      approve();
      await outcome;
      void modal.openWallet();
      expect(device.apps.at(-1)).toBe(home);
      expect(modal.getState().connect.recent[0]?.mobileLink).toBe(walletOf(modal.getState())?.appLink);
    },
  );

  it('opens for later requests what was opened last', async () => {
    const { modal, device, choose, approve } = visit();
    const { outcome } = await choose();
    void modal.openWallet('web');
    void modal.openWallet();
    approve();
    await outcome;
    void modal.openWallet();
    expect(device.apps.at(-1)).toBe('fox://');
  });

  it('does not treat a desktop program as the app of a phone', async () => {
    const { modal, choose, approve } = visit({ mobile: false });
    const { outcome } = await choose();
    void modal.openWallet('desktop');
    approve();
    await outcome;
    expect(walletOf(modal.getState())?.appLink).toBeUndefined();
  });

  it('does not open a wallet that scanned the code, since it may be anywhere', async () => {
    const { modal, choose, approve } = visit();
    const { outcome } = await choose();
    approve();
    await outcome;
    expect(walletOf(modal.getState())?.appLink).toBeUndefined();
    expect(await modal.openWallet()).toMatchObject({ ok: false });
  });
});

describe('copying the pairing', () => {
  it('copies exactly the pairing, and shows a message', async () => {
    const { modal, device, choose } = visit();
    await choose();
    await modal.copyPairing();
    expect(device.clipboard).toBe(URI);
    expect(modal.getState().notices.snack).toMatchObject({ kind: 'success', message: 'link-copied' });
  });

  it('shows an error if it cannot be copied', async () => {
    const { modal, device, choose } = visit();
    await choose();
    device.refuseClipboard();
    await modal.copyPairing();
    expect(modal.getState().notices.snack).toMatchObject({ kind: 'error', message: 'copy-failed' });
  });
});
