/** Screens as visitors with their own settings see them: forced colours, a larger font, a very small window. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { cutContent } from '../examination/cut-content.js';
import { ALL_SCREENS } from './all-screens.js';
import { type Fixture, galleryFixture } from './fixture.js';

vi.setConfig({ testTimeout: 120_000 });

const PHONE = { width: 390, height: 844 };
const SMALL = { width: 300, height: 300 };

const LONG_SYMBOLS = [
  ...['long-symbols-account', 'long-symbols-send', 'long-symbols-choice', 'long-symbols-review'],
  'long-symbols-allowances',
];

let fixture: Fixture;
beforeAll(async () => {
  fixture = await galleryFixture();
});
afterAll(() => fixture?.stop());

async function at(name: string, look: (page: Page) => Promise<void>): Promise<void> {
  const screen = ALL_SCREENS.find((each) => each.name === name);
  if (!screen) throw new Error(`There is no screen ${name}.`);
  const { page, context } = await fixture.reach(screen, undefined, 60_000);
  try {
    await look(page);
  } finally {
    await context.close();
  }
}

/** The browser's own colour of this name, as a computed one. */
const systemColour = (page: Page, name: string) =>
  page.evaluate((wanted) => {
    const probe = document.body.appendChild(document.createElement('p'));
    probe.style.color = wanted;
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, name);

const computed = (page: Page, selector: string, property: 'backgroundColor' | 'color' | 'stroke') =>
  page
    .locator(selector)
    .first()
    .evaluate((each, wanted) => getComputedStyle(each)[wanted], property);

it.each([
  ['a tab', 'activity', '.ph-tab[aria-selected="true"]'],
  ['a way to pay', 'buy', '.ph-buy-ways > [aria-pressed="true"]'],
])('%s that is selected is highlighted in forced colours', (_, screen, selector) =>
  at(screen, async (page) => {
    await page.emulateMedia({ forcedColors: 'active' });
    expect(await computed(page, selector, 'backgroundColor')).toBe(await systemColour(page, 'Highlight'));
  }),
);

it('a button that is disabled is grey in forced colours', () =>
  at('name-taken', async (page) => {
    await page.emulateMedia({ forcedColors: 'active' });
    const button = '.ph-foot > .ph-button[aria-disabled="true"]';
    expect(await computed(page, button, 'color')).toBe(await systemColour(page, 'GrayText'));
  }));

it('the arc of a porthole stands out from its band in forced colours', () =>
  at('login-code', async (page) => {
    await page.emulateMedia({ forcedColors: 'active' });
    expect(await computed(page, '.ph-rim-band', 'stroke')).toBe(await systemColour(page, 'Canvas'));
    expect(await computed(page, '.ph-rim-arc', 'stroke')).toBe(await systemColour(page, 'Highlight'));
  }));

it('every character of an address is seen, in a small window and in a large font', () =>
  at('send-filled', async (page) => {
    const hidden = () =>
      page.getByTestId('send-receiver').evaluate((each) => Math.max(0, each.scrollHeight - each.clientHeight));
    await page.setViewportSize(SMALL);
    const small = await hidden();
    await page.setViewportSize(PHONE);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '32px'));
    expect([small, await hidden()]).toEqual([0, 0]);
  }));

it('no word of a label is broken by its value in a large font', () =>
  at('swap', async (page) => {
    await page.setViewportSize(PHONE);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '32px'));
    expect(await page.locator('.ph-facts dt').evaluateAll(brokenWords)).toEqual([]);
  }));

it('the amounts and addresses of activities are whole in a large font', () =>
  at('activity', async (page) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '32px'));
    await page.evaluate(painted);
    expect(await page.locator('.ph-act :is(.ph-row-title, .ph-row-sub)').evaluateAll(cutTexts)).toEqual([]);
  }));

it('all tabs are inside the sheet in a large font', () =>
  at('pairing-code', async (page) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '32px'));
    const boxes = await page
      .locator('.ph-tab')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().right));
    expect(boxes).toHaveLength(4);
    expect(Math.max(...boxes)).toBeLessThan(344);
  }));

it('what a swap brings is not broken inside a number in a large font', () =>
  at('swap', async (page) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '32px'));
    expect(await page.locator('output > bdi').evaluate((each) => each.getClientRects().length)).toBe(1);
    // No pool of the sandbox brings this much.
    await page.locator('.ph-gets').evaluate((output) => {
      const text = '1,234,567,890.123456';
      output.classList.add('ph-amount-whole');
      output.style.setProperty('--ph-wide', String(text.length));
      if (output.firstChild) output.firstChild.textContent = text;
    });
    expect(await page.locator('output > bdi').evaluateAll(brokenWords)).toEqual([]);
  }));

it('a very long amount of an activity is shown by its first digits, and its kind stays readable, on a phone', () =>
  at('activity-long', async (page) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.evaluate(painted);
    const line = page.locator('.ph-act', { hasText: '1.235×10^29' });
    const kind = await line.locator('.ph-row-title').first().boundingBox();
    expect(kind?.width).toBeGreaterThan(60);
    // The name of what came is cut, not what was done.
    const received = page.locator('.ph-act', { hasText: 'Claim your reward' }).locator('.ph-row-title');
    expect(await received.evaluateAll(cutTexts)).toHaveLength(1);
    expect(await received.first().evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0);
  }));

it.each(['16px', '32px'])('the number of a long payment is on one line, at %s', (font) =>
  at('pay-long-amount', async (page) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.evaluate((given) => document.documentElement.style.setProperty('font-size', given), font);
    expect(await page.getByTestId('pay-amount').evaluateAll(brokenWords)).toEqual([]);
  }),
);

it('an account’s name does not break inside a word', () =>
  at('account-named', async (page) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const parts = await page.locator('.ph-who-name bdi').evaluate((name) =>
      [...name.childNodes].flatMap((node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        return range.getClientRects().length > 1 ? [node.nodeValue] : [];
      }),
    );
    expect(parts).toEqual([]);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '32px'));
    await page.evaluate(painted);
    expect(await page.evaluate(cutContent)).toEqual([]);
  }));

it.each(['16px', '32px'])('beside a symbol of thirty characters, what a swap brings has its place, at %s', (font) =>
  at('long-symbols-swap', async (page) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.evaluate((given) => document.documentElement.style.setProperty('font-size', given), font);
    expect(await page.evaluate(cutContent)).toEqual([]);
    const widths = await page
      .locator('.ph-amount :is(input, output)')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().width));
    expect(Math.min(...widths)).toBeGreaterThan(100);
  }),
);

it.each([...LONG_SYMBOLS, 'receive'])('%s: nothing is cut or out of reach in a large font', (name) =>
  at(name, async (page) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '32px'));
    await page.evaluate(painted);
    expect(await page.evaluate(cutContent)).toEqual([]);
  }),
);

it.each([
  ['in a large font', PHONE, '32px'],
  ['in a somewhat larger font', PHONE, '24px'],
  ['on a narrow phone', { width: 320, height: 568 }, '16px'],
])('accounts have whole addresses, aligned with other rows, and the check beside the balance, %s', (_, size, font) =>
  at('account-several', async (page) => {
    await page.setViewportSize(size);
    await page.evaluate((given) => document.documentElement.style.setProperty('font-size', given), font);
    await page.evaluate(painted);
    expect(await page.locator('.ph-row-title').evaluateAll(cutTexts)).toEqual(['Saltmarsh Governance Token']);
    const boxes = (selector: string) =>
      page.locator(selector).evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect));
    expect(new Set((await boxes('.ph-row-title')).map(({ left }) => left)).size).toBe(1);
    const [balance] = await boxes('[aria-current] .ph-worth');
    const [check] = await boxes('.ph-current');
    expect(check?.left).toBeGreaterThanOrEqual(balance?.right ?? 0);
    expect(check?.top).toBeLessThan(balance?.bottom ?? 0);
  }),
);

it('“Switch” is not below the picture of its account in a large font', () =>
  at('login-profile', async (page) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '32px'));
    await page.locator('.ph-row:has(.ph-tag) .ph-worth').waitFor();
    const left = (selector: string) =>
      page
        .locator(selector)
        .last()
        .evaluate((each) => each.getBoundingClientRect().left);
    expect(await left('.ph-tag:not(.ph-current)')).toBeGreaterThanOrEqual(await left('.ph-row-title'));
  }));

it.each(['send-filled', 'buy'])('the number on %s is whole in a large font', (name) =>
  at(name, async (page) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '32px'));
    expect(await page.locator('.ph-amount input').evaluateAll(cutTexts)).toEqual([]);
    expect(await page.locator('.ph-buy-coins').evaluateAll(brokenWords)).toEqual([]);
  }),
);

/** Until rows have their measured heights. Runs in the page. */
function painted(): Promise<unknown> {
  return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}

/** Texts of which a part is not seen. Runs in the page. */
function cutTexts(texts: readonly Element[]): string[] {
  return texts.filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.textContent ?? '');
}

/** Words on more than one line. Runs in the page. */
function brokenWords(labels: readonly Element[]): string[] {
  return labels.flatMap((label) => {
    const text = label.firstChild;
    if (!text?.nodeValue) return [];
    return [...text.nodeValue.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => top));
      return lines.size > 1 ? [word] : [];
    });
  });
}
