/** A scripted machine and page that record their calls. */
import { defer, EMPTY, Subject, throwError } from 'rxjs';
import type { Device, Platform } from '../../application/ports/device.js';
import { Failure } from '../../domain/failure/failure.js';

/** What the platform is like, and which origin the page has. */
export interface ScriptedDeviceOptions extends Partial<Platform> {
  readonly origin?: string;
}

/** One line that the modal logged. */
export interface LogLine {
  readonly level: 'info' | 'warn' | 'error';
  readonly message: string;
  readonly detail: unknown;
}

export interface ScriptedDevice extends Device {
  /** What is on the clipboard. */
  readonly clipboard: string;
  /** Addresses of the tabs opened, oldest first. */
  readonly tabs: readonly string[];
  /** Links of the wallets opened, oldest first. */
  readonly apps: readonly string[];
  /** Lines written to the console, oldest first. */
  readonly lines: readonly LogLine[];
  /** The visitor switches from the page to the app that was opened. */
  goAway(): void;
  /** The visitor returns to the page. */
  comeBack(): void;
  /** The page's tab lies behind another from now on (true), or does not. */
  hide(hidden?: boolean): void;
  /** From now on copying fails (true) or works (false). */
  refuseClipboard(refuse?: boolean): void;
}

/** A desktop at `https://dapp.example` without `window.ethereum`, by default. */
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
