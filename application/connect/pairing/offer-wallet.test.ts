import { describe, expect, it } from 'vitest';
import { scriptedConnector } from '../../../infrastructure/fakes/scripted-connector.js';
import { scriptedDevice } from '../../../infrastructure/fakes/scripted-device.js';
import { scriptedModal } from '../../../infrastructure/fakes/scripted-modal.js';
import { scriptedWallet } from '../../../infrastructure/fakes/scripted-wallet.js';
import { virtualTime } from '../../../infrastructure/fakes/virtual-time.js';
import { currentRoute } from '../../shell/router.js';
import { askedElsewhere } from '../selectors.js';

const FOX = { id: 'fox', name: 'Fox', mobileLink: 'fox://' };

/** A visitor connected to Fox, whose app was opened on the phone or scanned a code. */
async function connected({ opened = true, inline = false } = {}) {
  const time = virtualTime(1_700_000_000_000);
  const wallet = scriptedWallet({
    ...{ id: 'walletConnect', name: 'Fox', type: 'WALLET_CONNECT', connectorId: 'walletConnect' },
    ...{ scheduler: time.scheduler, knownNetworks: ['eip155:2'] },
  });
  const connector = scriptedConnector({ id: 'walletConnect', wallets: [wallet], scheduler: time.scheduler });
  connector.offerPairing('wc:1@2');
  wallet.willHang();
  const device = scriptedDevice({ mobile: true });
  const modal = scriptedModal({ connectors: [connector], device, time, options: { inline } });
  await modal.open();
  const outcome = modal.connect(FOX);
  if (opened) void modal.openWallet();
  const answer = () => {
    wallet.willApprove();
    wallet.answerPending();
    wallet.willHang();
  };
  answer();
  await outcome;
  const { core } = modal;
  const shown = () => {
    const { shell, router } = core.getState();
    return shell.open ? currentRoute(router).view : undefined;
  };
  return { modal, wallet, device, answer, shown, offered: () => askedElsewhere(core.getState())?.name };
}

describe('while the app of a connected wallet has a pending request', () => {
  it('the modal opens to offer it, and closes with the answer', async () => {
    const { modal, device, answer, shown, offered } = await connected();
    expect([shown(), offered()]).toEqual([undefined, undefined]);
    const signed = modal.signMessage('hello');
    expect([shown(), offered()]).toEqual(['continue-in-wallet', 'Fox']);
    void modal.openWallet();
    expect(device.apps.at(-1)).toBe('fox://');
    answer();
    expect(await signed).toMatchObject({ ok: true });
    expect([shown(), offered(), modal.getState().connect.opening]).toEqual([undefined, undefined, undefined]);
  });

  it('a second request opens it again, and it stays open for the first', async () => {
    const { modal, answer, shown } = await connected();
    void modal.signMessage('one');
    await modal.close();
    expect(shown()).toBeUndefined();
    void modal.signMessage('two');
    expect(shown()).toBe('continue-in-wallet');
    answer();
    expect(shown()).toBeUndefined();
  });

  it('a visible screen stays, with the offer below it', async () => {
    const { modal, answer, shown, offered } = await connected();
    await modal.open();
    void modal.signMessage('hello');
    expect([shown(), offered()]).toEqual(['account', 'Fox']);
    answer();
    expect([shown(), offered()]).toEqual(['account', undefined]);
    void modal.switchNetwork('eip155:2');
    expect([shown(), offered()]).toEqual(['switch-network', 'Fox']);
  });

  it('an inline modal does not cover the page', async () => {
    const { modal, shown, offered } = await connected({ inline: true });
    void modal.signMessage('hello');
    expect([shown(), offered()]).toEqual([undefined, 'Fox']);
  });

  it('a wallet that scanned a code cannot be opened here', async () => {
    const { modal, shown, offered } = await connected({ opened: false });
    void modal.signMessage('hello');
    expect([shown(), offered()]).toEqual([undefined, undefined]);
  });
});
