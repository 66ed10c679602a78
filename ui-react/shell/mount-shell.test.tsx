import { afterEach, expect, it } from 'vitest';
import type { Modal } from '../../application/modal/modal.js';
import type { ConnectorHandle } from '../../application/ports/handle.js';
import { createModal } from '../../infrastructure/create-modal.js';
import {
  SCRIPTED_NETWORKS,
  scriptedChain,
  scriptedConnector,
  scriptedWallet,
} from '../../infrastructure/fakes/index.js';
import { reactWindow } from '../../scripts/react-window.js';

const HARBOR = scriptedWallet({ name: 'Harbor' });
/** What the shell uses of a browser. */
const BROWSER = [
  ...(['navigator', 'CSSStyleSheet', 'HTMLElement', 'Element', 'Node', 'MutationObserver'] as const),
  ...([
    'ResizeObserver',
    'IntersectionObserver',
    'matchMedia',
    'requestAnimationFrame',
    'cancelAnimationFrame',
    'getComputedStyle',
  ] as const),
] as const;
reactWindow(BROWSER, {
  CSS: { supports: () => true },
  requestIdleCallback: (run: () => void) => idle.push(run),
});
const idle: (() => void)[] = [];
let modal: Modal;
let unmount: () => void = () => undefined;

afterEach(async () => {
  unmount();
  modal.destroy();
  // The tree is unmounted in a task, which gives the focus back in another.
  for (const next of [setTimeout, setTimeout]) await new Promise<void>((done) => next(done));
});

async function start(handle: ConnectorHandle, locale?: string): Promise<void> {
  modal = createModal({
    ...(locale && { locale }),
    networks: SCRIPTED_NETWORKS,
    chains: [scriptedChain().handle],
    connectors: [handle],
    services: false,
  });
  modal.preload();
  await expect.poll(() => modal.getState().started).toBe(true);
}

function shadowOf(): ShadowRoot {
  return document.querySelector('[data-porthole]')?.shadowRoot as ShadowRoot;
}

/** Runs what has been promised, but no later task. */
async function microtasks(): Promise<void> {
  for (let left = 20; left > 0; left -= 1) await undefined;
}

it('draws the list of wallets ahead once the core has started, and leaves nothing of it', async () => {
  const { mountShell } = await import('./mount-shell.js');
  await start(scriptedConnector({ wallets: [HARBOR] }).handle);
  await expect.poll(() => Object.keys(modal.getState().connect.wallets)).toHaveLength(1);
  unmount = mountShell(modal, {});
  const watcher = new MutationObserver(() => undefined);
  watcher.observe(shadowOf(), { childList: true, subtree: true });
  const drawn: (string | null)[] = [];
  const rest = () => {
    for (const run of idle.splice(0)) run();
    for (const { addedNodes } of watcher.takeRecords()) drawn.push(...[...addedNodes].map((each) => each.textContent));
    return drawn.join();
  };
  await expect.poll(rest).toContain('Harbor');
  expect(shadowOf().textContent).toBe('');
});

it('draws a modal that was opened before with the wallets that are already found, in the same task', async () => {
  const { mountShell } = await import('./mount-shell.js');
  await start(scriptedConnector({ wallets: [HARBOR] }).handle);
  await expect.poll(() => Object.keys(modal.getState().connect.wallets)).toHaveLength(1);
  await modal.open();
  unmount = mountShell(modal, {});
  await microtasks();
  expect(shadowOf().textContent).toContain('Harbor');
});

it('draws a modal that was opened before in the task in which the messages of its language arrive', async () => {
  const { mountShell } = await import('./mount-shell.js');
  await start(scriptedConnector({ wallets: [HARBOR] }).handle, 'de');
  await expect.poll(() => Object.keys(modal.getState().connect.wallets)).toHaveLength(1);
  await modal.open();
  unmount = mountShell(modal, {});
  const host = document.querySelector<HTMLElement>('[data-porthole]');
  const arrived = new Promise<void>((done) => {
    new MutationObserver(() => done()).observe(host as Node, { attributeFilter: ['lang'] });
  });
  await arrived;
  await microtasks();
  expect([host?.lang, shadowOf().textContent]).toEqual(['de', expect.stringContaining('Harbor')]);
});

it('draws an open modal in the task in which a connector reports its wallets, and no empty list before', async () => {
  const { mountShell } = await import('./mount-shell.js');
  const { handle } = scriptedConnector({ wallets: [HARBOR] });
  let report: () => void = () => undefined;
  const loaded = new Promise<void>((done) => {
    report = done;
  });
  await start({ ...handle, load: (context) => loaded.then(() => handle.load(context)) });
  await modal.open();
  unmount = mountShell(modal, {});
  await microtasks();
  expect(shadowOf().textContent).toBe('');
  report();
  await microtasks();
  expect(shadowOf().textContent).toContain('Harbor');
});

it('is in the dialog of the page that has the focus, also when the modal was opened before the shell was there', async () => {
  const { mountShell } = await import('./mount-shell.js');
  await start(scriptedConnector({ wallets: [HARBOR] }).handle);
  const [dialog, button] = [document.createElement('div'), document.createElement('button')];
  dialog.setAttribute('role', 'dialog');
  dialog.append(button);
  document.body.append(dialog);
  button.focus();
  void modal.open();
  await expect.poll(() => modal.getState().shell.open).toBe(true);
  unmount = mountShell(modal, {});
  expect(document.querySelector('[data-porthole]')?.parentElement).toBe(dialog);
  dialog.remove();
});
