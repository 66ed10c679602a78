import { defer, EMPTY, Subject, throwError } from 'rxjs';
import type { Device, Platform } from '../../application/ports/device.js';
import { Failure } from '../../domain/failure/failure.js';

/** Options of `scriptedDevice`: the platform and the page's origin. */
export interface ScriptedDeviceOptions extends Partial<Platform> {
  readonly origin?: string;
}

/** One line that the modal logged. */
export interface LogLine {
  readonly level: 'info' | 'warn' | 'error';
  readonly message: string;
  readonly detail: unknown;
}

/** A fake device that records its calls. */
export interface ScriptedDevice extends Device {
  /** The content of the clipboard. */
  readonly clipboard: string;
  /** URLs of the opened tabs, oldest first. */
  readonly tabs: readonly string[];
  /** Links of the opened wallets, oldest first. */
  readonly apps: readonly string[];
  /** Lines logged, oldest first. */
  readonly lines: readonly LogLine[];
  /** The visitor leaves the page for the opened app. */
  goAway(): void;
  /** The visitor returns to the page. */
  comeBack(): void;
  /** Hides the page (true), as in a background tab, or shows it (false). */
  hide(hidden?: boolean): void;
  /** Makes copying fail (true) or work (false). */
  refuseClipboard(refuse?: boolean): void;
}

/** Creates a fake device. Default: a desktop at `https://dapp.example` without `window.ethereum`. */
export function scriptedDevice(options: ScriptedDeviceOptions = {}): ScriptedDevice {
  const { origin = 'https://dapp.example', mobile = false, injectedProvider = false } = options;
  const tabs: string[] = [];
  const apps: string[] = [];
  const leaving$ = new Subject<'away' | 'back'>();
  const lines: LogLine[] = [];
  let clipboard = '';
  let refusing = false;
  let hidden = false;
  return {
    platform: {
      mobile,
      injectedProvider,
      system: options.system,
      telegram: options.telegram ?? false,
      inApp: options.inApp ?? false,
      standalone: options.standalone ?? false,
    },
    origin,
    tabs,
    apps,
    lines,
    get hidden() {
      return hidden;
    },
    get clipboard() {
      return clipboard;
    },
    copy: (text) =>
      defer(() => {
        if (refusing) return throwError(() => new Failure('copy-failed'));
        clipboard = text;
        return EMPTY;
      }),
    openTab: (url) => void tabs.push(url),
    openApp: (url) =>
      defer(() => {
        apps.push(url);
        return leaving$;
      }),
    goAway: () => leaving$.next('away'),
    comeBack: () => leaving$.next('back'),
    log: (level, message, detail) => void lines.push({ level, message, detail }),
    hide(now = true) {
      hidden = now;
    },
    refuseClipboard(refuse = true) {
      refusing = refuse;
    },
  };
}
