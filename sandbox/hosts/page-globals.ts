/** A page in Node, for React and for wallets that register themselves: a DOM without layout. */
import { Window } from 'happy-dom';

const NAMES = [
  ...['document', 'navigator', 'localStorage', 'HTMLElement', 'HTMLIFrameElement', 'Node', 'Event', 'CustomEvent'],
  ...['location', 'Element', 'HTMLInputElement', 'ShadowRoot', 'addEventListener', 'removeEventListener'],
];

const nothing = () => undefined;

/** Nothing has a size here. */
class NoObserver {
  readonly observe = nothing;
  readonly disconnect = nothing;
}

class NoSheet {
  readonly replaceSync = nothing;
}

/** For a whole file: React's remaining work at its end needs the page, too. */
export function openPage(): void {
  const page = new Window({ url: 'http://localhost' });
  const made: Record<string, unknown> = { window: page };
  for (const name of NAMES) made[name] = onPage(Reflect.get(page, name), page, name);
  Object.assign(made, {
    CSS: { supports: () => true, escape: (text: string) => text },
    matchMedia: () => ({ matches: false, addEventListener: nothing, removeEventListener: nothing }),
    ResizeObserver: NoObserver,
    MutationObserver: NoObserver,
    getComputedStyle: () => ({ direction: 'ltr', getPropertyValue: () => '' }),
    requestAnimationFrame: (run: () => void) => setTimeout(run),
    cancelAnimationFrame: clearTimeout,
  });
  Object.assign(page, { CSSStyleSheet: NoSheet });
  for (const [name, value] of Object.entries(made))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}

/** Functions of the window have to be called on it. */
function onPage(value: unknown, page: Window, name: string): unknown {
  return typeof value === 'function' && name.endsWith('Listener') ? value.bind(page) : value;
}
