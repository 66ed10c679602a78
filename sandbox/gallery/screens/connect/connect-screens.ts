/** Finding and connecting a wallet. */
import type { Screen } from '../../screen.js';

export const connectScreens: readonly Screen[] = [
  {
    name: 'connect-wallets',
    async reach({ open, sees }) {
      await open();
      await sees('Harbor');
    },
  },
  {
    name: 'connect-recent',
    async reach({ page, connect, open, press, account, sees }) {
      await connect('Harbor');
      await account();
      await press('Disconnect');
      await page.getByTestId('connect-button').waitFor();
      // A wallet that is not installed at the moment.
      await page.goto(`${page.url()}&wallets=Lantern,Northstar`);
      await open();
      await sees('Recent');
    },
  },
  {
    name: 'connect-more',
    query: { legacy: 'many', external: '1' },
    async reach({ open, sees }) {
      await open();
      await sees('Osprey');
    },
  },
  {
    name: 'connect-empty',
    query: { wallets: 'none', login: '0' },
    async reach({ open, sees }) {
      await open();
      await sees('No wallet found');
    },
  },
  {
    name: 'connect-looking',
    query: { inline: '1' },
    async reach({ page, modal }) {
      // The modal is visible before wallets are discovered.
      await page.route('**/injected-connector*', () => undefined);
      await page.reload();
      await modal.locator('.ph-bone').first().waitFor();
      await modal.scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'connect-legal',
    query: { legal: '1' },
    async reach({ open, sees }) {
      await open();
      await sees('By connecting, you agree');
    },
  },
  {
    name: 'connect-consent',
    query: { legal: '1', options: '{"features":{"legalCheckbox":true}}' },
    async reach({ open, sees }) {
      await open();
      await sees('I agree to');
    },
  },
  {
    name: 'connect-consent-given',
    query: { legal: '1', options: '{"features":{"legalCheckbox":true}}' },
    async reach({ open, modal }) {
      await open();
      await modal.getByTestId('wui-checkbox').check();
    },
  },
  {
    name: 'connecting-waiting',
    async reach({ wallet, open, press, sees }) {
      await wallet('Harbor', 'never');
      await open();
      await press('Harbor');
      await sees('Confirm in Harbor');
    },
  },
  {
    name: 'connecting-declined',
    async reach({ wallet, open, press, sees }) {
      await wallet('Harbor', 'reject');
      await open();
      await press('Harbor');
      await sees('Connection declined');
    },
  },
  {
    name: 'connecting-pending',
    async reach({ page, wallet, misbehave, open, press, sees }) {
      await wallet('Harbor', 'ask');
      await misbehave('Harbor', 'refuses-while-asking');
      await page.evaluate(() => {
        const harbor = window.sandboxWallets?.wallets().find(({ info }) => info.name === 'Harbor');
        harbor?.provider.request({ method: 'eth_requestAccounts' }).catch(() => undefined);
      });
      await open();
      await press('Harbor');
      await sees('Harbor is waiting for you');
    },
  },
  {
    name: 'connecting-failed',
    async reach({ wallet, misbehave, open, press, modal }) {
      await wallet('Harbor', 'approve');
      await misbehave('Harbor', 'malformed-account');
      await open();
      await press('Harbor');
      await modal.getByRole('button', { name: 'Try again' }).waitFor();
    },
  },
  {
    name: 'connecting-not-found',
    async reach({ page, modal }) {
      await page.evaluate(() => {
        void window.portholeDemo?.modal.open({ route: { view: 'connect' } });
        void window.portholeDemo?.modal.connect('example.nobody');
      });
      await modal.getByRole('button').nth(1).waitFor();
    },
  },
];
