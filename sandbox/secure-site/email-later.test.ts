/** A change of email that waits, as by default in production: the modal keeps the address, and the wallet says when the new one begins. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Modal } from '../../application/modal/modal.js';
import { type DemoWithSite, startDemoWithSite } from './demo-with-site.js';
import { pressSeen } from './page-with-frame.js';

const [OLD, NEW] = ['visitor@saltmarsh.example', 'other@saltmarsh.example'] as const;
const DAY_MS = 24 * 3_600_000;
let demo: DemoWithSite;
let page: Page;

beforeAll(async () => {
  demo = await startDemoWithSite({ emailDelayMs: DAY_MS });
  demo.site.asksConsent = true;
  ({ page } = demo);
});
afterAll(() => demo?.stop());

const text = (words: string) => page.getByText(words).first();
const frame = () => page.frameLocator('iframe[name="w3m-secure-iframe"]');
const press = (name: string) => pressSeen(frame().getByRole('button', { name, exact: true }));
async function enterCode(email: string): Promise<void> {
  const { code = '' } = await demo.site.mailbox.next(email);
  await page.getByTestId('wui-otp-input').fill(code);
}

it('right codes end the change on the page, and are no error', { timeout: 300_000 }, async () => {
  await demo.enterByEmail(OLD);
  await press('Continue');
  await page.getByTestId('account-button').waitFor();
  // The next mail may be asked for 30 seconds later.
  await page.clock.install();
  await page.clock.runFor(31_000);
  await page.evaluate(() => {
    const { modal } = Reflect.get(window, 'portholeDemo') as { modal: Modal };
    void modal.open({ route: { view: 'update-email-wallet' } });
  });
  await page.getByTestId('wui-email-input').fill(NEW);
  await page.keyboard.press('Enter');
  await press('Change email');
  await text('Confirm your current email').waitFor();
  await enterCode(OLD);
  await text('Confirm your new email').waitFor();
  await enterCode(NEW);

  const told = frame().getByRole('heading', { name: 'Both codes are right' });
  await told.waitFor();
  await frame().getByText('Your email address changes in 24 hours').waitFor();
  await press('Close');
  await told.waitFor({ state: 'detached' });
  expect(await page.getByText('Confirm your new email').count()).toBe(0);
  const user = await page.evaluate(() => {
    const { modal } = Reflect.get(window, 'portholeDemo') as { modal: Modal };
    return modal.getState().login.user;
  });
  expect(user).toMatchObject({ email: OLD });
});
