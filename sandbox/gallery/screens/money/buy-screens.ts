/** Buying with money, from the amount to the received coins. */
import type { Screen } from '../../screen.js';
import type { Visitor } from '../../visitor.js';

const SELLING = { query: { sellers: 'eip155' } } as const;

async function begun({ connect, page, press }: Visitor): Promise<void> {
  await connect('Harbor');
  await page.getByTestId('account-button').click();
  await press('Buy');
}

async function buying(visitor: Visitor): Promise<void> {
  await begun(visitor);
  await visitor.sees(/^By card/);
}

async function paying(visitor: Visitor, amount: string, seen: string | RegExp): Promise<void> {
  await buying(visitor);
  await visitor.modal.getByTestId('buy-amount').fill(amount);
  await visitor.sees(seen);
}

async function bought(visitor: Visitor): Promise<void> {
  await paying(visitor, '100', 'Network fee');
  const opened = visitor.page.waitForEvent('popup');
  await visitor.press(/^Harbour Exchange/);
  const shop = await opened;
  await shop.getByRole('button', { name: 'Buy' }).click();
  await shop.getByRole('heading', { name: 'Bought' }).waitFor();
  await visitor.sees('Received');
}

export const buyScreens: readonly Screen[] = [
  { name: 'buy', ...SELLING, reach: (visitor) => paying(visitor, '250', 'Network fee') },
  { name: 'buy-too-much', ...SELLING, reach: (visitor) => paying(visitor, '7500.01', /^Maximum/) },
  {
    name: 'buy-without-price',
    ...SELLING,
    async reach(visitor) {
      await visitor.page.route('**/v1/onramp/quote*', (route) => route.abort());
      await paying(visitor, '100', 'We couldn’t get a price');
    },
  },
  {
    name: 'buy-not-loaded',
    ...SELLING,
    async reach(visitor) {
      await visitor.page.route('**/buy-part*', (route) => route.abort());
      await begun(visitor);
      await visitor.sees('Couldn’t load the page');
    },
  },
  {
    name: 'buy-currencies',
    ...SELLING,
    async reach(visitor) {
      await buying(visitor);
      await visitor.press(/^Pay in USD/);
      await visitor.sees('EUR');
    },
  },
  {
    name: 'buy-coins',
    ...SELLING,
    async reach(visitor) {
      await buying(visitor);
      await visitor.press(/^Buy ETH/);
      await visitor.sees('SALT');
    },
  },
  {
    name: 'buy-at-the-seller',
    ...SELLING,
    async reach(visitor) {
      await paying(visitor, '100', 'Network fee');
      await visitor.press(/^Harbour Exchange/);
      await visitor.sees('Continue on Harbour Exchange');
    },
  },
  { name: 'buy-come', ...SELLING, reach: bought },
  {
    name: 'buy-help',
    ...SELLING,
    async reach(visitor) {
      await buying(visitor);
      await visitor.press('How buying works');
      await visitor.sees('Pay with card or bank transfer');
    },
  },
];
