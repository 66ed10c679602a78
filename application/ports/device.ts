import type { Observable } from 'rxjs';

/** The machine and page the modal runs on. */
export interface Device {
  readonly platform: Platform;
  /** The page's origin, such as `https://app.example`. */
  readonly origin: string;
  /** Whether the page is hidden, such as in a background tab. Absent: it is visible. */
  readonly hidden?: boolean;
  /** Copies text to the clipboard. Completes, or fails with `copy-failed`. */
  copy(text: string): Observable<never>;
  /** Opens a URL in a new tab, without `window.opener`. Call it inside a user gesture. */
  openTab(url: string): void;
  /**
   * Opens a wallet by a link: `https://`, or a custom scheme such as `fox://`. Subscribe inside a user gesture. Emits `away` when the visitor
   * leaves the page and `back` when they return, until unsubscribed. Never fails.
   */
  openApp(url: string): Observable<'away' | 'back'>;
  /** Writes a line for developers to the console. */
  log(level: 'info' | 'warn' | 'error', message: string, detail?: unknown): void;
}

/** What is known about the browser and the system. */
export interface Platform {
  /** A coarse pointer or a phone's user agent. */
  readonly mobile: boolean;
  /** Any provider injected as `window.ethereum`. */
  readonly injectedProvider: boolean;
  /** The system of a phone, where known. */
  readonly system?: 'ios' | 'android' | undefined;
  /** The page is shown inside Telegram. */
  readonly telegram?: boolean;
  /** The page is an installed web app, in a separate window. */
  readonly standalone?: boolean;
  /** The page is shown inside an app's web view: links with custom schemes often do not work there. */
  readonly inApp?: boolean;
}
