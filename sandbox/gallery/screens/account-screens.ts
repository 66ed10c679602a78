/** Who is connected and what the account holds. */
import type { Screen } from '../screen.js';

export const accountScreens: readonly Screen[] = [
  {
    name: 'account-several',
    async reach({ connect, account }) {
      await connect('Harbor');
      await account();
    },
  },
  {
    name: 'account-one',
    async reach({ connect, account }) {
      await connect('Northstar');
      await account();
    },
  },
  {
    name: 'account-native-only',
    query: { tokens: '0' },
    async reach({ connect, page, sees }) {
      await connect('Northstar');
      await page.getByTestId('account-button').click();
      await sees('Ether');
    },
  },
  {
    name: 'account-loading',
    async reach({ nodes, connect, page, sees }) {
      await nodes('held');
      await connect('Northstar');
      await page.getByTestId('account-button').click();
      await sees('Tokens');
    },
  },
  {
    name: 'account-empty',
    async reach({ connect, page, sees }) {
      await page.evaluate(() => window.sandboxWallets?.get('Harbor').changeAccount(2));
      await connect('Harbor');
      await page.getByTestId('account-button').click();
      await sees('No tokens yet');
    },
  },
  {
    name: 'account-named',
    query: { services: '1' },
    async reach({ connect, page, sees }) {
      await page.evaluate(() => window.sandboxWallets?.get('Harbor').changeAccount(1));
      await connect('Harbor');
      await page.getByTestId('account-button').click();
      await sees('odile.berth.example');
      await sees('Your accounts');
    },
  },
  {
    name: 'account-unavailable',
    async reach({ nodes, connect, page, modal }) {
      await nodes('gone');
      await connect('Northstar');
      await page.getByTestId('account-button').click();
      await modal.getByText('Token Balance Unavailable').first().waitFor({ timeout: 20_000 });
    },
  },
  {
    name: 'account-incomplete',
    query: { services: 'failing' },
    async reach({ connect, page, modal }) {
      await connect('Harbor');
      await page.getByTestId('account-button').click();
      await modal.getByText('There may be more tokens than these.').waitFor({ timeout: 20_000 });
    },
  },
  {
    name: 'account-unknown-network',
    query: { allowUnsupported: '1' },
    async reach({ connect, page, modal }) {
      await connect('Fennel');
      await page.getByTestId('account-button').click();
      await modal.getByTestId('disconnect-button').waitFor();
    },
  },
  {
    name: 'snack-success',
    async reach({ connect, account, modal, sees }) {
      await connect('Northstar');
      await account();
      await modal.getByRole('button', { name: 'Copy address' }).click();
      await sees('Address copied');
    },
  },
  {
    name: 'snack-error',
    async reach({ page, connect, account, modal, sees }) {
      await connect('Northstar');
      await account();
      // As in a browser that does not let pages write there.
      await page.evaluate(
        `navigator.clipboard.writeText = () => Promise.reject(new Error('Not here')); document.execCommand = () => false`,
      );
      await modal.getByRole('button', { name: 'Copy address' }).click();
      await sees('Failed to copy');
    },
  },
];
