import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CHROMIUM_ARGS, ensureChromium } from '../../scripts/bootstrap.mjs';
import { type AnalyticsService, startAnalytics } from './analytics-server.js';

let service: AnalyticsService;
let browser: Browser;
beforeAll(async () => {
  service = await startAnalytics();
  browser = await chromium.launch({ executablePath: await ensureChromium(), args: CHROMIUM_ARGS });
});
afterAll(async () => {
  await browser?.close();
  await service?.stop();
});

async function emit(event: string, properties: object): Promise<void> {
  const body = JSON.stringify({ url: 'http://dapp.example/', props: { type: 'track', event, properties } });
  expect((await fetch(`${service.url}e`, { method: 'POST', body })).status).toBe(202);
}

it('shows each event as it arrives, newest first, and earlier ones', async () => {
  const page = await browser.newPage();
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  await emit('MODAL_OPEN', { connected: false });
  await page.goto(service.url);
  const rows = page.getByRole('listitem');
  await expect.poll(() => rows.count()).toBe(1);
  await emit('SELECT_WALLET', { name: '<b>Harbor' });
  await expect.poll(() => rows.count()).toBe(2);
  expect(await rows.first().textContent()).toMatch(/SELECT_WALLET[\s\S]*<b>Harbor/);
  expect(await rows.last().textContent()).toContain('MODAL_OPEN');
  await expect.poll(() => page.getByRole('status').textContent()).toBe('2 events');
  // Its own requests are not among the visitors' events.
  expect(service.asked).toEqual(['POST /e', 'POST /e']);
  expect(problems).toEqual([]);
});
