/** Waiting in a page: content that appears a moment later is found, and content that fades out is gone. */
import { chromium } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { nextChange, untilQuiet } from '../features/support/page/change-side.js';
import { CHROMIUM_ARGS, ensureChromium } from './bootstrap.mjs';

let browser;
let page;

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: await ensureChromium(), args: CHROMIUM_ARGS });
});
afterAll(() => browser?.close());
beforeEach(async () => {
  page = await browser.newPage();
  await page.evaluate(() => {
    const host = document.createElement('div');
    host.dataset.porthole = '';
    document.body.append(host);
    const root = host.attachShadow({ mode: 'open' });
    globalThis.line = document.createElement('p');
    globalThis.line.textContent = 'here';
    root.append(globalThis.line);
    globalThis.words = () => root.textContent;
  });
});

const words = () => page.evaluate(() => globalThis.words());

it.each([1, 3])('content that appears in %i quick steps is there once the page is quiet', async (steps) => {
  const before = await page.evaluate((count) => {
    let left = count;
    const next = () => {
      left -= 1;
      globalThis.line.textContent = left > 0 ? 'on the way' : 'failed';
      if (left > 0) setTimeout(next, 150);
    };
    setTimeout(next, 150);
    return globalThis.words();
  }, steps);
  expect(before).toContain('here');
  expect(await page.evaluate(untilQuiet)).toBe(true);
  expect(await words()).toContain('failed');
});

it('content that fades out is gone once the page is quiet', async () => {
  await page.evaluate(() => {
    globalThis.line.animate({ opacity: 0 }, 600).finished.then(() => globalThis.line.remove());
  });
  expect(await page.evaluate(untilQuiet)).toBe(true);
  expect(await words()).not.toContain('here');
});

it('an endless animation does not delay it', async () => {
  await page.evaluate(() => {
    globalThis.line.animate({ opacity: 0.5 }, { duration: 500, iterations: Number.POSITIVE_INFINITY });
  });
  expect(await page.evaluate(untilQuiet)).toBe(true);
});

it('a page that changes all the time is never quiet, and is not waited for', async () => {
  await page.evaluate(() => {
    setInterval(() => {
      globalThis.line.textContent += '.';
    }, 50);
  });
  expect(await page.evaluate(untilQuiet)).toBe(false);
});

it('a change of the modal ends a wait for the next one, and so does a timeout', async () => {
  const seen = page.evaluate(nextChange).then(words);
  await page.evaluate(() => {
    globalThis.line.textContent = 'changed';
  });
  expect(await seen).toContain('changed');
  await page.evaluate(nextChange);
});
