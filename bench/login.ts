/** A wallet inside the modal, against a real secure site: how long a login and a request take. */
import { fileURLToPath } from 'node:url';
import type { Browser, Frame, Page } from 'playwright-core';
import { pressSeen } from '../sandbox/secure-site/page-with-frame.js';
import { startWorld, type World } from '../sandbox/world.js';
import { median } from './median.js';

export interface LoginLine {
  readonly label: string;
  /** Milliseconds, by CPU throttling factor. */
  readonly medians: Readonly<Record<number, number>>;
}

interface LoginProbe {
  watch(selector: string): void;
  shown(): Promise<number>;
  began(): number;
  ask(): number;
}
declare global {
  var loginProbe: LoginProbe;
}

const LABELS = {
  sent: 'email → code asked for, the frame being loaded',
  connected: "code's last digit → connected",
  asked: 'request → approval visible, first time',
  askedAgain: 'request → approval visible, second time',
} as const;
type Measures = Readonly<Record<keyof typeof LABELS, number>>;

const SLOWER = [1, 4] as const;
const EMAIL = 'mira@saltmarsh.example';
/** The visible part of the field, which is behind it. */
const CODE_BOXES = '.ph-code';
const CODE_FIELD = '[data-testid="wui-otp-input"]';
const FRAME = '#w3m-iframe';
/** The secure site's approval button. */
const YES = '.ph-primary';
/** By then the page is idle, even with CPU throttling. */
const QUIET = 1_500;
const LIMIT = 30_000;

export async function measureLogin(browser: Browser, url: string, rounds: number): Promise<readonly LoginLine[]> {
  const world = await startWorld();
  // A code is enough: the approval link in the email is not measured.
  world.secureSite.verifiesNewBrowsers = false;
  const visits = new Map<number, Measures[]>(SLOWER.map((slower) => [slower, []]));
  try {
    // The first visit has additional costs.
    await visit(browser, url, world, 1);
    for (let round = 0; round < rounds; round += 1)
      for (const slower of SLOWER) visits.get(slower)?.push(await visit(browser, url, world, slower));
  } finally {
    await world.stop();
  }
  return (Object.keys(LABELS) as (keyof typeof LABELS)[]).map((measure) => ({
    label: LABELS[measure],
    medians: Object.fromEntries(
      SLOWER.map((slower) => [slower, median((visits.get(slower) ?? []).map((each) => each[measure])) ?? Number.NaN]),
    ),
  }));
}

async function visit(browser: Browser, url: string, { secureSite, urls }: World, slower: number): Promise<Measures> {
  await secureSite.forget();
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    await context.addInitScript({ path: fileURLToPath(new URL('./in-page/login-probe.js', import.meta.url)) });
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    // Page and frame belong to one site, and share the throttled process.
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower });
    await page.goto(`${url}/login/?site=${secureSite.url}&node=${urls[0]}`);
    await page.getByTestId('wui-email-input').fill(EMAIL);
    await page.waitForTimeout(QUIET);

    await page.evaluate((boxes) => loginProbe.watch(boxes), CODE_BOXES);
    await page.keyboard.press('Enter');
    const sent = await since(page, page, () => loginProbe.began());
    const { code = '' } = await secureSite.mailbox.next(EMAIL);
    await page.waitForTimeout(QUIET);

    await page.locator(CODE_FIELD).pressSequentially(code.slice(0, -1));
    await page.evaluate(() => loginProbe.watch('[data-testid="account-button"]'));
    await page.keyboard.press(code.slice(-1));
    const connected = await since(page, page, () => loginProbe.began());
    return { sent, connected, asked: await request(page), askedAgain: await request(page) };
  } finally {
    await context.close();
  }
}

/** The dapp asks for a signature, and gets it. */
async function request(page: Page): Promise<number> {
  await page.waitForTimeout(QUIET);
  const frame = page.frames().find((each) => each !== page.mainFrame());
  if (!frame) throw new Error('The frame of the secure site is gone.');
  await page.evaluate((selector) => loginProbe.watch(selector), FRAME);
  await frame.evaluate((selector) => loginProbe.watch(selector), YES);
  const began = await page.evaluate(() => loginProbe.ask());
  // Both have to be there: the screen, and the frame that it is drawn in.
  const shown = Math.max(await shownIn(frame), await shownIn(page));
  await pressSeen(frame.locator(YES));
  await page.locator(FRAME).waitFor({ state: 'hidden' });
  return shown - began;
}

async function since(page: Page, where: Page | Frame, began: () => number): Promise<number> {
  const shown = await shownIn(where);
  return shown - (await page.evaluate(began));
}

async function shownIn(where: Page | Frame): Promise<number> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`Nothing was shown in ${where.url()} after ${LIMIT} ms.`)), LIMIT).unref();
  });
  return await Promise.race([where.evaluate(() => loginProbe.shown()), late]);
}

/** The lines as text. */
export function loginTable(lines: readonly LoginLine[]): string {
  const width = Math.max(...lines.map(({ label }) => label.length));
  const row = (label: string, cells: readonly string[]) =>
    [label.padEnd(width), ...cells.map((cell) => cell.padStart(8))].join('  ');
  return [
    row(
      '',
      SLOWER.map((slower) => `${slower}×`),
    ),
    ...lines.map(({ label, medians }) =>
      row(
        label,
        SLOWER.map((slower) => (medians[slower] ?? Number.NaN).toFixed(1)),
      ),
    ),
  ].join('\n');
}
