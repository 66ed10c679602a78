/** What a visitor in the browser has: the mails that really came, the provider's real window, the wallet's own screen. */
import type { FrameLocator, Page } from 'playwright-core';
import type { SecureSite } from '../../../sandbox/secure-site/secure-site.js';
import { readState } from '../page/page-dapp.js';
import { mailsAt } from '../sandbox/mails-at.js';
import type { Belongings } from '../world/driver.js';
import { waitUntil } from '../world/wait-until.js';

const FRAME = 'iframe[name="w3m-secure-iframe"]';
const LIMIT = 20_000;
const GLANCE = 1_000;

export function browserBelongings(site: SecureSite, page: () => Page): Belongings {
  const mails = mailsAt(site.mailbox, waitUntil);
  const frame = (): FrameLocator => page().frameLocator(FRAME);
  const onScreen = (button: string) => frame().getByRole('button', { name: button, exact: true });
  /** What is longer than the screen is read to its end first, for which the button is another until then. */
  const isAsked = async (button: string): Promise<boolean> => {
    const reads = onScreen('Read on');
    // What has just come takes no press for a moment.
    const taken = (await reads.isVisible()) && (await reads.isEnabled({ timeout: GLANCE }).catch(() => false));
    if (taken) await reads.click({ timeout: GLANCE }).catch(() => undefined);
    return await onScreen(button).isVisible();
  };
  /** Chromium drops what is pressed in a frame that has just come or moved; by the time that declining is possible, it is over. */
  const untilSettled = () => onScreen('Decline').click({ trial: true, timeout: LIMIT });
  const others = () =>
    page()
      .context()
      .pages()
      .filter((each) => each !== page());
  const popup = async (): Promise<Page> => {
    await waitUntil(() => others().length > 0);
    const [opened] = others();
    if (!opened) throw new Error('No window has been opened.');
    return opened;
  };
  /** Opens it beside the page, presses the first button there, and goes back. */
  const pressElsewhere = async (link: string): Promise<void> => {
    const tab = await page().context().newPage();
    await tab.goto(link);
    await tab.getByRole('button').first().click({ timeout: LIMIT });
    // A window that is closed while its next page is on the way may never be done closing.
    await tab.waitForURL((url) => url.href !== link, { timeout: LIMIT });
    await tab.close();
  };
  return {
    mails: mails.count,
    codeFor: mails.codeFor,
    openLink: async (address) => pressElsewhere(await mails.linkFor(address)),
    async agree() {
      const login = (await page().evaluate(readState))?.login.attempt;
      if (login?.way === 'social' && login.url !== undefined) return await pressElsewhere(login.url);
      const opened = await popup();
      await opened.locator('input[name="name"]').fill('mira', { timeout: LIMIT });
      await opened.getByRole('button', { name: 'Continue' }).click({ timeout: LIMIT });
    },
    async closeWindow() {
      const opened = await popup();
      // Once the provider has shown itself: a window that is closed while its next page is on the way may never be done closing.
      await opened.locator('input[name="name"]').waitFor({ timeout: LIMIT });
      await opened.close();
    },
    async pay() {
      const opened = await popup();
      await opened.getByRole('button', { name: 'Buy' }).click({ timeout: LIMIT });
      await opened.getByRole('heading', { name: 'Bought' }).waitFor({ timeout: LIMIT });
    },
    async payAtExchange(well) {
      const opened = await popup();
      await opened.getByRole('button', { name: well ? 'Pay' : 'Decline' }).click({ timeout: LIMIT });
      await opened.getByRole('heading', { name: well ? 'Paid' : 'Declined' }).waitFor({ timeout: LIMIT });
    },
    // The page finds out when it asks next.
    logOut: () => site.forget(),
    forgetLogin: () => Promise.reject(new Error('The wallet forgets nothing by itself here.')),
    walletRequests: isAsked,
    walletSays: (words) => frame().getByRole('dialog').getByText(words).first().isVisible(),
    async tickWallet(label) {
      await untilSettled();
      await frame().getByRole('checkbox', { name: label }).check({ timeout: LIMIT });
    },
    async capWallet(amount) {
      await untilSettled();
      await frame().getByRole('textbox', { name: 'Spending cap' }).fill(amount, { timeout: LIMIT });
      await onScreen('Set spending cap').click({ timeout: LIMIT });
    },
    // And takes a press: what has just come does not, for a moment.
    walletHolds: (button) =>
      onScreen(button).evaluate((element) => element.matches(':focus:not([aria-disabled="true"])')),
    async answerWallet(button) {
      await waitUntil(() => isAsked(button));
      // The pointer is there for a moment before: what a page moves under it takes no press.
      await onScreen(button).hover({ timeout: LIMIT });
      await onScreen(button).click({ timeout: LIMIT });
    },
  };
}
