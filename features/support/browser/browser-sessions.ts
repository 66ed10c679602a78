/**
 * Sessions that were created by connecting in the modal, for later scenarios to restore. Many scenarios only
 * start after connecting, which would take a third of their time.
 */
import type { Page } from 'playwright-core';
import type { PageSettings } from '../page/settings/page-settings.js';
import type { SessionKeeper } from '../world/driver.js';
import type { BrowserFixture } from './browser-fixture.js';
import type { BrowserWalletUser } from './browser-wallet-user.js';
import { type KeptSession, laySession, readSession } from './kept-session.js';
import { sessionKind } from './session-kind.js';

export class BrowserSessions implements SessionKeeper {
  readonly #fixture: BrowserFixture;
  readonly #holders: ReadonlyMap<string, BrowserWalletUser>;
  readonly #seen: () => readonly [Page | undefined, PageSettings];
  #next: KeptSession | undefined;

  /** `seen`: the page, once it is open, and its settings. */
  constructor(
    fixture: BrowserFixture,
    holders: ReadonlyMap<string, BrowserWalletUser>,
    seen: () => readonly [Page | undefined, PageSettings],
  ) {
    this.#fixture = fixture;
    this.#holders = holders;
    this.#seen = seen;
  }

  resume(wallet: string): boolean {
    const kind = this.#kindOf(wallet);
    this.#next = kind === undefined ? undefined : this.#fixture.sessions.get(kind);
    return this.#next !== undefined;
  }

  async keep(wallet: string): Promise<void> {
    const kind = this.#kindOf(wallet);
    if (kind !== undefined) this.#fixture.sessions.set(kind, await this.read());
  }

  read(): Promise<KeptSession> {
    const [page] = this.#seen();
    if (!page) throw new Error('The page has not been opened yet.');
    return page.evaluate(readSession);
  }

  /** Loads the page for the first time, with the stored session to restore. */
  async load(page: Page, load: () => Promise<void>): Promise<void> {
    const session = this.#next;
    this.#next = undefined;
    const { origin } = new URL(this.#fixture.demo.url);
    const script = session && (await page.addInitScript(laySession, [origin, session] as const));
    await load();
    // A reload finds what the page has stored since then.
    await script?.dispose();
  }

  /** Undefined if the scenario shows connecting. */
  #kindOf(wallet: string): string | undefined {
    const { networks } = this.#fixture.sandbox.world.settings;
    const usual = this.#holders.get(wallet)?.isAsUsual;
    return usual ? sessionKind(wallet, this.#seen()[1], { networks }) : undefined;
  }
}
