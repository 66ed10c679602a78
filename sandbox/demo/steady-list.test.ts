/** A press on a wallet counts although the ways to log in are loaded meanwhile: their space is reserved, so nothing moves. */
import type { Page } from 'playwright-core';
import { it } from 'vitest';
import { builtDemo } from './built-demo.js';

const LOGIN = '**/assets/ways-*.js';

const demo = builtDemo();

/** The list is open; the ways to log in are loaded once the result is called. */
async function openList(page: Page): Promise<() => void> {
  page.setDefaultTimeout(60_000);
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const asked = page.waitForRequest(LOGIN);
  await page.route(LOGIN, async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto(`${demo().site.url}?mode=approve&panel=off&phones=0&services=0`);
  await page.getByTestId('connect-button').click();
  await asked;
  return arrive;
}

it('connects the wallet that is pressed while the ways to log in are being loaded', async () => {
  const page = await demo().browser.newPage();
  const arrive = await openList(page);
  const row = page.getByTestId('wallet-list').getByRole('button', { name: 'Harbor' });
  await row.hover();
  await page.mouse.down();
  arrive();
  await page.getByTestId('wui-email-input').waitFor();
  await page.mouse.up();
  await page.getByTestId('account-button').waitFor();
  await page.close();
});

it('connects the wallet that is pressed just after they were loaded', async () => {
  const page = await demo().browser.newPage();
  const arrive = await openList(page);
  const row = page.getByTestId('wallet-list').getByRole('button', { name: 'Harbor' });
  await row.hover();
  arrive();
  await page.getByTestId('wui-email-input').waitFor();
  await page.mouse.down();
  await page.mouse.up();
  await page.getByTestId('account-button').waitFor();
  await page.close();
});
