/** The buy form: its options on this network, and the request to sellers. */
import { describe, expect, it } from 'vitest';
import type { PayLimit, PurchaseOptions } from '../../domain/trade/purchase.js';
import { buyingModal } from '../../infrastructure/fakes/modals/buying-modal.js';
import { accountIdOfState } from '../connect/selectors.js';
import { buyForm } from './buy-form.js';
import { buyerOf } from './buyer.js';
import type { BuyState } from './state.js';

const CARD: PayLimit = { id: 'card', min: '1', max: '100' };
const BANK: PayLimit = { id: 'ach_bank_account', min: '2', max: '200' };
const OPTIONS: PurchaseOptions = {
  payments: [
    { id: 'USD', limits: [CARD, BANK] },
    { id: 'EUR', limits: [BANK] },
    { id: 'CHF', limits: [] },
  ],
  purchases: [
    { id: 'sol', name: 'Sol', symbol: 'SOL', networks: [{ name: 'solana', chainId: '5eykt4' }] },
    {
      ...{ id: 'usdc', name: 'USD Coin', symbol: 'USDC' },
      networks: [
        { name: 'base', chainId: '8453' },
        { name: 'ethereum', chainId: '1' },
      ],
    },
    { id: 'any', name: 'Any', symbol: 'ANY', networks: [] },
  ],
};

async function filledIn(patch: Partial<BuyState> = {}) {
  const { modal, wallet } = buyingModal();
  await modal.connect(wallet.wallet.id);
  const state = modal.getState();
  const accountId = accountIdOfState(state);
  if (!accountId) throw new Error('There is no account.');
  const buy: BuyState = {
    ...{ accountId, status: 'ready', standIn: false, sellers: [], made: [] },
    ...{ payment: 'USD', purchase: '', method: 'card', amount: '5' },
    ...OPTIONS,
    ...patch,
  };
  return { form: buyForm({ ...state, buy }), address: wallet.accounts[0].address };
}

describe('the buy form', () => {
  it('offers what can be sent to the network in use', async () => {
    const { form } = await filledIn();
    expect(form?.offered.map(({ id }) => id)).toEqual(['usdc', 'any']);
  });

  it.each<[string, Partial<BuyState>, object]>([
    ['the first of everything', {}, {}],
    ['a whole amount, typed up to its decimal point', { amount: '5.' }, {}],
    ['the currency chosen', { payment: 'EUR' }, { payment: 'EUR', method: 'ach_bank_account' }],
    ['the method chosen', { method: 'ach_bank_account' }, { method: 'ach_bank_account' }],
    ['the coin chosen', { purchase: 'any' }, { purchase: 'ANY', networkName: undefined }],
    ['another coin, where the one chosen is not offered here', { purchase: 'sol' }, {}],
    ['another currency, where the one chosen is not offered', { payment: 'JPY' }, {}],
    [
      'the usual limits, where a currency has none',
      { payment: 'CHF', amount: '7500' },
      { payment: 'CHF', amount: '7500' },
    ],
  ])('requests a quote for %s', async (_what, patch, expected) => {
    const { form, address } = await filledIn(patch);
    expect(form?.question).toEqual({
      ...{ address, network: expect.objectContaining({ caipNetworkId: 'eip155:1' }), amount: '5' },
      ...{ payment: 'USD', method: 'card', purchase: 'USDC', networkName: 'ethereum' },
      ...expected,
    });
  });

  it.each<[string, Partial<BuyState>]>([
    ['before the options are known', { status: 'loading' }],
    ['without a currency to pay in', { payments: [] }],
    ['without a coin to buy', { purchases: [] }],
    ['above the limit of the method', { amount: '101' }],
    ['below the limit of the method', { amount: '1', method: 'ach_bank_account' }],
    ['below the usual limit', { amount: '9', payment: 'CHF' }],
  ])('requests no quote %s', async (_when, patch) => {
    const { form } = await filledIn(patch);
    expect(form).toBeDefined();
    expect(form?.question).toBeUndefined();
  });

  it('is not shown to another account', async () => {
    expect((await filledIn({ accountId: 'eip155:1:0x9' })).form).toBeUndefined();
  });
});

describe('a buyer', () => {
  const service = (namespaces: readonly ['eip155'] | readonly ['solana']) => ({
    services: { onramp: { id: 'onramp', namespaces, load: () => Promise.reject() } },
  });

  it.each<[string, 'connects' | 'stays out' | 'moves away', Parameters<typeof buyingModal>[1], boolean]>([
    ['connected, where coins are sold', 'connects', {}, true],
    ['not connected', 'stays out', {}, false],
    ['on a network that the site does not support', 'moves away', {}, false],
    ['on a kind of network without sellers', 'connects', { options: service(['solana']) }, false],
    [
      'at a site that has it switched off',
      'connects',
      { options: { ...service(['eip155']), features: { onramp: false } } },
      false,
    ],
  ])('is %s', async (_who, does, parts, expected) => {
    const { modal, wallet } = buyingModal({}, parts);
    if (does !== 'stays out') await modal.connect(wallet.wallet.id);
    wallet.useNetwork(does === 'moves away' ? 'eip155:9' : 'eip155:1');
    const buyer = buyerOf(modal.getState());
    expect(buyer && { address: buyer.account.address, accountId: buyer.accountId }).toEqual(
      expected
        ? { address: wallet.accounts[0].address, accountId: `eip155:1:${wallet.accounts[0].address}` }
        : undefined,
    );
  });
});
