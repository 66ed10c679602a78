import { Window } from 'happy-dom';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createModal } from '../../../../infrastructure/create-modal.js';
import {
  SCRIPTED_NETWORKS,
  scriptedChain,
  scriptedConnector,
  scriptedDevice,
  scriptedWallet,
} from '../../../../infrastructure/fakes/index.js';
import { memoryStorage } from '../../../../infrastructure/storage/memory-storage.js';
import { AppKit } from '../../app-kit.js';
import { keepInstance } from '../../instance.js';
import { defineWalletButton } from '../wallet-element.js';
import { AppKitWalletButton, useAppKitUpdateEmail, useAppKitWallet } from './index.js';

type Seen = ReturnType<typeof useAppKitWallet> & { email: ReturnType<typeof useAppKitUpdateEmail> };

const window = new Window();
beforeAll(() => {
  for (const name of ['document', 'window', 'customElements', 'HTMLElement'] as const)
    vi.stubGlobal(name, Reflect.get(window, name) ?? window);
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  defineWalletButton();
});
afterAll(async () => {
  vi.unstubAllGlobals();
  // The instance is one for a page: other files have theirs.
  vi.resetModules();
  await window.happyDOM.close();
});

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

/** A page with the hooks and the element on it, and MetaMask in reach. */
async function page() {
  const wallet = scriptedWallet({ name: 'MetaMask', rdns: 'io.metamask' });
  const place = window.document.createElement('div');
  window.document.body.append(place);
  const root = createRoot(place as never);
  root.render(<Reader />);
  const modal = createModal({
    ...{ networks: SCRIPTED_NETWORKS, services: false, device: scriptedDevice(), storage: memoryStorage() },
    chains: [scriptedChain().handle],
    connectors: [scriptedConnector({ wallets: [wallet] }).handle],
  });
  // After its components, as a page does that loads its configuration late.
  await expect.poll(() => seen.now?.isReady).toBe(false);
  keepInstance(new AppKit({ networks: SCRIPTED_NETWORKS, projectId: 'a' }, modal));
  await expect.poll(() => seen.now?.isReady).toBe(true);
  const button = () => place.querySelector('appkit-wallet-button')?.shadowRoot?.querySelector('button');
  const stop = async () => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    await act(async () => root.unmount());
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    modal.destroy();
  };
  return { seen: () => seen.now as Seen, wallet, modal, button, stop };
}

it('hooks and the element connect one wallet, and say how it ended', async () => {
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
  // Who is connected needs it no more.
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
