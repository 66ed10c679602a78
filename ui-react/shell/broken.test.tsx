/** Screens whose file cannot be fetched: the visitor can try again, and is never kept in. */
import { EMPTY, of } from 'rxjs';
import { afterEach, expect, it, vi } from 'vitest';
import type { Modal } from '../../application/modal/modal.js';
import type { Onramp, Swaps } from '../../application/ports/services.js';
import { createModal } from '../../infrastructure/create-modal.js';
import {
  SCRIPTED_NETWORKS,
  scriptedChain,
  scriptedConnector,
  scriptedWallet,
} from '../../infrastructure/fakes/index.js';
import type { ModalOptions } from '../../infrastructure/options.js';
import { reactWindow } from '../../scripts/react-window.js';

const network = vi.hoisted(() => ({ hangs: false, lost: false }));
vi.mock('../views/network/unsupported-network.js', () => {
  throw new Error('offline');
});
vi.mock('../views/network/networks.js', () => ({
  get Networks() {
    if (!network.hangs) throw new Error('offline');
    return new Promise(() => undefined);
  },
}));
vi.mock('../views/swap/swap-screens.js', async (original) => {
  const { SwapScreens } = await original<typeof import('../views/swap/swap-screens.js')>();
  return {
    get SwapScreens() {
      if (network.lost) throw new Error('offline');
      return SwapScreens;
    },
  };
});
vi.mock('../views/buy/buy-screens.js', async (original) => {
  const { BuyScreens } = await original<typeof import('../views/buy/buy-screens.js')>();
  return {
    get BuyScreens() {
      if (network.lost) throw new Error('offline');
      return BuyScreens;
    },
  };
});

/** What the shell uses of a browser. */
const BROWSER = [
  ...(['navigator', 'CSSStyleSheet', 'HTMLElement', 'Element', 'Node', 'MutationObserver'] as const),
  ...([
    'ResizeObserver',
    'matchMedia',
    'requestAnimationFrame',
    'cancelAnimationFrame',
    'getComputedStyle',
    'innerWidth',
  ] as const),
] as const;
reactWindow(BROWSER, { CSS: { supports: () => true }, requestIdleCallback: () => 0 });
let modal: Modal;
let unmount: () => void = () => undefined;

afterEach(async () => {
  Object.assign(network, { hangs: false, lost: false });
  unmount();
  modal.destroy();
  // The tree is unmounted in a task, which gives the focus back in another.
  for (const next of [setTimeout, setTimeout]) await new Promise<void>((done) => next(done));
});

async function start(services: ModalOptions['services'] = false) {
  const { mountShell } = await import('./mount-shell.js');
  const wallet = scriptedWallet({ name: 'Harbor' });
  modal = createModal({
    networks: SCRIPTED_NETWORKS,
    chains: [scriptedChain().handle],
    connectors: [scriptedConnector({ wallets: [wallet] }).handle],
    services,
  });
  modal.preload();
  await expect.poll(() => modal.getState().started).toBe(true);
  unmount = mountShell(modal, {});
  return wallet;
}

const shadow = () => document.querySelector('[data-porthole]')?.shadowRoot;
const dialog = () => shadow()?.querySelector('[role=dialog]');
const button = (name: string) =>
  [...(dialog()?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent === name);

it('stays while it is fetched again', async () => {
  await start();
  await modal.open({ route: { view: 'networks' } });
  await expect.poll(() => button('Try again')).toBeDefined();
  network.hangs = true;
  button('Try again')?.click();
  await expect.poll(() => button('Try again')?.getAttribute('aria-busy')).toBe('true');
  expect(dialog()?.textContent).toContain('Something went wrong');
});

it('has a button back to the account, whose own header has none', async () => {
  const wallet = await start();
  await modal.connect(wallet.wallet.id);
  await modal.open();
  await expect.poll(() => dialog()?.querySelector('[data-view=account]')).toBeTruthy();
  await modal.push({ view: 'networks' });
  await expect.poll(() => button('Try again')).toBeDefined();
  const back = dialog()?.querySelector<HTMLButtonElement>('[aria-label=Back]');
  expect(back).toBeTruthy();
  back?.click();
  await expect.poll(() => button('Try again')).toBeUndefined();
  expect(modal.getState().router.history).toMatchObject([{ view: 'account' }]);
});

it('one retry loads the swap screen and what has failed with it', async () => {
  const asked = vi.fn(() => of([]));
  const none = () => EMPTY;
  const swaps: Swaps = {
    ...{ tokens: asked, prices: none, quote: none, allowance: none, approval: none, build: none },
    gasPrice: () => of(1n),
  };
  const load = () => (network.lost ? Promise.reject(new Error('offline')) : Promise.resolve(swaps));
  const wallet = await start({ swaps: { id: 'swaps', load } });
  await modal.connect(wallet.wallet.id);
  network.lost = true;
  await modal.open({ route: { view: 'swap' } });
  await expect.poll(() => button('Try again')).toBeDefined();
  await expect.poll(() => modal.getState().swap?.status).toBe('failed');
  network.lost = false;
  button('Try again')?.click();
  await expect.poll(() => dialog()?.querySelector('[data-view=swap] form')).toBeTruthy();
  expect(asked).toHaveBeenCalledOnce();
});

it('one retry loads the screen for buying and what has failed with it', async () => {
  const none = () => EMPTY;
  const onramp: Onramp = {
    sellers: [{ id: 'till', name: 'Till', namespaces: ['eip155'], watched: false }],
    ...{ options: none, quote: none, page: none, purchases: none, show: () => false },
  };
  const load = () => (network.lost ? Promise.reject(new Error('offline')) : Promise.resolve(onramp));
  const wallet = await start({ onramp: { id: 'onramp', namespaces: ['eip155'], load } });
  await modal.connect(wallet.wallet.id);
  network.lost = true;
  await modal.open({ route: { view: 'on-ramp-providers' } });
  await expect.poll(() => button('Try again')).toBeDefined();
  await expect.poll(() => modal.getState().buy?.status).toBe('failed');
  network.lost = false;
  button('Try again')?.click();
  await expect.poll(() => dialog()?.querySelector('[data-view=on-ramp-providers]')).toBeTruthy();
  expect(button('Try again')).toBeUndefined();
  expect(modal.getState().buy?.status).toBe('loading');
});

it('offers to disconnect in place of a decision, which cannot be closed', async () => {
  const wallet = await start();
  await modal.connect(wallet.wallet.id);
  wallet.useNetwork('eip155:999');
  await expect.poll(() => button('Disconnect')).toBeDefined();
  await modal.close(true);
  expect(modal.getState().shell.open).toBe(true);
  button('Disconnect')?.click();
  await expect.poll(() => modal.getState().shell.open).toBe(false);
  expect(modal.getState().connect.connections).toMatchObject({ eip155: { status: 'disconnected' } });
  await expect.poll(() => shadow()?.querySelectorAll('[role=log] p').length).toBe(1);
});
