import { afterAll, beforeAll, expect, it } from 'vitest';
import { startWorld, type World } from '../../world.js';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

it('quotes to the cent, and the currency to its last decimal', async () => {
  const body = JSON.stringify({ purchaseCurrency: 'ETH', paymentCurrency: 'EUR', amount: '250', network: 'ETH' });
  const answer = await fetch(`${world.services.url}v1/onramp/quote`, { method: 'POST', body });
  expect(await answer.json()).toMatchObject({
    paymentTotal: { amount: '250.00', currency: 'EUR' },
    coinbaseFee: { amount: '3.75', currency: 'EUR' },
    networkFee: { amount: '0.15', currency: 'EUR' },
    paymentSubtotal: { amount: '246.10', currency: 'EUR' },
    // 246.10 × 1.08 / 3012.48, cut after eighteen decimals.
    purchaseAmount: { amount: '0.088228967495219885', currency: 'ETH' },
  });
});

it('sells currencies with a price, on every network that has them', async () => {
  const answer = await fetch(`${world.services.url}v1/onramp/options`);
  const { purchaseCurrencies } = await answer.json();
  expect(purchaseCurrencies.map(({ symbol }: { symbol: string }) => symbol)).toEqual([
    ...['ETH', 'SALT', 'KELP', 'SOL', 'BRINE', 'BTC'],
  ]);
  expect(purchaseCurrencies[0].networks).toMatchObject([
    { name: 'saltmarsh', display_name: 'Saltmarsh', chain_id: '31337', contract_address: '' },
    { chain_id: '31338' },
  ]);
});

it('delivers purchases on its page, and lists them in its own history', async () => {
  const { url } = world.services;
  const address = world.accounts.at(-1)?.address;
  const wish = {
    destinationWallets: [{ address }],
    partnerUserId: address,
    defaultNetwork: 'tidewater',
    presetFiatAmount: 30,
  };
  const asked = await fetch(`${url}v1/generators/onrampurl`, { method: 'POST', body: JSON.stringify(wish) });
  const page = await (await fetch((await asked.json()).url)).text();
  expect(page).toMatch(/<option selected>Tidewater<\/option>[\s\S]*value="30"/);
  const body = new URLSearchParams({ for: address ?? '', network: 'Tidewater', amount: '30.1248' });
  expect(await (await fetch(`${url}buy`, { method: 'POST', body })).text()).toContain('0.01 ETH');
  const bought = async () =>
    (await (await fetch(`${url}v1/account/${address}/history?onramp=coinbase`)).json()).data[0];
  expect(await bought()).toMatchObject({
    metadata: { operationType: 'buy', chain: 'eip155:31338', sentTo: address },
    transfers: [{ direction: 'in', quantity: { numeric: '0.01' }, fungible_info: { symbol: 'ETH' } }],
  });
  await expect.poll(async () => (await bought()).metadata.status).toBe('ONRAMP_TRANSACTION_STATUS_SUCCESS');
  const held = await (await fetch(`${url}v1/account/${address}/balance?chainId=eip155:31338`)).json();
  expect(held.balances[0].quantity.numeric).toBe('0.01');
});
