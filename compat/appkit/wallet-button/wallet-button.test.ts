import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { changeEmail, enterCode, enterEmailCode, logInByEmail } from '../../../application/login/actions.js';
import { scriptedConnector, scriptedEmbedded, scriptedWallet } from '../../../infrastructure/fakes/index.js';
import type { AppKit } from '../app-kit.js';
import { asAppKit, scriptedModal, walletToPair } from '../tests/scripted-kit.js';
import { createAppKitWalletButton } from './wallet-button.js';

let appKit: AppKit;
afterEach(() => appKit.porthole.destroy());
// A page has one instance; each test file has its own.
afterAll(() => void vi.resetModules());

/** A page with MetaMask, wallets to pair with, and an embedded wallet. */
function page() {
  const wallet = scriptedWallet({ name: 'MetaMask', rdns: 'io.metamask' });
  const { far, relay } = walletToPair();
  const embedded = scriptedEmbedded();
  const modal = scriptedModal({
    connectors: [scriptedConnector({ wallets: [wallet] }).handle, relay.handle, embedded.handle],
    features: { email: true, socials: ['google'] },
  });
  appKit = asAppKit(modal);
  return { wallet, far, embedded, modal, buttons: createAppKitWalletButton() };
}

describe('a wallet button', () => {
  it('is ready once wallets have been discovered', async () => {
    const { buttons } = page();
    const told = vi.fn();
    expect(buttons.isReady()).toBe(false);
    const end = buttons.subscribeIsReady(told);
    await expect.poll(() => told.mock.calls).toEqual([[{ isReady: true }]]);
    expect(buttons.isReady()).toBe(true);
    end();
  });

  it('connects the installed wallet with its name', async () => {
    const { buttons, wallet, modal } = page();
    const reached = await buttons.connect('metamask');
    expect(reached).toEqual({ chainNamespace: 'eip155', chainId: 1, address: wallet.accounts[0].address });
    expect(modal.getState().connect.connections.eip155).toMatchObject({ wallet: { name: 'MetaMask' } });
    expect(modal.getState().shell.open).toBe(false);
  });

  it('pairs with a wallet that is not installed, with its name and links', async () => {
    const { buttons, far, modal } = page();
    far.willHang('connect');
    const reached = buttons.connect('rainbow');
    await expect
      .poll(() => modal.getState().connect.attempt)
      .toMatchObject({ listed: { name: 'Rainbow', mobileLink: 'rainbow://' }, pairing: { uri: 'wc:1@2?symKey=3' } });
    expect(modal.getState().shell.open).toBe(true);
    far.willApprove('connect');
    far.answerPending();
    expect((await reached).address).toBe(far.accounts[0].address);
  });

  it('pairs with a wallet that is not listed, under the name on the button, and with any wallet', async () => {
    const { buttons, far, modal } = page();
    far.willReject('connect');
    await expect(buttons.connect('timeless-x')).rejects.toThrow('Connection rejected');
    expect(modal.getState().connect.attempt?.listed?.name).toBe('Timeless X');
    far.willApprove('connect');
    expect((await buttons.connect('walletConnect')).address).toBe(far.accounts[0].address);
  });

  it('rejects with the reason, and with the failure as cause', async () => {
    const { buttons, wallet, modal } = page();
    wallet.willReject('connect');
    await expect(buttons.connect('metamask')).rejects.toMatchObject({
      message: 'Connection rejected',
      cause: { code: 'rejected' },
    });
    wallet.willHang('connect');
    const left = buttons.connect('metamask');
    const ended = expect(left).rejects.toThrow('Modal closed');
    await expect.poll(() => wallet.pending).toBe(1);
    await modal.close();
    await ended;
    await expect(buttons.connect('no-such-wallet')).rejects.toMatchObject({ cause: { code: 'wallet-not-found' } });
  });

  it('says that a later request replaced it, not that the visitor left', async () => {
    const { buttons, wallet, modal } = page();
    wallet.willHang('connect');
    const replaced = expect(buttons.connect('metamask')).rejects.toThrow('A later request replaced it');
    await expect.poll(() => wallet.pending).toBe(1);
    void modal.connect('walletConnect');
    await replaced;
  });

  it('logs in by email once the visitor has entered it', async () => {
    const { buttons, embedded, modal } = page();
    const reached = buttons.connect('email');
    await expect.poll(() => modal.getState().shell.open).toBe(true);
    await logInByEmail(modal, 'ada@site.example');
    await enterCode(modal, embedded.mails[0]?.code ?? '');
    expect(embedded.addresses).toContain((await reached).address);
    await modal.disconnect();
    const left = expect(buttons.connect('email')).rejects.toThrow('Modal closed');
    await expect.poll(() => modal.getState().shell.open).toBe(true);
    await modal.close();
    await left;
  });

  it('logs in with a social account', async () => {
    const { buttons, embedded, modal } = page();
    const reached = buttons.connect('google');
    await expect.poll(() => modal.getState().login.attempt).toMatchObject({ provider: 'google' });
    embedded.agree('Ada');
    expect(embedded.addresses).toContain((await reached).address);
    await modal.disconnect();
    const closed = expect(buttons.connect('google')).rejects.toThrow('Popup closed');
    await expect.poll(() => modal.getState().login.attempt).toMatchObject({ provider: 'google' });
    embedded.closeWindow();
    await closed;
  });
});

describe('the change of the email', () => {
  it('resolves with the new one', async () => {
    const { buttons, embedded, modal } = page();
    await expect(buttons.updateEmail()).rejects.toThrow('No wallet is connected by email');
    await logInByEmail(modal, 'ada@site.example');
    await enterCode(modal, embedded.mails[0]?.code ?? '');
    const updated = buttons.updateEmail();
    await expect.poll(() => modal.getState().router.history.at(-1)).toEqual({ view: 'update-email-wallet' });
    await changeEmail(modal, 'grace@site.example');
    await enterEmailCode(modal, embedded.mails.at(-1)?.code ?? '');
    await enterEmailCode(modal, embedded.mails.at(-1)?.code ?? '');
    expect(await updated).toEqual({ email: 'grace@site.example' });
    const left = expect(buttons.updateEmail()).rejects.toThrow('Modal closed');
    await expect.poll(() => modal.getState().shell.open).toBe(true);
    await modal.close();
    await left;
  });
});
