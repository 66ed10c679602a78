import { afterAll, beforeAll, expect, it } from 'vitest';
import { startWorld, type World } from '../../world.js';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

it('quotes to the cent, and the coin to its last decimal', async () => {
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

it('sells what has a price, on every network that has it', async () => {
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
