/**
 * The wallets' own window: a small panel at the edge of the page where their user answers. It opens on a request
 * and closes when all are answered. Alt+Shift+W moves the focus into it, as a dialog of the page may hold the Tab key.
 */

import { element } from '../../../servers/secure-site/frame/element.js';
import type { WorldSettings } from '../../world-settings.js';
import type { WalletRegistry } from '../wallet-registry.js';
import { keepFocus } from './keep-focus.js';
import { panelStyle } from './panel-style.js';
import { requestCard } from './request-card.js';
import { walletCard } from './wallet-card.js';

/** Events in a wallet's window do not reach the page below it. */
const PRIVATE_EVENTS = ['click', 'mousedown', 'pointerdown', 'touchstart', 'keydown', 'keyup', 'focusin', 'wheel'];

export function showPanel(registry: WalletRegistry, settings: WorldSettings): void {
  const host = element('div', { 'data-sandbox-panel': '', lang: 'en', dir: 'ltr' });
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(panelStyle);
  root.adoptedStyleSheets = [sheet];

  const cards = registry.wallets().map((wallet) => {
    const { note } = [
      ...settings.wallets,
      ...settings.solana.wallets,
      ...settings.bitcoin.wallets,
      ...settings.polkadot.wallets,
    ].find(({ name }) => name === wallet.info.name) ?? {
      note: '',
    };
    return walletCard(wallet, note);
  });
  const announcer = element('p', { role: 'status', className: 'note' });
  const requests = element('ul', { ariaLabel: 'Pending requests' });
  const wallets = element('div', { className: 'wallets' }, ...cards.map((card) => card.root));
  const body = element('div', { className: 'sheet', id: 'sandbox-wallets' }, announcer, requests, wallets);
  const count = element('span', { className: 'count' });
  const toggle = element(
    'button',
    { type: 'button', className: 'toggle', title: 'Alt+Shift+W', 'aria-keyshortcuts': 'Alt+Shift+W' },
    'Sandbox wallets',
    count,
  );
  toggle.setAttribute('aria-controls', body.id);
  root.append(element('div', { className: 'panel', role: 'region', ariaLabel: 'Sandbox wallets' }, body, toggle));
  const focus = keepFocus(host, root);

  /** `asking`: opened by a request, which is then shown alone. `open`: opened by the visitor. */
  let state: 'closed' | 'asking' | 'open' = 'closed';
  let shown: ReadonlyMap<string, HTMLElement> = new Map();
  const go = (next: typeof state) => {
    state = next;
    body.hidden = state === 'closed';
    wallets.hidden = state !== 'open';
    toggle.ariaExpanded = String(state !== 'closed');
  };
  toggle.onclick = () => go(state === 'open' ? 'closed' : 'open');

  const update = () => {
    for (const card of cards) card.update();
    const next = new Map<string, HTMLElement>();
    for (const wallet of registry.wallets()) {
      for (const request of wallet.control.pending()) {
        const key = `${request.wallet} ${request.id}`;
        next.set(key, shown.get(key) ?? requestCard(wallet, request));
      }
    }
    const news = [...next].filter(([key]) => !shown.has(key)).map(([, card]) => card);
    const focused = requests.contains(root.activeElement);
    for (const [key, card] of shown) if (!next.has(key)) card.remove();
    requests.append(...news);
    shown = next;
    count.textContent = String(next.size);
    count.hidden = next.size === 0;
    requests.hidden = next.size === 0;
    announcer.textContent = `${next.size === 0 ? 'No' : next.size} pending ${next.size === 1 ? 'request' : 'requests'}`;
    if (news.length > 0 && state === 'closed') go('asking');
    if (next.size === 0 && state === 'asking') go('closed');
    // The pressed button is gone: moves the focus to the next request, or back to where it was.
    if (focused && !requests.contains(root.activeElement)) focus.moveTo(requests.querySelector('.primary'), toggle);
  };

  // Several changes of one step are drawn once.
  let due = false;
  registry.onChange(() => {
    if (due) return;
    due = true;
    queueMicrotask(() => {
      due = false;
      update();
    });
  });
  for (const name of PRIVATE_EVENTS) host.addEventListener(name, (event) => event.stopPropagation());
  const onShortcut = (event: KeyboardEvent) => {
    if (!event.altKey || !event.shiftKey || event.code !== 'KeyW') return;
    event.preventDefault();
    if (state === 'closed') go('open');
    focus.enter(requests.querySelector('.primary') ?? toggle);
  };
  window.addEventListener('keydown', onShortcut, { capture: true });
  go('closed');
  update();
  document.body.append(host);
}
