/** Swaps that fail before the wallet request. */

import { NEVER, of, Subject, throwError } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { Failure } from '../../domain/failure/failure.js';
import { ONE_KELP, type ScriptedExchange, scriptedExchange } from '../../infrastructure/fakes/scripted-exchange.js';
import { editSwap, swap as swapReviewed } from './actions.js';

/** A visitor who reviews a swap that needs no approval. */
async function previewed() {
  const made = scriptedExchange();
  made.service.allowance = () => of(ONE_KELP);
  await made.visit();
  await made.preview();
  return made;
}

describe('a swap that fails before the wallet request', () => {
  it('is reported', async () => {
    const made = await previewed();
    const failure = new Failure('request-failed');
    made.contracts.send = () => throwError(() => failure);
    expect(await swapReviewed(made.modal)).toMatchObject({ ok: false, failure });
    expect(made.swap()).toMatchObject({ stage: 'editing', ended: failure });
    expect(made.emitted('swap.failed')).toMatchObject([{ step: 'swap', failure }]);
  });

  it('because the visitor goes back is cancelled without a message', async () => {
    const made = await previewed();
    made.contracts.send = () => NEVER;
    const outcome = swapReviewed(made.modal);
    await made.modal.back();
    expect(await outcome).toMatchObject({ ok: false, failure: { code: 'cancelled' } });
    expect([made.emitted('swap.failed'), made.swap()?.ended]).toEqual([[], undefined]);
  });
});

describe('not swapped', () => {
  it.each<[string, (made: ScriptedExchange) => Promise<unknown>, object]>([
    [
      'no amount',
      ({ modal }) => editSwap(modal, { amountText: '' }),
      { code: 'invalid-amount', message: 'Incorrect amount' },
    ],
    [
      'no token',
      ({ modal }) => editSwap(modal, { to: undefined }),
      { code: 'invalid-amount', message: 'Incorrect amount' },
    ],
    [
      'more than there is',
      ({ modal }) => editSwap(modal, { amountText: '201' }),
      { code: 'insufficient-funds', message: 'Insufficient balance' },
    ],
    [
      'what was not built yet',
      ({ modal }) => modal.open(),
      { code: 'invalid-options', message: 'The transaction is not built yet' },
    ],
  ])('is %s', async (_what, change, failure) => {
    const made = scriptedExchange();
    await made.visit();
    await change(made);
    expect(await swapReviewed(made.modal)).toMatchObject({ ok: false, failure });
    expect(made.sent).toEqual([]);
  });

  it('is a form that does not exist', async () => {
    const { modal, wallet, sent } = scriptedExchange();
    await modal.connect(wallet.wallet.id);
    expect(await swapReviewed(modal)).toMatchObject({ ok: false, failure: { code: 'invalid-amount' } });
    expect(sent).toEqual([]);
  });

  it('is the build of a quote whose refresh failed', async () => {
    const { modal, service, sent, swap } = await previewed();
    service.quote = () => throwError(() => new Failure('request-failed'));
    modal.time.advance(10_000);
    expect(swap()).toMatchObject({ quote: { status: 'failed' }, build: { status: 'ready' } });
    expect(await swapReviewed(modal)).toMatchObject({ ok: false, failure: { code: 'invalid-options' } });
    expect(sent).toEqual([]);
  });

  it('is the build of a quote that is gone', async () => {
    const { modal, service, sent, swap } = await previewed();
    service.quote = () => new Subject<bigint>().asObservable();
    await modal.back();
    await editSwap(modal, { amountText: '2' });
    expect(await swapReviewed(modal)).toMatchObject({ ok: false, failure: { code: 'invalid-options' } });
    expect([sent, swap()?.stage]).toEqual([[], 'editing']);
  });
});
