/** Prepares a page before its own scripts run: changes the browser's behaviour as a scenario needs it. */
import { SPREAD_TEXT } from '../../../../sandbox/examination/spread-text.js';
import { STORAGE_PREFIX } from '../../browser/stored-area.js';
import { CORRUPTED_STORAGE } from './corrupted-storage.js';
import type { PageSettings } from './page-settings.js';

/** Plain JavaScript, since it is run by the browser as it is. */
export function pagePreparation({ storage, clipboard, view, windows }: PageSettings): string {
  return [
    // The compiler uses this function to name functions; the page does not have it.
    'globalThis.__name = (target) => target;',
    HIDING,
    OPENED,
    windows ? '' : 'letOpen(false);',
    storage === 'fine' ? '' : STORAGE[storage],
    clipboard ? '' : CLIPBOARD,
    view === 'from right to left' ? RIGHT_TO_LEFT : '',
    view === 'with wide text spacing' ? SPREAD_TEXT : '',
  ].join('\n');
}

/** Wallets named in `hidden` do not announce themselves until they are revealed. */
const HIDING = `{
  const hidden = new Set((new URLSearchParams(location.search).get('hidden') ?? '').split(','));
  addEventListener('eip6963:announceProvider', (event) => {
    if (hidden.has(event.detail?.info?.name)) event.stopImmediatePropagation();
  }, true);
  globalThis.revealWallet = (name) => {
    hidden.delete(name);
    dispatchEvent(new Event('eip6963:requestProvider'));
    dispatchEvent(new Event('reveal:' + name));
  };
}`;

/** Records what the page opens, and opens it, unless the browser blocks windows. */
const OPENED = `{
  const opened = [];
  const { open } = globalThis;
  let windows = true;
  globalThis.open = (...call) => {
    opened.push(String(call[0]));
    return windows ? open.apply(globalThis, call) : null;
  };
  globalThis.letOpen = (value) => {
    windows = value;
  };
  globalThis.lastOpened = () => opened.at(-1);
}`;

const STORAGE = {
  forbidden: `Object.defineProperty(globalThis, 'localStorage', {
    get() { throw new DOMException('The operation is insecure.', 'SecurityError'); },
  });`,
  full: `{
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, value) {
      if (key.startsWith('${STORAGE_PREFIX}')) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      return setItem.call(this, key, value);
    };
  }`,
  corrupted: `if (!sessionStorage.getItem('corrupted')) {
    sessionStorage.setItem('corrupted', 'yes');
    for (const [key, value] of Object.entries(${JSON.stringify(CORRUPTED_STORAGE)})) localStorage.setItem('${STORAGE_PREFIX}' + key, value);
  }`,
} as const;

const CLIPBOARD = `{
  navigator.clipboard.writeText = () => Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'));
  document.execCommand = () => false;
}`;

const RIGHT_TO_LEFT = `addEventListener('DOMContentLoaded', () => {
  document.documentElement.dir = 'rtl';
});`;
