/** Payments that the site requests, from the choice of method to the end. */
import type { Screen } from '../../screen.js';
import type { Visitor } from '../../visitor.js';

const RECIPIENT = '0x90F79bf6EB2c4f870365E785982E1f101E93b906';

const PAYING = { query: { pay: '1', exchanges: '1' } } as const;

/** As the page's own script requests it. */
async function begun({ page }: Visitor, amount = '0.5'): Promise<void> {
  await page.evaluate(
    (paymentAsset) => {
      const { modal, functions } = window.portholeDemo ?? {};
      const pay: unknown = functions && Reflect.get(functions, 'pay');
      if (typeof pay === 'function') pay(modal, { paymentAsset });
    },
    {
      ...{ network: 'eip155:31337', recipient: RECIPIENT, asset: 'native', amount },
      metadata: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    },
  );
}

async function asked(visitor: Visitor, amount?: string): Promise<void> {
  await begun(visitor, amount);
  await visitor.sees('Pay with Harbour Exchange');
}

/** The wallet has a pending request. */
async function paid(visitor: Visitor): Promise<void> {
  await visitor.connect('Harbor');
  await asked(visitor);
  await visitor.wallet('Harbor', 'never');
  await visitor.press(/^Pay with Harbor/);
  await visitor.sees('Waiting for confirmation');
}

export const payScreens: readonly Screen[] = [
  { name: 'pay', ...PAYING, reach: (visitor) => asked(visitor) },
  {
    name: 'pay-connected',
    ...PAYING,
    async reach(visitor) {
      await visitor.connect('Harbor');
      await asked(visitor);
    },
  },
  { name: 'pay-long-amount', ...PAYING, reach: (visitor) => asked(visitor, '1234567.123456789012345678') },
  {
    name: 'pay-no-exchanges',
    ...PAYING,
    async reach(visitor) {
      await visitor.page.route('**/v1/json-rpc*', (route) => route.abort());
      await begun(visitor);
      await visitor.sees('Unable to get exchanges');
    },
  },
  { name: 'pay-asked', ...PAYING, reach: paid },
  {
    name: 'pay-at-exchange',
    ...PAYING,
    async reach(visitor) {
      await asked(visitor);
      await visitor.press(/^Pay with Harbour Exchange/);
      await visitor.sees('Payment initiated');
    },
  },
  {
    name: 'pay-completed',
    ...PAYING,
    async reach(visitor) {
      await asked(visitor);
      const opened = visitor.page.waitForEvent('popup');
      await visitor.press(/^Pay with Harbour Exchange/);
      const exchange = await opened;
      await exchange.getByRole('button', { name: 'Pay' }).click();
      await exchange.getByRole('heading', { name: 'Paid' }).waitFor();
      await visitor.sees('Payment completed');
    },
  },
  {
    name: 'pay-failed',
    ...PAYING,
    async reach(visitor) {
      await asked(visitor);
      const opened = visitor.page.waitForEvent('popup');
      await visitor.press(/^Pay with Harbour Exchange/);
      const exchange = await opened;
      await exchange.getByRole('button', { name: 'Decline' }).click();
      await exchange.getByRole('heading', { name: 'Declined' }).waitFor();
      await visitor.sees('Payment failed');
    },
  },
];
