/** Pending, empty, unreachable, outdated, and wrong states. */
import type { Route } from '../../../../application/shell/router.js';
import type { Screen } from '../../screen.js';
import type { Visitor } from '../../visitor.js';

const at = ({ page }: Visitor, route: Route) =>
  page.evaluate((where) => void window.portholeDemo?.modal.open({ route: where }), route);

async function choosing(visitor: Visitor, text: string | RegExp): Promise<void> {
  await visitor.connect('Northstar');
  await at(visitor, { view: 'send-select-token' });
  await visitor.sees(text);
}

/** Sends a transfer, with the network's report on its outcome under the visitor's control. */
async function sent(visitor: Visitor, receipts: 'held' | 'reverted'): Promise<void> {
  await visitor.receipts(receipts);
  await visitor.connect('Northstar');
  await visitor.account();
  await visitor.press('Send');
  await visitor.modal.getByTestId('send-receiver').fill('0x70997970C51812dc3A010C7d01b50e0d17dc79C8');
  await visitor.modal.getByTestId('send-amount').fill('0.25');
  await visitor.press('Review');
  await visitor.sees(/^0\.25\d+ ETH/);
  await visitor.press(/^Send/);
}

export const stateScreens: readonly Screen[] = [
  {
    name: 'account-gone',
    async reach(visitor) {
      await at(visitor, { view: 'account' });
      await visitor.sees('No wallet connected');
    },
  },
  {
    name: 'account-stale',
    async reach(visitor) {
      await visitor.connect('Northstar');
      await visitor.account();
      await visitor.nodes('gone');
      await visitor.page.evaluate(() => void window.portholeDemo?.modal.refreshBalance());
      await visitor.modal.getByText('Showing the last known balances.').waitFor({ timeout: 20_000 });
    },
  },
  {
    name: 'account-transfer-on-its-way',
    async reach(visitor) {
      await sent(visitor, 'held');
      await visitor.modal.locator('.ph-notice').waitFor();
    },
  },
  {
    name: 'account-transfer-failed',
    async reach(visitor) {
      await sent(visitor, 'reverted');
      await visitor.modal.locator('.ph-notice-danger').waitFor();
    },
  },
  {
    name: 'connecting-ready',
    async reach(visitor) {
      await visitor.open();
      await visitor.sees('Harbor');
      await at(visitor, { view: 'connecting-wallet', walletId: 'example.harbor' });
      await visitor.sees(/^Connect Harbor/);
    },
  },
  {
    name: 'connect-everything',
    query: {
      phones: '1',
      external: '1',
      options: JSON.stringify({ customWallets: [{ id: 'marlin', name: 'Marlin' }] }),
    },
    async reach(visitor) {
      await visitor.open();
      await visitor.sees('All wallets');
      await visitor.sees('540');
    },
  },
  {
    name: 'connect-malicious',
    query: { malicious: 'Marquee,Endless,Mirror,Foxes,Heap,Unseen,Heir,Inkwell,Torn,Burden' },
    async reach(visitor) {
      await visitor.open();
      await visitor.sees(/^Endless/);
    },
  },
  {
    name: 'all-wallets-none-listed',
    query: { options: JSON.stringify({ includeWalletIds: ['nothing'] }), wallets: 'none' },
    async reach(visitor) {
      await at(visitor, { view: 'all-wallets' });
      await visitor.sees('No wallets listed');
    },
  },
  {
    name: 'get-wallet-directory',
    async reach(visitor) {
      await at(visitor, { view: 'get-wallet' });
      await visitor.sees('Amber Anchor');
    },
  },
  {
    name: 'inline-all-wallets',
    query: { inline: '1' },
    async reach(visitor) {
      await visitor.sees('Harbor');
      await visitor.page.evaluate(() => void window.portholeDemo?.modal.push({ view: 'all-wallets' }));
      await visitor.sees('Amber Anchor');
      await visitor.modal.scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'inline-declined',
    query: { inline: '1' },
    async reach(visitor) {
      await visitor.wallet('Harbor', 'reject');
      await visitor.press('Harbor');
      await visitor.sees('Connection declined');
      await visitor.modal.scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'networks-fixed',
    query: { options: JSON.stringify({ enableNetworkSwitch: false }) },
    async reach(visitor) {
      await visitor.connect();
      await at(visitor, { view: 'networks' });
      await visitor.sees('You can’t switch networks here.');
    },
  },
  {
    name: 'switching-ready',
    async reach(visitor) {
      await visitor.connect();
      await at(visitor, { view: 'switch-network', networkId: 'eip155:31338' });
      await visitor.sees('Switch to Tidewater');
    },
  },
  {
    name: 'send-tokens-loading',
    async reach(visitor) {
      await visitor.nodes('held');
      await visitor.connect('Northstar');
      await at(visitor, { view: 'send-select-token' });
      await visitor.modal.locator('.ph-bone').first().waitFor();
    },
  },
  {
    name: 'send-tokens-unavailable',
    async reach(visitor) {
      await visitor.nodes('gone');
      await visitor.connect('Northstar');
      await at(visitor, { view: 'send-select-token' });
      await visitor.modal.getByRole('button', { name: 'Try again' }).waitFor({ timeout: 20_000 });
    },
  },
  {
    name: 'send-tokens-found',
    async reach(visitor) {
      await choosing(visitor, 'Kelp');
      await visitor.modal.getByRole('searchbox').fill('kelp');
      await visitor.modal.getByText('Salt').first().waitFor({ state: 'detached' });
    },
  },
  {
    name: 'send-balance-unknown',
    async reach(visitor) {
      await visitor.nodes('held');
      await visitor.connect('Northstar');
      await at(visitor, { view: 'send' });
      await visitor.modal.getByTestId('send-amount').fill('0.25');
      await visitor.modal.getByTestId('send-receiver').fill('0x70997970C51812dc3A010C7d01b50e0d17dc79C8');
    },
  },
];
