/** The machine and page the modal runs on, as reported by the browser. On a server it is a plain desktop. */
import { Observable } from 'rxjs';
import type { Device } from '../../application/ports/device.js';
import { Failure } from '../../domain/failure/failure.js';
import { consoleLog } from './console-log.js';

/** The domain has the rules for links; this only rejects what must never run in the page. */
const APP_LINK = /^(?!javascript|vbscript|data|blob|file)[a-z][a-z\d+.-]*:\/\/\S*$/i;
const PHONES = /android|webos|iphone|ipad|ipod|blackberry|opera mini/i;

export function browserDevice(): Device {
  return {
    get platform() {
      return {
        ...{ mobile: isMobile(), injectedProvider: hasInjectedProvider(), system: system() },
        ...{ telegram: inTelegram(), inApp: inApp(), standalone: isInstalled() },
      };
    },
    get origin() {
      return globalThis.location?.origin ?? '';
    },
    get hidden() {
      return globalThis.document?.hidden;
    },
    copy: (text) =>
      new Observable<never>((subscriber) => {
        copyText(text).then(
          () => subscriber.complete(),
          (cause) => subscriber.error(new Failure('copy-failed', 'The clipboard cannot be written', { cause })),
        );
      }),
    openTab(url) {
      // A script URL must not get from a network's settings into the page.
      if (/^https?:\/\//i.test(url)) window.open(url, '_blank', 'noopener,noreferrer');
      else consoleLog('warn', 'An address that is not of the web was not opened', url);
    },
    openApp: (url) =>
      new Observable((subscriber) => {
        const stop = watchLeaving((seen) => subscriber.next(seen));
        if (APP_LINK.test(url)) window.open(url, targetOf(url), /^https?:/i.test(url) ? 'noreferrer,noopener' : '');
        else consoleLog('warn', 'A link that leads to no app was not opened', url);
        return stop;
      }),
    log: consoleLog,
  };
}

function system(): 'ios' | 'android' | undefined {
  if (typeof navigator === 'undefined') return undefined;
  if (/iphone|ipad|ipod/i.test(navigator.userAgent)) return 'ios';
  return /android/i.test(navigator.userAgent) ? 'android' : undefined;
}

function inTelegram(): boolean {
  return ['TelegramWebviewProxy', 'Telegram', 'TelegramWebviewProxyProto'].some((name) => name in globalThis);
}

/** The second property exists on iOS only. */
function isInstalled(): boolean {
  const { matchMedia, navigator } = globalThis;
  return (
    (matchMedia?.('(display-mode: standalone)').matches ?? false) ||
    (typeof navigator === 'object' && 'standalone' in navigator && navigator.standalone === true)
  );
}

/** In-app views identify themselves, or omit what every browser of the system includes. */
function inApp(): boolean {
  const hiding = /; wv\)|FBA[NV]|Instagram|Line\/|MicroMessenger|iP(hone|ad)(?!.*Safari)/;
  return inTelegram() || hiding.test(globalThis.navigator?.userAgent);
}

/**
 * Web pages open in a tab, so that this page stays if no app takes the link; so does everything inside Telegram and other apps, whose own
 * web view follows no app links. A custom scheme does not navigate away, and only the top frame may follow it.
 */
function targetOf(url: string): string {
  if (/^https?:/i.test(url) || inApp()) return '_blank';
  return window.top === window ? '_self' : '_top';
}

function watchLeaving(notify: (seen: 'away' | 'back') => void): () => void {
  const onVisibility = () => notify(document.visibilityState === 'hidden' ? 'away' : 'back');
  const onBlur = () => notify('away');
  const onFocus = () => notify('back');
  document.addEventListener('visibilitychange', onVisibility);
  // A desktop program opens beside the page, which stays visible.
  if (!isMobile()) {
    window.addEventListener('blur', onBlur);
    window.addEventListener('focus', onFocus);
  }
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('blur', onBlur);
    window.removeEventListener('focus', onFocus);
  };
}

function isMobile(): boolean {
  if (typeof navigator === 'undefined') return false;
  return PHONES.test(navigator.userAgent) || (globalThis.matchMedia?.('(pointer: coarse)').matches ?? false);
}

function hasInjectedProvider(): boolean {
  try {
    return Boolean(Reflect.get(globalThis, 'ethereum'));
  } catch {
    return false;
  }
}

async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch (error) {
    // No permission, no secure context, or a frame without access: the older way still works during a user gesture.
    if (!copyByEvent(text)) throw error;
  }
}

/** Handles the browser's own copy command: needs no element in the page, so neither focus nor a dialog is disturbed. */
function copyByEvent(text: string): boolean {
  let written = false;
  const onCopy = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
    event.stopImmediatePropagation();
    written = event.clipboardData !== null;
  };
  document.addEventListener('copy', onCopy, { capture: true, once: true });
  try {
    return document.execCommand('copy') && written;
  } finally {
    document.removeEventListener('copy', onCopy, { capture: true });
  }
}
