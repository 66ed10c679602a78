/** What the site's own pages look like with a visitor's settings: their own colours, another direction, a narrow screen. */
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CHROMIUM_ARGS, ensureChromium } from '../../scripts/bootstrap.mjs';
import { type SecureSite, startSecureSite } from './secure-site.js';

const NETWORKS = [{ chainId: 31337, name: 'Saltmarsh', rpcUrl: 'http://127.0.0.1:1', symbol: 'ETH', decimals: 18 }];

let site: SecureSite;
let browser: Browser;

beforeAll(async () => {
  site = await startSecureSite({ networks: NETWORKS });
  browser = await chromium.launch({ executablePath: await ensureChromium(), args: CHROMIUM_ARGS });
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

async function visit(path: string, options: BrowserContextOptions): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 360, height: 640 }, ...options });
  await page.goto(site.origin + path);
  return page;
}

it.each([
  ['the card', '/', '.sheet'],
  ['a notice', '/', '.notice'],
  ['the button', '/stop-change?link=x', 'button'],
])('%s has an edge in forced colours', async (_, path, selector) => {
  const page = await visit(path, { forcedColors: 'active' });
  const edge = await page.locator(selector).evaluate((each) => getComputedStyle(each).border);
  await page.close();
  expect(edge).toMatch(/^1px solid/);
});

it.each(['en', 'ar'])('the list of apps has room for its bullets: %s', async (locale) => {
  const page = await visit('/', { locale });
  const start = await page.locator('ul').evaluate((each) => getComputedStyle(each).paddingInlineStart);
  await page.close();
  expect(start).toBe('30px');
});

it('the card leaves a margin on a narrow screen', async () => {
  const page = await visit('/', {});
  const card = await page.locator('.sheet').boundingBox();
  await page.close();
  expect([card?.x, card?.width]).toEqual([8, 344]);
});

it.each(['light', 'dark'] as const)(
  'more contrast, if it is %s, for a visitor who asks for it',
  async (colorScheme) => {
    const seen = async (contrast: 'more' | 'no-preference') => {
      const page = await visit('/', { colorScheme, contrast });
      const colours = await page.locator('.sheet').evaluate((sheet) => {
        const of = (selector: string) => getComputedStyle(sheet.querySelector(selector) ?? sheet);
        return {
          title: of('h1').color,
          lead: of('p').color,
          edge: of('ul').borderTopColor,
          notice: of('.notice').outlineStyle,
        };
      });
      await page.close();
      return colours;
    };
    const [usual, more] = [await seen('no-preference'), await seen('more')];
    expect(usual.lead).not.toBe(usual.title);
    expect(more.lead).toBe(more.title);
    expect(more.edge).not.toBe(usual.edge);
    expect(more.notice).toBe('solid');
  },
);

it('the round picture and the main button have the visitor’s colours in forced colours', async () => {
  const page = await visit('/stop-change?link=x', { forcedColors: 'active' });
  const colours = await page.locator('.sheet').evaluate((sheet) => {
    const probe = sheet.appendChild(document.createElement('p'));
    probe.style.cssText = 'forced-color-adjust: none; background: ButtonText; color: Canvas; padding: 0';
    const [wanted, glass, button] = [probe, sheet.querySelector('.glass'), sheet.querySelector('button')].map(
      (each) => each && getComputedStyle(each),
    );
    return [glass?.fill === wanted?.color, button?.backgroundColor === wanted?.backgroundColor];
  });
  await page.close();
  expect(colours).toEqual([true, true]);
});

it('a sentence keeps its distance from the lower edge of the card', async () => {
  const page = await visit('/loading', {});
  const space = await page.locator('.sheet').evaluate((sheet) => {
    const range = document.createRange();
    range.selectNodeContents(sheet.querySelector('p') ?? sheet);
    return sheet.getBoundingClientRect().bottom - range.getBoundingClientRect().bottom;
  });
  await page.close();
  expect(space).toBeGreaterThanOrEqual(28);
});
