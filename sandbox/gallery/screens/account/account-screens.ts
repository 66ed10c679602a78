/** The connected account and its balances. */
import type { Screen } from '../../screen.js';

/** The same world, marked as a testnet in the page. Plain JavaScript, since the browser runs it as it is. */
const FOR_TESTS = `{
  const { parse } = JSON;
  JSON.parse = (text, ...rest) => parse(String(text).replaceAll('"testnet":false', '"testnet":true'), ...rest);
}`;

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
    name: 'account-test-network',
    async reach({ connect, account, page, sees }) {
      await page.addInitScript({ content: FOR_TESTS });
      await page.reload();
      await connect('Harbor');
      await account();
      await sees('Test network');
    },
  },
  {
    name: 'account-without-a-price',
    query: { services: '1' },
    async reach({ connect, account, page, sees }) {
      await page.evaluate(() => {
        const metadata = { name: 'Driftglass', symbol: 'GLASS', decimals: 18, price: 0, iconUrl: '' };
        const address = `0x${'70'.repeat(20)}`;
        window.sandboxWallets
          ?.get('Northstar')
          .alsoHolds({ address, balance: '0x56bc75e2d63100000', type: 'ERC20', metadata });
      });
      await connect('Northstar');
      await account();
      await sees('Some tokens have no price');
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
      // As in a browser without clipboard permission.
      await page.evaluate(
        `navigator.clipboard.writeText = () => Promise.reject(new Error('Not here')); document.execCommand = () => false`,
      );
      await modal.getByRole('button', { name: 'Copy address' }).click();
      await sees('Failed to copy');
    },
  },
];
