/** Looks at the page, listens to its announcements, and moves through it with the keyboard. */
import type { Page } from 'playwright-core';
import { axeFaults, untilStill } from '../../../sandbox/examination/axe-faults.js';
import { drawing, examinePage, isStill } from '../../../sandbox/examination/examine-page.js';
import { readObservations } from '../../../sandbox/examination/observe-page.js';
import { BrowserLooks, type LookChanges } from '../looks/browser-looks.js';
import { type Places, readPlaces } from '../looks/places.js';
import type { StyleScope } from '../looks/style-snapshot.js';
import { atRest, restOver, underFinger } from '../page/finger-side.js';
import { keyboardPlace, keyboardStop } from '../page/keyboard-side.js';
import { goPageWay, type PageWay } from '../page/page-ways.js';
import type { PageSettings } from '../page/settings/page-settings.js';
import type { Inspector } from '../world/driver.js';

const FRAME = 'w3m-secure-iframe';
/** More focusable elements than any page of the demo has. */
const MOST_STOPS = 60;

export class BrowserInspector implements Inspector {
  readonly #seen: () => readonly [Page, PageSettings];
  readonly #wait: (holds: () => Promise<boolean>) => Promise<boolean>;
  readonly #examined = new Set<string>();
  /** Whether axe has seen the whole page, with the modal open and without it. */
  readonly #wholes = new Set<boolean>();
  readonly #looks: BrowserLooks;

  /** `seen`: the page, and how its visitor looks at it. */
  constructor(seen: () => readonly [Page, PageSettings], wait: (holds: () => Promise<boolean>) => Promise<boolean>) {
    this.#seen = seen;
    this.#wait = wait;
    this.#looks = new BrowserLooks(() => this.#page());
  }

  #page(): Page {
    return this.#seen()[0];
  }

  #settings(): PageSettings {
    return this.#seen()[1];
  }

  async examine(): Promise<readonly string[]> {
    const page = this.#page();
    const { view, phone } = this.#settings();
    const inside = await this.#examineFrame();
    const shown = await page.evaluate(drawing);
    if (this.#examined.has(shown)) return inside;
    this.#examined.add(shown);
    const isOpen = shown !== '';
    const reach = this.#wholes.has(isOpen) ? 'the modal' : 'the page';
    this.#wholes.add(isOpen);
    return [...inside, ...(await examinePage(page, view, phone, reach))];
  }

  /** The wallet's own screen, which is a page of another origin. */
  async #examineFrame(): Promise<readonly string[]> {
    const frame = this.#page().frame({ name: FRAME });
    if (!frame || !(await (await frame.frameElement()).isVisible())) return [];
    const shown = await frame.evaluate(() => document.querySelector('body > div')?.shadowRoot?.innerHTML ?? '');
    if (shown === '' || this.#examined.has(shown)) return [];
    this.#examined.add(shown);
    const faults = await axeFaults(frame, this.#settings().view === 'in forced colours');
    return faults.map((fault) => `on the wallet's own screen: ${fault}`);
  }

  async wayFaults(): Promise<readonly string[]> {
    const { lostFocus = [], animated = [] } = (await this.#page().evaluate(readObservations)) ?? {};
    const motion = isStill(this.#settings().view) ? animated : [];
    return [...lostFocus.map((screen) => `the keyboard was lost on ${screen}`), ...new Set(motion)];
  }

  async announcements(): Promise<readonly string[]> {
    return (await this.#page().evaluate(readObservations))?.announced ?? [];
  }

  async reach(label: string): Promise<void> {
    const page = this.#page();
    const passed: string[] = [];
    let pressed = false;
    const isThere = async () => {
      const { label: at = 'nothing', marked } = await page.evaluate(keyboardStop);
      // After a mouse click, the focus does not have to be visible.
      if (!marked && pressed) throw new Error(`“${at}” has the focus, but no visible focus ring.`);
      passed.push(at);
      return at === label || at.startsWith(`${label} `) || at.endsWith(` ${label}`);
    };
    const walk = async () => {
      passed.length = 0;
      if (await isThere()) return true;
      pressed = true;
      for (let stop = 0; stop < MOST_STOPS; stop++) {
        await page.keyboard.press('Tab');
        if (await isThere()) return true;
      }
      return false;
    };
    // The screen with it may be on its way.
    if (!(await this.#wait(walk)))
      throw new Error(`“${label}” cannot be reached with the keyboard; the focus was on ${passed.join(', ')}.`);
  }

  async goRound(key: 'Tab' | 'Shift+Tab'): Promise<readonly string[]> {
    const page = this.#page();
    const places = [await page.evaluate(keyboardPlace)];
    // Into the frame, out of it, and into it again.
    for (let stop = 0; stop < MOST_STOPS && places.length < 4; stop++) {
      await page.keyboard.press(key);
      // A browser moves the focus into a frame of another process only after a moment: on the page is where it stays.
      let place = await page.evaluate(keyboardPlace);
      await this.#wait(async () => {
        place = await page.evaluate(keyboardPlace);
        return place !== 'page';
      });
      if (place !== places.at(-1)) places.push(place);
    }
    return places;
  }

  keepLook(scope: StyleScope): Promise<void> {
    return this.#looks.keep(scope);
  }

  lookChanges(scope: StyleScope, parts: string): Promise<LookChanges> {
    return this.#looks.compare(scope, parts);
  }

  async places(): Promise<Places> {
    await this.#page().evaluate(untilStill);
    return this.#page().evaluate(readPlaces);
  }

  resetPage(): Promise<void> {
    return this.#looks.reset();
  }

  goPageWay(way: PageWay): Promise<void> {
    return this.#page().evaluate(goPageWay, way);
  }

  write(text: string): Promise<void> {
    return this.#page().keyboard.type(text);
  }

  async restOver(label: string): Promise<void> {
    const page = this.#page();
    const there = await this.#wait(async () => {
      await page.evaluate(atRest);
      return page.evaluate(restOver, label);
    });
    if (!there) throw new Error(`There is no row of ${label} to press.`);
  }

  underFinger(): Promise<{ readonly seen: readonly string[]; readonly now: string }> {
    return this.#page().evaluate(underFinger);
  }
}
