import { describe, expect, it } from 'vitest';
import { editSend } from '../../../application/send/actions.js';
import type { SendPatch } from '../../../application/send/state.js';
import { enFormatter } from '../../../domain/format/english.js';
import type { Token } from '../../../domain/token/token.js';
import { scriptedModal } from '../../../infrastructure/fakes/scripted-modal.js';
import { scriptedWallet } from '../../../infrastructure/fakes/scripted-wallet.js';
import { nextAmount } from '../../parts/money/next-amount.js';
import { feeText, review } from './review.js';
import { sendForm } from './send-form.js';
import { tokenChoice } from './token-choice.js';

const RECEIVER = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const ETHER = 10n ** 18n;
const native: Token = { networkId: 'eip155:1', name: 'Ether', symbol: 'ETH', decimals: 18 };
const usd: Token = { networkId: 'eip155:1', name: 'Dollar', symbol: 'USD', decimals: 6, address: '0xa0' };

/** The form after these edits, for an account with 2 ETH and 5 USD and with a known fee. */
async function edited(patch: SendPatch = {}) {
  const wallet = scriptedWallet();
  const modal = scriptedModal({ wallets: [wallet], options: { tokens: { 'eip155:1': [usd] } } });
  modal.chain.credit(wallet.accounts[0].address, native, 2n * ETHER);
  modal.chain.credit(wallet.accounts[0].address, usd, 5_000_000n);
  await modal.connect(wallet.wallet.id);
  await modal.open({ route: { view: 'send' } });
  await editSend(modal, patch);
  modal.time.advance(1000);
  return modal.getState();
}

describe('sendForm', () => {
  it('begins with the native currency, its balance, and no errors', async () => {
    expect(sendForm(await edited(), enFormatter)).toEqual({
      priced: false,
      readiness: 'add-amount',
      balance: '2 ETH',
      worth: undefined,
      amountProblem: undefined,
      addressProblem: undefined,
    });
  });

  it('is ready when it is complete', async () => {
    expect(sendForm(await edited({ amountText: '0.25', receiver: ` ${RECEIVER} ` }), enFormatter)).toMatchObject({
      readiness: 'ready',
      amountProblem: undefined,
      addressProblem: undefined,
    });
  });

  it.each([
    ['2.4', 'insufficient-funds', 'amount'],
    ['2', 'insufficient-funds', 'fee'],
    ['0.0000000000000000001', 'incorrect-value', 'incorrect'],
    ['.', 'incorrect-value', 'incorrect'],
  ])('reports the problem with an amount of %s', async (amountText, readiness, amountProblem) => {
    expect(sendForm(await edited({ amountText, receiver: RECEIVER }), enFormatter)).toMatchObject({
      readiness,
      amountProblem,
    });
  });

  it.each([
    ['', undefined],
    ['0x9b21f3aa7', 'too-short'],
    ['0x', 'too-short'],
    [`${RECEIVER}00`, 'not-an-address'],
    ['lena.eth', 'no-name'],
  ])('reports the problem with the address %s', async (receiver, addressProblem) => {
    expect(sendForm(await edited({ amountText: '1', receiver }), enFormatter)).toMatchObject({ addressProblem });
  });
});

describe('review', () => {
  it('is undefined while the form is incomplete', async () => {
    expect(review(await edited({ amountText: '1' }), enFormatter)).toBeUndefined();
    expect(review(await edited({ receiver: RECEIVER }), enFormatter)).toBeUndefined();
    expect(review(scriptedModal().getState(), enFormatter)).toBeUndefined();
  });

  it('has the exact amount and adds the fee in the same unit', async () => {
    const state = await edited({ amountText: '0.123456789', receiver: RECEIVER });
    const fee = state.send.fee;
    if (fee?.status !== 'ready') throw new Error('the fee is not known');
    expect(review(state, enFormatter)).toMatchObject({
      amount: '0.123456789 ETH',
      worth: undefined,
      fee: feeText(fee.fee, enFormatter),
      total: feeText({ ...fee.fee, amount: 123_456_789n * 10n ** 9n + fee.fee.amount }, enFormatter),
    });
  });

  it('does not add different units', async () => {
    const facts = review(await edited({ token: usd, amountText: '3', receiver: RECEIVER }), enFormatter);
    expect(facts?.total).toBe(`3 USD + ${facts?.fee}`);
  });

  it('adds dollars if both have a price', async () => {
    const state = await edited({ amountText: '0.25', receiver: RECEIVER });
    const [id, entry] = Object.entries(state.account.holdings)[0] ?? [];
    if (!id || !entry) throw new Error('nothing is held');
    const holdings = entry.holdings.map((holding) => ({ ...holding, price: '3249.6' }));
    const fee = { status: 'ready' as const, at: 0, fee: { amount: 5n * 10n ** 14n, symbol: 'ETH', decimals: 18 } };
    expect(
      review(
        {
          ...state,
          account: { ...state.account, holdings: { [id]: { ...entry, holdings } } },
          send: { ...state.send, fee },
        },
        enFormatter,
      ),
    ).toMatchObject({ worth: '$812.40', fee: '0.0005 ETH', feeWorth: '$1.62', total: '$814.02' });
  });
});

describe('feeText', () => {
  it.each([
    [0n, '0 ETH'],
    [1n, '<0.00000001 ETH'],
    [21_000n * 10n ** 9n, '0.000021 ETH'],
    [2n * ETHER, '2 ETH'],
  ])('writes %s', (amount, text) => {
    expect(feeText({ amount, symbol: 'ETH', decimals: 18 }, enFormatter)).toBe(text);
  });
});

describe('nextAmount', () => {
  it.each([
    ['0', '05', '5'],
    ['1', '1,', '1.'],
    ['1.', '1..', '1.'],
    ['', '1,234.50', '1234.50'],
    ['', '0,5', '0.5'],
    ['2', '2x', '2'],
  ])('turns %j into %j', (before, after, expected) => {
    expect(nextAmount(before, after)).toBe(expected);
  });
});

describe('tokenChoice', () => {
  it('offers the network’s tokens, and searches by name, symbol or address', async () => {
    const state = await edited();
    const found = (query: string) => tokenChoice(state, query).map(({ token }) => token.symbol);
    expect(found('')).toEqual(['ETH', 'USD']);
    expect(found('doll')).toEqual(['USD']);
    expect(found('eth')).toEqual(['ETH']);
    expect(found('0xA0')).toEqual(['USD']);
    expect(found('none')).toEqual([]);
  });
});
