import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { canGoBack, type View } from '../../../application/shell/router.js';
import { createModal } from '../../../infrastructure/create-modal.js';
import {
  SCRIPTED_NETWORKS,
  scriptedChain,
  scriptedConnector,
  scriptedDevice,
  scriptedWallet,
} from '../../../infrastructure/fakes/index.js';
import { memoryStorage } from '../../../infrastructure/storage/memory-storage.js';
import { reactWindow, unmount } from '../../../scripts/react-window.js';
import { ModalContext } from '../../modal-context.js';
import { useModal } from '../../use-modal.js';
import { useShownState } from './use-shown-state.js';
import { useShownView } from './use-shown-view.js';
import { loadView } from './view-table.js';

/** Screens whose module arrives right after they were asked for, once. */
const arriving = vi.hoisted(() => new Set<string>());
vi.mock('./view-table.js', async (original) => {
  const table = await original<typeof import('./view-table.js')>();
  return { ...table, loadedView: (view: View) => (arriving.delete(view) ? undefined : table.loadedView(view)) };
});

const window = reactWindow(['navigator', 'requestAnimationFrame']);
/** The rendered ones, in order. */
const screens: string[] = [];
/** Those that were rendered with a state in which they have something to go back to. */
const withBack: string[] = [];
const stops: (() => Promise<void>)[] = [];
afterEach(() => Promise.all(stops.splice(0).map((stop) => stop())));

function Screens() {
  const { shown } = useShownView(useModal((state) => state.shell.open));
  const state = useShownState(shown);
  if (shown && screens.at(-1) !== shown.route.view) screens.push(shown.route.view);
  if (shown && canGoBack(state.router)) withBack.push(shown.route.view);
  return null;
}

/** Renders a closed modal that lists one wallet. */
async function drawn() {
  const wallet = scriptedWallet();
  const modal = createModal({
    ...{ networks: SCRIPTED_NETWORKS, services: false, device: scriptedDevice(), storage: memoryStorage() },
    chains: [scriptedChain().handle],
    connectors: [scriptedConnector({ wallets: [wallet] }).handle],
  });
  screens.length = 0;
  withBack.length = 0;
  await loadView('connecting-wallet');
  const root = createRoot(window.document.createElement('div') as never);
  root.render(
    <ModalContext.Provider value={modal}>
      <Screens />
    </ModalContext.Provider>,
  );
  stops.push(async () => {
    await unmount(root);
    modal.destroy();
  });
  return { wallet, modal };
}

it('a wallet that does not answer at once gets a waiting screen, which closes when the visitor goes back', async () => {
  const { wallet, modal } = await drawn();
  await modal.open();
  await expect.poll(() => screens).toEqual(['connect']);
  wallet.willHang('connect');
  void modal.connect(wallet.wallet.id);
  await expect.poll(() => screens).toEqual(['connect', 'connecting-wallet']);
  await modal.back();
  await expect.poll(() => screens).toEqual(['connect', 'connecting-wallet', 'connect']);
});

it('the screen before a waiting screen keeps its state', async () => {
  const { wallet, modal } = await drawn();
  await modal.open();
  await expect.poll(() => screens).toEqual(['connect']);
  wallet.willHang('connect');
  void modal.connect(wallet.wallet.id);
  await expect.poll(() => withBack).toContain('connecting-wallet');
  expect(withBack).not.toContain('connect');
});

it('a wallet that answers at once gets none', async () => {
  const { wallet, modal } = await drawn();
  await modal.open();
  await expect.poll(() => screens).toEqual(['connect']);
  // The timer for the waiting screen does not fire.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  await modal.connect(wallet.wallet.id);
  expect(modal.getState().connect.connections).toMatchObject({ eip155: { status: 'connected' } });
  vi.useRealTimers();
  expect(screens).toEqual(['connect']);
});

it('a screen whose module arrives between drawing and the effects of drawing is shown', async () => {
  const { modal } = await drawn();
  await modal.open();
  await expect.poll(() => screens).toEqual(['connect']);
  await loadView('networks');
  arriving.add('networks');
  await modal.open({ route: { view: 'networks' } });
  await expect.poll(() => screens).toEqual(['connect', 'networks']);
});
