import { createRoot } from 'react-dom/client';
import { beforeAll, expect, it } from 'vitest';
import { scriptedConnector, scriptedWallet } from '../../../../infrastructure/fakes/index.js';
import { unmount } from '../../../../scripts/react-window.js';
import { hookWindow } from '../../tests/hook-window.js';
import { asAppKit, scriptedModal } from '../../tests/scripted-kit.js';
import { defineWalletButton } from '../wallet-element.js';
import { AppKitWalletButton, useAppKitUpdateEmail, useAppKitWallet } from './index.js';

type Seen = ReturnType<typeof useAppKitWallet> & { email: ReturnType<typeof useAppKitUpdateEmail> };

const window = hookWindow(['customElements', 'HTMLElement']);
beforeAll(defineWalletButton);

const told: unknown[] = [];
const seen: { now?: Seen } = {};

function Reader() {
  const button = useAppKitWallet({
    onSuccess: ({ address }) => told.push(address),
    onError: ({ message }) => told.push(message),
  });
  seen.now = { ...button, email: useAppKitUpdateEmail() };
  return <AppKitWalletButton wallet="metamask" />;
}

/** A page with the hooks and the element, and MetaMask installed. */
async function page() {
  const wallet = scriptedWallet({ name: 'MetaMask', rdns: 'io.metamask' });
  const place = window.document.createElement('div');
  window.document.body.append(place);
  const root = createRoot(place as never);
  root.render(<Reader />);
  const modal = scriptedModal({ connectors: [scriptedConnector({ wallets: [wallet] }).handle] });
  // After its components are mounted, as on a page that loads its configuration late.
  await expect.poll(() => seen.now?.isReady).toBe(false);
  asAppKit(modal);
  await expect.poll(() => seen.now?.isReady).toBe(true);
  const button = () => place.querySelector('appkit-wallet-button')?.shadowRoot?.querySelector('button');
  const stop = async () => {
    await unmount(root);
    modal.destroy();
  };
  return { seen: () => seen.now as Seen, wallet, modal, button, stop };
}

it('hooks and the element connect one wallet, and report the result', async () => {
  const { seen: now, wallet, modal, button, stop } = await page();
  const address = wallet.accounts[0].address;
  await expect.poll(() => button()?.textContent).toBe('MetaMask');
  expect(button()?.hasAttribute('aria-disabled')).toBe(false);

  wallet.willReject('connect');
  await now().connect('metamask');
  await expect.poll(now).toMatchObject({ isError: true, isPending: false, error: { message: 'Connection rejected' } });
  expect(told).toEqual(['Connection rejected']);
  button()?.click();
  await expect.poll(() => button()?.hasAttribute('data-failed')).toBe(true);

  wallet.willApprove('connect');
  await now().connect('metamask');
  await expect.poll(now).toMatchObject({ isSuccess: true, isError: false, data: { address, chainId: 1 } });
  expect(told).toEqual(['Connection rejected', address]);
  // A connected visitor does not need it any more.
  expect(button()?.getAttribute('aria-disabled')).toBe('true');
  await now().email.updateEmail();
  await expect
    .poll(() => now().email)
    .toMatchObject({ isError: true, error: { message: 'No wallet is connected by email' } });

  await modal.disconnect();
  await expect.poll(() => button()?.hasAttribute('aria-disabled')).toBe(false);
  button()?.click();
  await expect.poll(() => modal.getState().connect.connections.eip155).toMatchObject({ account: { address } });
  expect(button()?.hasAttribute('data-failed')).toBe(false);
  await stop();
});
