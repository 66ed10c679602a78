/** What a visitor in the browser has: a mailbox with real emails, the provider's real window, the wallet's own screen. */
import type { FrameLocator, Page } from 'playwright-core';
import type { SecureSite } from '../../../sandbox/secure-site/secure-site.js';
import { readState } from '../page/page-dapp.js';
import { mailsAt } from '../sandbox/mails-at.js';
import type { VisitorAccounts } from '../world/driver.js';
import { waitUntil } from '../world/wait-until.js';

const FRAME = 'iframe[name="w3m-secure-iframe"]';
const LIMIT = 40_000;
const GLANCE = 1_000;

export function browserAccounts(site: SecureSite, page: () => Page): VisitorAccounts {
  const mails = mailsAt(site.mailbox, waitUntil);
  const frame = (): FrameLocator => page().frameLocator(FRAME);
  const onScreen = (button: string) => frame().getByRole('button', { name: button, exact: true });
  /** Requests that are longer than the screen have to be scrolled to the end first; until then there is another button. */
  const isAsked = async (button: string): Promise<boolean> => {
    const reads = onScreen('Read on');
    // The screen ignores presses for a moment after it appears.
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
  /** Opens it in a new tab, presses the first button there, and returns to the page. */
  const pressElsewhere = async (link: string): Promise<void> => {
    const tab = await page().context().newPage();
    await tab.goto(link);
    await tab.getByRole('button').first().click({ timeout: LIMIT });
    // Closing a window while it navigates may never finish.
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
      // Waits for the provider's page: closing a window while it navigates may never finish.
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
    // The page notices with its next request.
    logOut: () => site.forget(),
    forgetLogin: () => Promise.reject(new Error('This wallet does not forget logins by itself.')),
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
    // And accepts presses: it ignores them for a moment after it appears.
    walletHolds: (button) =>
      onScreen(button).evaluate((element) => element.matches(':focus:not([aria-disabled="true"])')),
    async answerWallet(button) {
      await waitUntil(() => isAsked(button));
      // The pointer has to be there for a moment before: the screen ignores presses if the page moved it under the pointer.
      await onScreen(button).hover({ timeout: LIMIT });
      await onScreen(button).click({ timeout: LIMIT });
    },
  };
}
