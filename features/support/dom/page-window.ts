/** The window that the shell is rendered in: a DOM without layout, created once for each run. */
import { Window } from 'happy-dom';
import type { Platform } from '../../../application/ports/device.js';
import type { LanguageSettings } from '../page/settings/language-settings.js';
import { boxOf, ENDLESS } from './no-layout.js';
import { readableText } from './readable-text.js';

/** The globals that the shell and React use. */
const GLOBALS = [
  'document',
  'Node',
  'Element',
  'HTMLElement',
  'HTMLInputElement',
  'ShadowRoot',
  'customElements',
  'addEventListener',
  'removeEventListener',
  'location',
] as const;
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15';
const LINUX = 'Mozilla/5.0 (X11; Linux x86_64)';

const nothing = () => undefined;

/** Sizes never change here. */
class NoObserver {
  readonly observe = nothing;
  readonly unobserve = nothing;
  readonly disconnect = nothing;
}

/** Styles have no effect here. */
class NoSheet {
  readonly replaceSync = nothing;
}

let made: Window | undefined;
/** Uncaught errors of the page. */
let errors: unknown[] = [];
/** All observers: a browser removes them with their targets, this DOM does not. */
let observers: { disconnect(): void }[] = [];

function define(name: string, value: unknown): void {
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}

function makeWindow(): Window {
  const window = new Window({
    settings: {
      disableJavaScriptFileLoading: true,
      disableCSSFileLoading: true,
      disableIframePageLoading: true,
      handleDisabledFileLoadingAsSuccess: true,
      navigation: { disableMainFrameNavigation: true, disableChildPageNavigation: true },
    },
  });
  Object.defineProperties(window.HTMLElement.prototype, {
    innerText: {
      get(this: HTMLElement) {
        return readableText(this);
      },
    },
    getBoundingClientRect: {
      value(this: HTMLElement) {
        return boxOf(this);
      },
    },
    scrollHeight: { value: ENDLESS },
  });
  Object.assign(window, { CSSStyleSheet: NoSheet, open: () => null });
  define('window', window);
  for (const name of GLOBALS) {
    const value: unknown = window[name];
    define(name, typeof value === 'function' && name.endsWith('Listener') ? value.bind(window) : value);
  }
  // The shell would create Node's events, which this DOM does not accept; other code in this process needs Node's.
  const dispatch = window.document.dispatchEvent.bind(window.document);
  const { CustomEvent: OwnEvent } = globalThis;
  window.document.dispatchEvent = (event: unknown) =>
    dispatch(
      event instanceof OwnEvent
        ? new window.CustomEvent(event.type, { detail: event.detail })
        : (event as Parameters<typeof dispatch>[0]),
    );
  const { MutationObserver } = window;
  define(
    'MutationObserver',
    class extends MutationObserver {
      constructor(callback: ConstructorParameters<typeof MutationObserver>[0]) {
        super(callback);
        observers.push(this);
      }
    },
  );
  define('reportError', (error: unknown) => errors.push(error));
  define('innerWidth', 1024);
  define('innerHeight', ENDLESS);
  define('ResizeObserver', NoObserver);
  define('CSS', { supports: () => true, escape: (text: string) => text });
  define('getComputedStyle', () => ({ direction: 'ltr', borderBottomLeftRadius: '0px', getPropertyValue: () => '' }));
  const frame = (run: (now: number) => void) => setTimeout(() => run(performance.now()), 16);
  define('requestAnimationFrame', frame);
  define('cancelAnimationFrame', clearTimeout);
  return window;
}

/** Opens an empty page at that URL on that device. Returns a function that closes it and throws its uncaught errors. */
export function openPage(
  origin: string,
  { mobile, injectedProvider }: Platform,
  { pageLanguage, visitorLanguages }: LanguageSettings,
): () => void {
  made ??= makeWindow();
  made.happyDOM.setURL(origin);
  document.documentElement.lang = pageLanguage;
  define('navigator', {
    userAgent: mobile ? IPHONE : LINUX,
    language: visitorLanguages[0],
    languages: visitorLanguages,
    userActivation: { isActive: true },
  });
  define('matchMedia', (query: string) => ({
    matches: query.includes('reduced-motion') || (query.includes('coarse') && mobile),
    addEventListener: nothing,
    removeEventListener: nothing,
  }));
  if (injectedProvider) define('ethereum', {});
  return () => {
    Reflect.deleteProperty(globalThis, 'ethereum');
    for (const each of observers) each.disconnect();
    observers = [];
    document.documentElement.removeAttribute('lang');
    document.body.replaceChildren();
    const [error] = errors;
    errors = [];
    if (error !== undefined) throw error;
  };
}
