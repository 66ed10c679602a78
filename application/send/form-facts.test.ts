/** What the send form derives from the account's holdings: prices, funds, cautions. */

import { of } from 'rxjs';
import { describe, expect, it } from 'vitest';
import type { Holding, Token } from '../../domain/token/token.js';
import type { Transaction } from '../../domain/transaction/transaction.js';
import { scriptedModal, scriptedWallet } from '../../infrastructure/fakes/index.js';
import { familiarOf } from '../activity/familiar.js';
import { editSend, reviewSend, sendMax } from './actions.js';
import { fundsOf, receiverOf, transferOf } from './draft.js';
import { priceOf } from './price-of.js';
import { tokenCautionOf } from './token-caution-of.js';
import { valueTextOf } from './value-text.js';

const FRIEND = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const ETHER = 10n ** 18n;
const ETH: Token = { networkId: 'eip155:1', name: 'Ether', symbol: 'ETH', decimals: 18 };
const kelp = (digit: string): Token => ({ ...ETH, name: 'Kelp', symbol: 'KELP', address: `0x${digit.repeat(40)}` });
const [ONE, TWO] = [kelp('1'), kelp('2')];

async function holding(holdings: readonly Holding[], transactions?: readonly Transaction[], history = true) {
  const wallet = scriptedWallet();
  const at = { id: 'p', load: () => Promise.reject() };
  const modal = scriptedModal({
    wallets: [wallet],
    services: {
      portfolio: { holdings: () => of(holdings) },
      ...(transactions && { activity: { transactions: () => of({ items: transactions }) } }),
    },
    options: { features: { history }, services: { portfolio: at, ...(transactions && { activity: at }) } },
  });
  for (const { token, amount } of holdings) modal.chain.credit(wallet.accounts[0].address, token, amount);
  await modal.connect(wallet.wallet.id);
  await modal.open({ route: { view: 'send' } });
  modal.time.advance(1_000);
  return { modal, wallet, state: modal.getState };
}

describe('data from the holdings', () => {
  it('has the price of this token on this network only', async () => {
    const { state } = await holding([
      { token: ETH, amount: ETHER, price: '2000' },
      { token: ONE, amount: 1n, price: '3' },
      { token: TWO, amount: 1n },
    ]);
    const prices = [ETH, ONE, TWO, { ...ETH, networkId: 'eip155:2' as const }, undefined];
    expect(prices.map((token) => priceOf(state(), token))).toEqual(['2000', '3', undefined, undefined, undefined]);
  });

  it.each<[bigint, string]>([
    [ETHER, '2000.00'],
    [ETHER / 3n, '666.67'],
    [10n ** 13n, '0.02'],
    [10n ** 12n, '0.002'],
    [0n, ''],
  ])('has the value of %s of it: "%s"', async (amount, text) => {
    const { state } = await holding([{ token: ETH, amount: ETHER, price: '2000' }]);
    expect(valueTextOf(state(), ETH, amount)).toBe(text);
  });

  it('has no value without a price', async () => {
    const { state } = await holding([{ token: ETH, amount: ETHER }]);
    expect(valueTextOf(state(), ETH, ETHER)).toBe('');
  });

  it('has the funds of the token, and of the fee', async () => {
    const { modal, state } = await holding([
      { token: ONE, amount: 5n },
      { token: ETH, amount: ETHER },
    ]);
    await editSend(modal, { token: ONE });
    expect(fundsOf(state())).toEqual({ balance: 5n, nativeBalance: ETHER, fee: undefined });
    await editSend(modal, { token: ONE, amountText: '0.000000000000000001', receiver: FRIEND });
    modal.time.advance(300);
    expect(fundsOf(state()).fee).toBeGreaterThan(0n);
    await editSend(modal, { token: undefined });
    expect(fundsOf(state())).toMatchObject({ balance: undefined, nativeBalance: ETHER });
  });

  it('is missing before the account is read, and no fee is paid without a balance', async () => {
    const { modal, state } = await holding([{ token: ONE, amount: 5n }]);
    await editSend(modal, { token: ONE });
    const { account, ...rest } = state();
    const funds = (holdings: typeof account.holdings) => fundsOf({ ...rest, account: { ...account, holdings } });
    const none = { balance: undefined, nativeBalance: undefined, fee: undefined };
    expect(funds({})).toEqual(none);
    const [[id, entry] = []] = Object.entries(account.holdings);
    expect(funds(id && entry ? { [id]: { ...entry, holdings: [] } } : {})).toEqual(none);
  });

  it('is missing without a connection', () => {
    const state = scriptedModal().getState();
    expect(fundsOf(state)).toEqual({});
    expect(priceOf(state, ETH)).toBeUndefined();
    expect(tokenCautionOf(state, ONE)).toBeUndefined();
    expect(familiarOf(state)).toEqual([]);
  });

  it('has cautions about look-alike tokens if both are held', async () => {
    const both = await holding([ONE, TWO].map((token) => ({ token, amount: 1n })));
    expect(tokenCautionOf(both.state(), ONE)).toEqual({ kind: 'twin' });
    const one = await holding([
      { token: ONE, amount: 1n },
      { token: TWO, amount: 0n },
    ]);
    expect(tokenCautionOf(one.state(), ONE)).toBeUndefined();
  });
});

describe('known addresses', () => {
  const sent: Transaction = {
    id: 'a',
    metadata: {
      operationType: 'send',
      status: 'confirmed',
      sentFrom: '',
      sentTo: FRIEND,
      hash: 'a',
      chain: 'eip155:1',
      minedAt: '2024-01-01T00:00:00Z',
    },
    transfers: [{ fungible_info: { symbol: 'SALT' }, direction: 'out', quantity: { numeric: '1' } }],
  };

  it('include past recipients, once the form is shown', async () => {
    const [{ address }] = scriptedWallet().accounts;
    const { state } = await holding([], [{ ...sent, metadata: { ...sent.metadata, sentFrom: address } }]);
    expect(familiarOf(state())).toEqual([address, address, FRIEND]);
  });

  it('are not loaded for a site that shows no history', async () => {
    const [{ address }] = scriptedWallet().accounts;
    const { state } = await holding([], [{ ...sent, metadata: { ...sent.metadata, sentFrom: address } }], false);
    expect(familiarOf(state())).toEqual([address, address]);
  });
});

describe('the form', () => {
  it('is read without surrounding whitespace', async () => {
    const { modal, state } = await holding([{ token: ETH, amount: ETHER }]);
    await editSend(modal, { amountText: '  ', receiver: FRIEND });
    expect(() => transferOf(state())).toThrow('An amount and receiver address are required');
    await editSend(modal, { amountText: '1', receiver: '  ' });
    expect(() => transferOf(state())).toThrow('An amount and receiver address are required');
    await editSend(modal, { receiver: ` ${FRIEND} ` });
    expect(receiverOf(state())).toBe(FRIEND);
  });

  it('uses the amount if a site sets both amount and dollars', async () => {
    const { modal, state } = await holding([{ token: ETH, amount: ETHER, price: '2000' }]);
    await editSend(modal, { amountText: '0.25', valueText: '1' });
    expect(state().send).toMatchObject({ amountText: '0.25', valueText: '1' });
  });

  it('converts dollars with the token that is set together with them', async () => {
    const { modal, state } = await holding([
      { token: ETH, amount: ETHER, price: '2000' },
      { token: ONE, amount: 1n, price: '4' },
    ]);
    await editSend(modal, { valueText: '2', token: ONE });
    expect(state().send.amountText).toBe('0.5');
    await editSend(modal, { valueText: '2', token: undefined });
    expect(state().send.amountText).toBe('');
    await editSend(modal, { valueText: '2', token: TWO });
    expect(state().send.amountText).toBe('');
  });

  it('has no dollars after Max without a price', async () => {
    const { modal, state } = await holding([{ token: ONE, amount: 5n, price: '4' }]);
    await editSend(modal, { token: ONE });
    await sendMax(modal);
    expect(state().send.valueText).toBeUndefined();
  });

  it('does not estimate a fee for an amount of zero', async () => {
    const { modal, state } = await holding([]);
    Object.assign(modal.chain, { estimateFee: () => expect.unreachable('There is nothing to send.') });
    expect(await sendMax(modal)).toMatchObject({ ok: true });
    expect(state().send.amountText).toBe('0');
  });

  it('that is incomplete fails under the name of the action', async () => {
    const { modal } = await holding([{ token: ETH, amount: ETHER }]);
    await editSend(modal, { amountText: '2', receiver: FRIEND });
    expect(await reviewSend(modal)).toMatchObject({ ok: false, failure: { code: 'insufficient-funds' } });
    expect(modal.events.slice(-2)).toEqual([
      { type: 'snack.shown', snack: { kind: 'error', message: 'send-incomplete', autoClose: true } },
      expect.objectContaining({ type: 'intent.failed', intent: 'review-send' }),
    ]);
  });
});
