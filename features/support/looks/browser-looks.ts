/** Takes screenshots and style snapshots of a page and compares them. */
import { readFileSync } from 'node:fs';
import type { JSHandle, Page } from 'playwright-core';
import { untilStill } from '../../../sandbox/examination/axe-faults.js';
import { MODAL_PARTS } from './modal-parts.js';
import { type PixelChanges, pixelChanges } from './pixel-changes.js';
import { type StyleChange, type StyleScope, type StyleSnapshot, styleChanges, takeStyles } from './style-snapshot.js';

export interface LookChanges extends PixelChanges {
  readonly styles: readonly StyleChange[];
}

interface Look {
  readonly picture: string;
  readonly styles: JSHandle<StyleSnapshot>;
}

/** Edges are antialiased, and the focused element has a ring. */
const MARGIN = 5;
const RESETS = ['tailwind-preflight', 'bootstrap-reboot'].map((name) =>
  readFileSync(new URL(`../../../sandbox/host-styles/${name}.css`, import.meta.url), 'utf8'),
);

export class BrowserLooks {
  readonly #page: () => Page;
  readonly #kept = new Map<StyleScope, Look>();
  #compared: Page | undefined;

  constructor(page: () => Page) {
    this.#page = page;
  }

  async keep(scope: StyleScope): Promise<void> {
    this.#kept.set(scope, await this.#take(scope));
  }

  /** `parts`: the parts that may look different, by the name that the features use. */
  async compare(scope: StyleScope, parts: string): Promise<LookChanges> {
    const before = this.#kept.get(scope);
    const part = MODAL_PARTS[parts];
    if (!before || !part) throw new Error(`There is no screenshot, or no part called ${parts}.`);
    const after = await this.#take(scope);
    const { selector, inside } = part;
    const styles = await this.#page().evaluate(
      ([was, is, where, within]) => Reflect.get(window, 'styleChanges')([was, is, where, within]) as StyleChange[],
      [before.styles, after.styles, selector, inside] as const,
    );
    const boxes = styles.flatMap((change) => (change.allowed ? change.boxes : []));
    this.#compared ??= await this.#page().context().newPage();
    const pixels = await this.#compared.evaluate(pixelChanges, [before.picture, after.picture, boxes, MARGIN] as const);
    return { ...pixels, styles };
  }

  /** Adds the resets of Tailwind and Bootstrap after the page's own styles. */
  async reset(): Promise<void> {
    await this.#page().evaluate((texts) => {
      const sheets = texts.map((text) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(text);
        return sheet;
      });
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, ...sheets];
    }, RESETS);
  }

  async #take(scope: StyleScope): Promise<Look> {
    const page = this.#page();
    await page.evaluate(untilStill);
    await page.evaluate(`window.styleChanges = ${styleChanges.toString()}`);
    const styles = await page.evaluateHandle(takeStyles, scope);
    await page.evaluate(hideOthers, scope);
    const picture = (await page.screenshot()).toString('base64');
    await page.evaluate(hideOthers, undefined);
    return { picture, styles };
  }
}

/**
 * Hides everything that does not belong to the screenshot: shows the modal on white, or the page under it. Without an
 * argument, shows everything again.
 */
function hideOthers(scope: StyleScope | undefined): void {
  const layers = [...document.querySelectorAll('[data-porthole]')].flatMap((host) => [
    ...(host.shadowRoot?.querySelectorAll<HTMLElement>('.ph') ?? []),
  ]);
  const buttons = [...document.querySelectorAll<HTMLElement>('.porthole-button')];
  const panels = [...document.querySelectorAll<HTMLElement>('.panel')];
  const page = [...document.querySelectorAll<HTMLElement>('#slipway')];
  const hidden = scope === 'modal' ? [...page, ...buttons] : scope === 'page' ? [...layers, ...panels, ...buttons] : [];
  for (const element of [...layers, ...buttons, ...panels, ...page]) {
    if (hidden.includes(element)) element.style.setProperty('visibility', 'hidden', 'important');
    else element.style.removeProperty('visibility');
    if (element.getAttribute('style') === '') element.removeAttribute('style');
  }
  for (const backdrop of [document.documentElement, document.body]) {
    if (scope === 'modal') backdrop.style.setProperty('background', 'white', 'important');
    else backdrop.style.removeProperty('background');
  }
}
