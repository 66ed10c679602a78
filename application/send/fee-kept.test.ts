/** When the fee of a transfer is estimated again, and what the screen shows after a failure. */

import { NEVER, type Observable, of, Subject, throwError } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { Failure } from '../../domain/failure/failure.js';
import type { Token } from '../../domain/token/token.js';
import type { Fee } from '../../domain/transaction/transfer.js';
import { scriptedModal, scriptedWallet } from '../../infrastructure/fakes/index.js';
import { editSend, reviewSend, send } from './actions.js';

const FRIEND = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const ETHER = 10n ** 18n;
const ETH: Token = { networkId: 'eip155:1', name: 'Ether', symbol: 'ETH', decimals: 18 };
const USD: Token = { ...ETH, name: 'Dollar', symbol: 'USD', decimals: 6, address: `0x${'ce'.repeat(20)}` };
const FEE: Fee = { amount: 7n, symbol: 'ETH', decimals: 18 };

/** A filled-in form with a known fee, and a network that answers as the test says. */
async function reviewed() {
  const wallet = scriptedWallet();
  const modal = scriptedModal({ wallets: [wallet], options: { tokens: { 'eip155:1': [USD] } } });
  modal.chain.credit(wallet.accounts[0].address, ETH, 2n * ETHER);
  modal.chain.credit(wallet.accounts[0].address, USD, 9_000_000n);
  await modal.connect(wallet.wallet.id);
  await modal.open({ route: { view: 'send' } });
  await editSend(modal, { amountText: '1', receiver: FRIEND });
  modal.time.advance(300);
  let reckoned = 0;
  const answers = (fee$: () => Observable<Fee>) =>
    Object.assign(modal.chain, {
      estimateFee: () => {
        reckoned += 1;
        return fee$();
      },
    });
  answers(() => of(FEE));
  const fee = () => modal.getState().send.fee;
  return { modal, wallet, answers, fee, reckoned: () => reckoned };
}

describe('the fee', () => {
  it('is not estimated again while the form is shown, but during the review', async () => {
    const { modal, reckoned } = await reviewed();
    modal.time.advance(60_000);
    expect(reckoned()).toBe(0);
    await reviewSend(modal);
    modal.time.advance(14_999);
    expect(reckoned()).toBe(0);
    modal.time.advance(1);
    expect(reckoned()).toBe(1);
  });

  it('is estimated again for another token of the same amount', async () => {
    const { modal, reckoned, fee } = await reviewed();
    await editSend(modal, { token: USD });
    modal.time.advance(250);
    expect(reckoned()).toBe(1);
    expect(fee()).toMatchObject({ status: 'ready', fee: FEE });
  });

  it.each([
    ['fresh', 30_000, 0],
    ['half a minute old', 30_001, 1],
  ])('that is %s is estimated this often before the wallet request: %s ms, %s', async (_what, age, times) => {
    const { modal, wallet, reckoned } = await reviewed();
    wallet.willHang('send');
    modal.time.advance(age - 50);
    void send(modal);
    expect(modal.getState().send.stage).toBe('waiting');
    expect(reckoned()).toBe(times);
  });

  it('is estimated again after a failed attempt, and while its answer is pending', async () => {
    const { modal, wallet, reckoned, answers } = await reviewed();
    wallet.willReject('send');
    await send(modal);
    expect(reckoned()).toBe(0);
    await send(modal);
    expect(reckoned()).toBe(1);
    answers(() => NEVER);
    await editSend(modal, { amountText: '0.5' });
    modal.time.advance(250);
    expect(modal.getState().send.fee).toEqual({ status: 'loading' });
    answers(() => of(FEE));
    wallet.willHang('send');
    void send(modal);
    expect(modal.getState().send).toMatchObject({ stage: 'waiting', fee: { status: 'ready', fee: FEE } });
  });

  it('that could not be estimated is not requested again before the wallet request', async () => {
    const { modal, wallet, reckoned, answers } = await reviewed();
    answers(() => throwError(() => new Failure('request-failed')));
    await editSend(modal, { amountText: '0.5' });
    modal.time.advance(250);
    wallet.willHang('send');
    void send(modal);
    expect([reckoned(), modal.getState().send.stage]).toEqual([1, 'waiting']);
    wallet.willReject('send');
    wallet.answerPending();
    expect(modal.getState().send.stage).toBe('failed');
    await send(modal);
    expect(reckoned()).toBe(1);
  });

  it('that is known stays if the network does not answer, and is removed if it refuses', async () => {
    const { modal, fee, answers } = await reviewed();
    await reviewSend(modal);
    for (const lost$ of [throwError(() => new Error('lost')), NEVER]) {
      answers(() => lost$);
      modal.time.advance(20_000);
      expect(fee()).toMatchObject({ status: 'ready' });
    }
    answers(() => throwError(() => new Failure('transaction-reverted')));
    modal.time.advance(15_000);
    expect(fee()).toMatchObject({ status: 'failed', failure: { code: 'transaction-reverted' } });
    answers(() => throwError(() => new Error('lost')));
    modal.time.advance(15_000);
    expect(fee()).toMatchObject({ status: 'failed', failure: { code: 'request-failed' } });
    answers(() => of(FEE));
    modal.time.advance(15_000);
    expect(fee()).toMatchObject({ status: 'ready', fee: FEE });
  });

  it('is unknown if the network throws anything but a failure', async () => {
    const { modal, fee, answers } = await reviewed();
    answers(() => throwError(() => new Error('lost')));
    await editSend(modal, { amountText: '0.5' });
    modal.time.advance(250);
    expect(fee()).toMatchObject({ status: 'failed', failure: { code: 'request-failed' } });
  });

  it('that is still being renewed when the wallet is asked is not replaced any more', async () => {
    const { modal, wallet, fee, answers } = await reviewed();
    await reviewSend(modal);
    const known = fee();
    const late$ = new Subject<Fee>();
    answers(() => late$);
    modal.time.advance(15_000);
    wallet.willHang('send');
    void send(modal);
    expect(modal.getState().send.stage).toBe('waiting');
    late$.next(FEE);
    expect(fee()).toBe(known);
  });

  it('is removed with its transfer', async () => {
    const { modal, fee } = await reviewed();
    await editSend(modal, { amountText: '' });
    modal.time.advance(250);
    expect(fee()).toBeUndefined();
    expect(modal.events.at(-1)).toEqual({ type: 'send.fee-cleared' });
  });

  it.each([
    ['waits for the wallet', 'waiting', 0],
    ['is looked at once more', 'checking', 31_000],
  ])('is not estimated for a late edit once the transfer %s', async (_what, stage, age) => {
    const { modal, wallet, reckoned, answers } = await reviewed();
    modal.time.advance(age);
    await editSend(modal, { amountText: '0.5' });
    modal.time.advance(100);
    answers(() => NEVER);
    wallet.willHang('send');
    void send(modal);
    expect(modal.getState().send.stage).toBe(stage);
    const before = reckoned();
    modal.time.advance(250);
    expect(reckoned()).toBe(before);
  });
});
