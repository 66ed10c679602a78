/** What a visitor in the browser has: the mails that really came, the provider's real window, the wallet's own screen. */
import type { FrameLocator, Page } from 'playwright-core';
import type { SecureSite } from '../../sandbox/secure-site/secure-site.js';
import type { Belongings } from './driver.js';
import { waitUntil } from './wait-until.js';

const FRAME = 'iframe[name="w3m-secure-iframe"]';
const LIMIT = 10_000;

export function browserBelongings(site: SecureSite, page: () => Page): Belongings {
  const mailsTo = (address: string) => site.mailbox.mails.filter(({ to }) => to === address);
  const newest = async (address: string, has: 'code' | 'link'): Promise<string> => {
    const read = () => mailsTo(address)[0]?.[has];
    await waitUntil(() => read() !== undefined);
    const found = read();
    if (found === undefined) throw new Error(`No ${has} has come to ${address}.`);
    return found;
  };
  const frame = (): FrameLocator => page().frameLocator(FRAME);
  const popup = async (): Promise<Page> => {
    const others = () =>
      page()
        .context()
        .pages()
        .filter((each) => each !== page());
    await waitUntil(() => others().length > 0);
    const [opened] = others();
    if (!opened) throw new Error('No window has been opened.');
    return opened;
  };
  return {
    mails: (address) => Promise.resolve(mailsTo(address).length),
    codeFor: (address) => newest(address, 'code'),
    async openLink(address) {
      const link = await newest(address, 'link');
      const tab = await page().context().newPage();
      await tab.goto(link);
      await tab.getByRole('button').first().click({ timeout: LIMIT });
      await tab.close();
    },
    async agree() {
      const opened = await popup();
      const input = opened.locator('input:not([type="hidden"])').first();
      await input.waitFor({ timeout: LIMIT });
      if ((await input.inputValue()) === '') await input.fill('mira');
      await opened.getByRole('button', { name: 'Continue' }).click({ timeout: LIMIT });
    },
    async closeWindow() {
      await (await popup()).close();
    },
    logOut: () => Promise.reject(new Error('Nobody logs out by themselves here.')),
    async answerWallet(button) {
      await frame().getByRole('button', { name: button, exact: true }).click({ timeout: LIMIT });
    },
  };
}
