/** After an approval, both the visible screen and the approval itself have the swap built. The faster one counts. */
import { of, Subject } from 'rxjs';
import { expect, it } from 'vitest';
import { ONE_KELP, QUOTED, scriptedExchange } from '../../infrastructure/fakes/scripted-exchange.js';
import type { SendStep } from '../ports/link.js';
import { swap as swapReviewed } from './actions.js';

/** An approval has just been confirmed. `slow$`: the quote that the approval waits for. */
async function approved(allowed: bigint) {
  const made = scriptedExchange();
  const { modal, contracts, service } = made;
  await made.visit();
  await made.preview();
  const slow$ = new Subject<bigint>();
  const quotes = [slow$, of(QUOTED)];
  service.quote = () => quotes.shift() ?? of(QUOTED);
  service.allowance = () => of(allowed);
  const approval = swapReviewed(modal);
  modal.time.advance(1);
  const step$ = new Subject<SendStep>();
  contracts.send = (_link, _address, _call, _network, asking) => {
    asking?.();
    return step$;
  };
  const answer = (): void => {
    slow$.next(QUOTED);
    slow$.complete();
  };
  return { ...made, approval, step$, answer };
}

it('a further approval that the wallet is asked for meanwhile ends as usual', async () => {
  const { modal, swap, sent, approval, step$, answer } = await approved(0n);
  void swapReviewed(modal);
  expect([sent.length, swap()?.stage]).toEqual([2, 'approving']);
  answer();
  expect(await approval).toMatchObject({ ok: true });
  step$.next({ type: 'confirmed', hash: '0x2' });
  expect(swap()?.stage).toBe('editing');
});

it('a swap that the wallet is asked for meanwhile resets the form', async () => {
  const { modal, swap, sent, approval, step$, answer } = await approved(ONE_KELP);
  const swapped = swapReviewed(modal);
  expect([sent.length, swap()?.stage]).toEqual([2, 'swapping']);
  answer();
  expect(await approval).toMatchObject({ ok: true });
  step$.next({ type: 'confirmed', hash: '0x2' });
  step$.complete();
  expect([await swapped, swap()]).toMatchObject([{ ok: true }, undefined]);
});
