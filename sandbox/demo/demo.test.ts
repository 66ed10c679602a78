import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { BrowserContextOptions, Page, Route } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { builtDemo } from './built-demo.js';
import { ENGLISH } from './words/english.js';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const demo = builtDemo();
const problems: string[] = [];
const { messages: ARABIC } = read('../../messages/ar.json');
const demoInArabic = read('./words/languages/ar.json');
const demoInGerman = read('./words/languages/de.json');
const arabic = (key: string): string => ARABIC[key].message;

afterEach(async () => {
  await Promise.all(
    demo()
      .browser.contexts()
      .map((context) => context.close()),
  );
  // The page has a strict Content-Security-Policy with Trusted Types: each violation is an error on the console.
  expect(problems.splice(0)).toEqual([]);
});

function read(path: string) {
  return JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
}

async function open(query = '', options: BrowserContextOptions = {}): Promise<Page> {
  const page = await demo().browser.newPage(options);
  page.setDefaultTimeout(60_000);
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(error.message));
  await page.goto(`${demo().site.url}${query}`);
  return page;
}

async function connected(query = '?mode=approve&panel=off'): Promise<Page> {
  const page = await open(query);
  await page.getByRole('button', { name: 'Connect wallet' }).click();
  await page.getByRole('button', { name: 'Harbor' }).click();
  await page.getByRole('definition').filter({ hasText: 'Connected' }).waitFor();
  return page;
}

const task = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });
const fact = (page: Page, term: string) => page.locator('dl div', { has: page.getByText(term, { exact: true }) });
const address = () => demo().world.accounts[0]?.address ?? '';

async function axeProblems(page: Page): Promise<string[]> {
  // Evaluated by the debugger, which ignores the policy.
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    const axe: { run(): Promise<{ violations: { id: string; help: string }[] }> } = Reflect.get(window, 'axe');
    return (await axe.run()).violations.map(({ id, help }) => `${id}: ${help}`);
  });
}

describe('the demo dapp', () => {
  it('shows on the button that loading failed on the first click, and opens on the next', async () => {
    // Not with `open`: a page without a network logs errors.
    const page = await demo().browser.newPage();
    await page.goto(`${demo().site.url}?panel=off&options=${encodeURIComponent('{"preload":"intent"}')}`);
    const button = page.getByTestId('connect-button').first();
    await button.waitFor();
    await page.context().setOffline(true);
    await button.click();
    await expect.poll(() => button.textContent()).toBe('Couldn’t load. Try again');
    await page.context().setOffline(false);
    await button.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Harbor' }).waitFor();
    await expect.poll(() => button.textContent()).toBe('Connect wallet');
  });

  it.each([
    ['page', true],
    ['idle', false],
  ] as const)('with `preload: %j`, fetches the core before the page has loaded: %j', async (preload, before) => {
    const page = await open(`?panel=off&options=${encodeURIComponent(JSON.stringify({ preload }))}`);
    const fetched = () =>
      page.evaluate(() => {
        const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
        const core = performance.getEntriesByType('resource').find(({ name }) => /\bstart-core\b/.test(name));
        return visit && core && core.startTime < visit.loadEventStart;
      });
    await expect.poll(fetched).toBe(before);
  });

  it('shows the account and the network', async () => {
    const page = await connected();
    await expect.poll(() => fact(page, 'Wallet').textContent()).toContain('Harbor');
    await expect.poll(() => fact(page, 'Network').textContent()).toContain('Saltmarsh');
    await expect.poll(() => fact(page, 'Account').textContent()).toContain(address().slice(-6));
  });

  it('has a message and typed data signed, and verifies both signatures', async () => {
    const page = await connected();
    for (const title of ['Sign a message', 'Sign typed data']) {
      await task(page, title).getByRole('button').click();
      await expect
        .poll(() => task(page, title).getByRole('status').textContent())
        .toContain(`Verified: signed by ${address()}`);
    }
  });

  it('switches networks itself, and reports an unknown one', async () => {
    const page = await connected();
    const switching = task(page, 'Switch network');
    await switching.getByRole('button', { name: 'Tidewater' }).click();
    await expect.poll(() => fact(page, 'Network').textContent()).toContain('Tidewater');
    await switching.getByRole('button', { name: 'Farshore' }).click();
    await expect.poll(() => switching.getByRole('status').textContent()).toContain('network-not-configured');
    // Console messages reach the test by another channel, and may arrive later.
    await expect.poll(() => problems).toEqual([expect.stringContaining('add it to the `networks` option first')]);
    problems.length = 0;
  });

  it('opens the Send screen, and disconnects', async () => {
    const page = await connected();
    await task(page, 'Send').getByRole('button').click();
    await page.getByRole('dialog', { name: 'Send' }).waitFor();
    await page.keyboard.press('Escape');
    await task(page, 'Disconnect').getByRole('button').click();
    await expect.poll(() => fact(page, 'Status').textContent()).toContain('Not connected');
  });

  it('requests payments: two at once, and one on the Pay screen, from which the focus returns', async () => {
    const page = await connected('?mode=approve&panel=off&pay=1');
    const several = task(page, 'Make two payments at once');
    await several.getByRole('button').click();
    await several.getByText('Both paid in one transaction.').waitFor();
    const fee = task(page, 'Pay the harbor fee');
    const button = fee.getByRole('button');
    await button.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Pay with Harbor' }).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => button.evaluate((each) => each === document.activeElement)).toBe(true);
    await button.click();
    await dialog.getByRole('button', { name: 'Pay with Harbor' }).click();
    await fee.getByText('Paid from a wallet.').waitFor();
  });

  it('returns the focus to the button of a request, which it keeps while it is pending', async () => {
    const page = await connected('?mode=approve&panel=off');
    for (const title of ['Sign a message', 'Sign typed data', 'Make two payments at once']) {
      const one = task(page, title);
      const button = one.getByRole('button');
      await button.focus();
      await page.keyboard.press('Enter');
      await one.getByText(/Verified|Both paid/).waitFor();
      expect(await button.evaluate((each) => each === document.activeElement)).toBe(true);
    }
  });

  it('keeps the mark of the status beside its words', async () => {
    const page = await open('?panel=off&lang=de', { viewport: { width: 1280, height: 800 } });
    const status = page.locator('dd[data-status]');
    await expect.poll(() => status.textContent()).toBe(demoInGerman.disconnected);
    const indent = await status.evaluate((each) => {
      const words = document.createRange();
      words.selectNodeContents(each);
      return words.getBoundingClientRect().left - each.getBoundingClientRect().left;
    });
    expect(indent).toBeGreaterThanOrEqual(8);
  });

  it('lists every event, and shows the state', async () => {
    const page = await connected();
    const events = page.getByRole('region', { name: /^Events/ });
    await expect
      .poll(() => events.getByRole('listitem').allTextContents())
      .toContainEqual(expect.stringMatching(/^\d\d:\d\d:\d\d\.\d{3}connection\.openedeip155 · Harbor · /));
    const state = page.getByRole('region', { name: 'State', exact: true });
    await expect.poll(() => state.locator('details', { hasText: /^connect/ }).textContent()).toContain(address());
    await events.getByRole('button', { name: 'Clear' }).click();
    // Others may have been emitted since.
    expect(await events.getByText('connection.opened').count()).toBe(0);
  });

  it('changes the theme of the modal and of the page', async () => {
    const page = await open();
    // Checked after the modal has applied it, which loads code.
    await page.getByRole('radio', { name: 'Dark' }).click();
    const scheme = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
    await expect.poll(scheme).toBe('dark');
    const button = page.getByRole('button', { name: 'Connect wallet' });
    await expect.poll(() => button.getAttribute('data-theme')).toBe('dark');
  });

  it('changes the language and the direction of the modal', async () => {
    const page = await open();
    await page.getByLabel('Language').selectOption({ label: 'العربية' });
    const button = page.getByTestId('connect-button').first();
    await expect.poll(() => button.textContent()).toBe(arabic('buttons.connect'));
    await button.click();
    const dialog = page.getByRole('dialog', { name: arabic('titles.connect') });
    await dialog.getByRole('button', { name: 'Harbor' }).waitFor();
    expect(await dialog.evaluate((each) => getComputedStyle(each).direction)).toBe('rtl');
    await page.keyboard.press('Escape');
    await page.locator('#language').selectOption({ label: 'English' });
    await expect.poll(() => button.textContent()).toBe('Connect wallet');
  });

  it('changes the language of the page, and declares it', async () => {
    const page = await open('?panel=off&pay=1');
    const declared = () => page.evaluate(() => [document.documentElement.lang, document.documentElement.dir]);
    await expect.poll(declared).toEqual(['en', 'ltr']);
    await page.locator('#language').selectOption({ label: 'العربية' });
    await expect.poll(declared).toEqual(['ar', 'rtl']);
    expect(await page.title()).toBe(demoInArabic.title);
    await page.getByRole('heading', { name: demoInArabic.heading }).waitFor();
    await page.getByRole('button', { name: demoInArabic.messageButton }).waitFor();
    const shown = (await page.evaluate(() => document.body.textContent)).replaceAll('\n', ' ');
    const sentences = Object.values(ENGLISH).filter((each) => each.includes(' '));
    expect(sentences.filter((each) => shown.includes(each))).toEqual([]);
    expect(await axeProblems(page)).toEqual([]);
    // A link to the demo in a language.
    await page.goto(`${demo().site.url}?panel=off&lang=de`);
    await expect.poll(declared).toEqual(['de', 'ltr']);
    await page.getByRole('heading', { name: demoInGerman.heading }).waitFor();
  });

  it('keeps the language that was chosen last, whichever arrives first', async () => {
    const page = await open('?panel=off');
    const held: Route[] = [];
    let holds = true;
    await page.route(/\/ar-[^/]*\.js$/, (route) => (holds ? void held.push(route) : route.continue()));
    await page.locator('#language').selectOption({ label: 'العربية' });
    await expect.poll(() => held).not.toEqual([]);
    await page.locator('#language').selectOption({ label: 'Deutsch' });
    await page.getByRole('heading', { name: demoInGerman.heading }).waitFor();
    holds = false;
    await Promise.all(held.map((route) => route.continue()));
    for (const route of held)
      await page.evaluate(`import(${JSON.stringify(route.request().url())}).then(() => undefined)`);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('de');
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(demoInGerman.heading);
  });

  it('announces the panel of test wallets in English on an Arabic page', async () => {
    const page = await open('?lang=ar');
    await expect.poll(() => page.evaluate(() => document.documentElement.dir)).toBe('rtl');
    const panel = page.locator('[data-sandbox-panel]');
    await panel.getByRole('button', { name: 'Sandbox wallets' }).waitFor();
    const announced = panel.evaluate((each) => [each.matches(':lang(en)'), getComputedStyle(each).direction]);
    expect(await announced).toEqual([true, 'ltr']);
  });

  it('reports an invalid option', async () => {
    const page = await demo().browser.newPage();
    await page.goto(`${demo().site.url}?options=${encodeURIComponent('{"networks":[]}')}`);
    await expect.poll(() => page.getByRole('alert').textContent()).toContain('needs at least one network');
  });
});

describe('every visitor', () => {
  it.each([
    { colorScheme: 'light', width: 1280 },
    { colorScheme: 'dark', width: 1280 },
    { colorScheme: 'light', width: 360 },
    { colorScheme: 'dark', width: 360 },
  ] as const)('can read and use it: $colorScheme, $width px', async ({ colorScheme, width }) => {
    const page = await open('', { colorScheme, viewport: { width, height: 800 } });
    await page.getByRole('button', { name: 'Connect wallet' }).hover();
    await page.getByText('wallets.changed').first().waitFor();
    expect(await axeProblems(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });

  it('can use the inline modal', async () => {
    const page = await open('?inline=1', { viewport: { width: 360, height: 800 } });
    await page.getByRole('region', { name: 'In the page' }).getByRole('button', { name: 'Harbor' }).waitFor();
    expect(await axeProblems(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });

  it('can use the wallet that the site supplies', async () => {
    const page = await open('?external=1&mode=approve&panel=off');
    await page.getByRole('button', { name: 'Connect wallet' }).click();
    await page.getByRole('button', { name: 'Osprey' }).click();
    await expect.poll(() => fact(page, 'Wallet').textContent()).toContain('Osprey');
  });
});
