/** axe finds the same problems in the modal whether it also checks the rest of the page or not. */
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CHROMIUM_ARGS, ensureChromium } from '../../scripts/bootstrap.mjs';
import { axeFaults } from './axe-faults.js';

const PAGE = `<!doctype html><html lang="en"><head><title>Site</title></head><body>
  <main><h1>Site</h1><object data="data:,"></object><button class="porthole-button"></button><div data-porthole></div></main>
</body></html>`;
const MODAL = `<div role="dialog" aria-modal="true" aria-label="Connect">
  <h4>Too deep</h4><button></button><p style="color: #aaa; background: #fff">Faint</p><img src="data:," /><input />
</div>`;

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: await ensureChromium(), args: CHROMIUM_ARGS });
  page = await browser.newPage();
  await page.setContent(PAGE);
  await page.evaluate((markup) => {
    const root = document.querySelector('[data-porthole]')?.attachShadow({ mode: 'open' });
    root?.replaceChildren(...new DOMParser().parseFromString(markup, 'text/html').body.children);
  }, MODAL);
});
afterAll(() => browser?.close());

it('finds the same in the modal and its buttons as on the whole page, and ignores the page', async () => {
  const rulesOf = async (reach: 'the page' | 'the modal') =>
    (await axeFaults(page, false, reach)).map((fault) => fault.split(':')[0]);
  const ofModal = ['button-name', 'color-contrast', 'heading-order', 'image-alt', 'label'];
  expect(await rulesOf('the modal')).toEqual(ofModal);
  expect(await rulesOf('the page')).toEqual([...ofModal, 'object-alt']);
});
