/** The browser's tabs with the dapp's page, and the active one. */
import type { BrowserContext, Page } from 'playwright-core';
import { lastSession, readScriptRuns } from '../page/page-dapp.js';
import { waitUntil } from '../world/wait-until.js';

export class BrowserTabs {
  readonly #pages: Page[] = [];
  #page: Page | undefined;

  get page(): Page | undefined {
    return this.#page;
  }

  /** A tab with nothing in it: at first the one that its profile may have kept. */
  async open(context: BrowserContext): Promise<Page> {
    const [kept] = this.#page ? [] : context.pages();
    return kept ?? (await context.newPage());
  }

  /** Makes this page the active one, whether it is new or not. */
  show(page: Page): void {
    if (!this.#pages.includes(page)) this.#pages.push(page);
    this.#page = page;
  }

  /** Whether there is a tab of that number, the first being 1. */
  has(tab: number): boolean {
    return this.#pages[tab - 1] !== undefined;
  }

  async turnTo(tab: number): Promise<void> {
    const page = this.#pages[tab - 1];
    await page?.bringToFront();
    this.#page = page;
  }

  /** Waits until all tabs report the same session. Returns the milliseconds from the report of this tab to the last other one. */
  async agreement(): Promise<number> {
    const readSessions = () => Promise.all(this.#pages.map((page) => page.evaluate(lastSession)));
    let sessions = await readSessions();
    const met = await waitUntil(async () => {
      sessions = await readSessions();
      return new Set(sessions.map((session) => session?.said)).size === 1;
    });
    if (!met) throw new Error(`The tabs do not agree: ${JSON.stringify(sessions)}`);
    const begun = sessions[this.#page ? this.#pages.indexOf(this.#page) : -1]?.at ?? 0;
    return Math.max(...sessions.map((session) => (session?.at ?? 0) - begun));
  }

  /** What scripts of malicious wallets have done in any of them. */
  async actions(): Promise<readonly string[]> {
    const all = await Promise.all(this.#pages.map((page) => page.evaluate(readScriptRuns)));
    return all.filter((action) => action !== undefined);
  }
}
