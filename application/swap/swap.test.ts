/** The requests that a swap sends to the wallet, in their order, and the events that follow. */

import { of, Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { Failure } from '../../domain/failure/failure.js';
import {
  ETH,
  EXCHANGE,
  KELP,
  ONE_KELP,
  OTHER,
  QUOTED,
  type ScriptedExchange,
  scriptedExchange,
} from '../../infrastructure/fakes/scripted-exchange.js';
import { scriptedWallet } from '../../infrastructure/fakes/scripted-wallet.js';
import type { SendStep } from '../ports/link.js';
import { editSwap, swap as swapReviewed } from './actions.js';

/** A visitor who reviews a swap, with a wallet that does what the test says, step by step. */
async function previewed(allowed = 0n, made: ScriptedExchange = scriptedExchange()) {
  const step$ = new Subject<SendStep>();
  made.service.allowance = () => of(allowed);
  made.contracts.send = (_link, _address, _call, _network, asking) => {
    asking?.();
    return step$;
  };
  await made.visit();
  await made.preview();
  const address = made.wallet.accounts[0].address;
  return { ...made, step$, address, swapped: { address, from: KELP, to: ETH, amount: ONE_KELP, got: QUOTED } };
}

/** All events from now on. */
function since({ modal }: ScriptedExchange) {
  const before = modal.events.length;
  return () => modal.events.slice(before);
}

const waiting = (message: string) => ({
  type: 'snack.shown',
  snack: { kind: 'loading', message, autoClose: false },
});

describe('the approval of a token', () => {
  it('is requested first, and what follows is built again', async () => {
    const made = await previewed();
    const { modal, swap, step$, sent, orders, emitted } = made;
    const events = since(made);
    const outcome = swapReviewed(modal);
    expect(swap()).toMatchObject({ stage: 'approving', build: { status: 'ready' } });
    expect(sent).toEqual([{ to: KELP.address, data: `approve ${EXCHANGE} ${ONE_KELP}`, value: 0n }]);
    expect(events()).toContainEqual(waiting('approve-limit'));
    step$.next({ type: 'submitted', hash: '0x1' });
    expect(swap()?.stage).toBe('approving');
    expect(modal.getState().router.history.at(-1)).toEqual({ view: 'swap-preview' });
    made.service.allowance = () => of(ONE_KELP);
    orders.length = 0;
    const quote$ = new Subject<bigint>();
    made.service.quote = () => quote$;
    step$.next({ type: 'confirmed', hash: '0x1' });
    expect(modal.getState().notices.snack).toBeUndefined();
    // The approval is no longer the next step.
    expect(swap()).toMatchObject({ stage: 'editing', build: undefined });
    quote$.next(QUOTED + 1n);
    quote$.complete();
    step$.complete();
    expect(await outcome).toMatchObject({ ok: true });
    expect(orders.map(({ task }) => task)).toEqual(expect.arrayContaining(['quote', 'allowance', 'build']));
    expect(swap()).toMatchObject({
      ...{ stage: 'editing', quote: { amount: QUOTED + 1n } },
      build: { status: 'ready', approval: undefined, call: { to: EXCHANGE, data: 'swap', value: 0n } },
    });
    expect([emitted('swap.submitted'), emitted('swap.confirmed'), emitted('swap.failed')]).toEqual([[], [], []]);
  });

  it('that has to be revoked first has another message', async () => {
    const made = await previewed(1n, scriptedExchange());
    made.contracts.tryOut = () => of(undefined);
    made.modal.time.advance(10_000);
    const events = since(made);
    void swapReviewed(made.modal);
    expect(made.sent).toMatchObject([{ data: `approve ${EXCHANGE} 0` }]);
    expect(events()).toContainEqual(waiting('confirm-swap'));
  });

  it.each<[string, (made: ScriptedExchange) => Promise<unknown>]>([
    ['amount', ({ modal }) => editSwap(modal, { amountText: '100' })],
    ['token to get', ({ modal }) => editSwap(modal, { to: undefined })],
    ['token to spend', ({ modal }) => editSwap(modal, { from: { ...KELP, address: OTHER } })],
  ])('is followed by nothing if there is another %s meanwhile', async (_what, change) => {
    const made = await previewed();
    const late$ = new Subject<bigint>();
    made.service.quote = () => late$;
    const outcome = swapReviewed(made.modal);
    made.step$.next({ type: 'confirmed', hash: '0x1' });
    made.step$.complete();
    expect(made.swap()).toMatchObject({ stage: 'editing', build: undefined });
    await made.modal.back();
    made.service.quote = () => new Subject();
    await change(made);
    late$.next(QUOTED);
    late$.complete();
    expect(made.swap()?.quote?.status).not.toBe('ready');
    expect(made.swap()?.build).toBeUndefined();
    expect(await outcome).toMatchObject({ ok: true });
  });
});

describe('the swap itself', () => {
  it('is reported from the wallet to the confirmation, and resets the form', async () => {
    const made = await previewed(ONE_KELP);
    const { modal, swap, step$, sent, swapped } = made;
    const events = since(made);
    const reads = () => modal.chain.calls.filter(({ task }) => task === 'holdings').length;
    const before = reads();
    const outcome = swapReviewed(modal);
    expect(swap()).toMatchObject({ stage: 'swapping', ended: undefined });
    expect(sent).toEqual([{ to: EXCHANGE, data: 'swap', value: 0n }]);
    step$.next({ type: 'submitted', hash: '0x1' });
    expect(modal.getState().router.history).toEqual([{ view: 'account' }]);
    expect([swap()?.stage, reads()]).toEqual(['swapping', before]);
    step$.next({ type: 'confirmed', hash: '0x2' });
    step$.complete();
    expect(await outcome).toMatchObject({ ok: true });
    expect(swap()).toBeUndefined();
    expect(reads()).toBeGreaterThan(before);
    const words = { from: 'KELP', amount: '0.002', to: 'ETH' };
    expect(events().filter(({ type }) => /^(swap\.(?!changed)|snack\.shown|route|intent)/.test(type))).toEqual([
      waiting('confirm-swap'),
      { type: 'swap.submitted', hash: '0x1', swapped },
      { type: 'snack.shown', snack: { kind: 'loading', message: { key: 'swapping', ...words }, autoClose: false } },
      { type: 'route.reset', route: { view: 'account' } },
      { type: 'swap.confirmed', hash: '0x2', swapped, submitted: '0x1' },
      { type: 'snack.shown', snack: { kind: 'success', message: { key: 'swapped', ...words }, autoClose: true } },
    ]);
  });

  it('has no other hash if it is confirmed without being submitted first', async () => {
    const { modal, step$, emitted, swapped } = await previewed(ONE_KELP);
    void swapReviewed(modal);
    step$.next({ type: 'confirmed', hash: '0x2' });
    expect(emitted('swap.confirmed')).toStrictEqual([{ type: 'swap.confirmed', hash: '0x2', swapped }]);
  });

  it.each<[string, (made: ScriptedExchange) => Promise<unknown>, unknown]>([
    ['a closed modal', ({ modal }) => modal.close(true), undefined],
    ['another screen', ({ modal }) => modal.push({ view: 'networks' }), { view: 'networks' }],
  ])('leaves %s on screen', async (_what, act, shown) => {
    const made = await previewed(ONE_KELP);
    void swapReviewed(made.modal);
    await act(made);
    made.step$.next({ type: 'submitted', hash: '0x1' });
    expect(made.emitted('route.reset')).toEqual([]);
    if (shown) expect(made.modal.getState().router.history.at(-1)).toEqual(shown);
  });

  it('does not reset the form of another account if it fails', async () => {
    const { modal, wallet, step$, swap } = await previewed(ONE_KELP);
    void swapReviewed(modal);
    await modal.back();
    wallet.useAccounts(OTHER);
    modal.time.advance(1_000);
    step$.error(new Failure('request-failed'));
    expect(swap()).toMatchObject({ accountId: `eip155:1:${OTHER}`, stage: 'editing' });
    expect(swap()?.ended).toBeUndefined();
  });

  it('does not affect the form of another account', async () => {
    const { modal, wallet, step$, swap } = await previewed(ONE_KELP);
    void swapReviewed(modal);
    await modal.back();
    wallet.useAccounts(OTHER);
    modal.time.advance(1_000);
    step$.next({ type: 'confirmed', hash: '0x1' });
    expect(swap()).toMatchObject({ accountId: `eip155:1:${OTHER}`, status: 'ready', stage: 'editing' });
  });

  it('loads a new form if the old one is on screen', async () => {
    const { modal, step$, swap } = await previewed(ONE_KELP);
    void swapReviewed(modal);
    step$.next({ type: 'submitted', hash: '0x1' });
    await modal.push({ view: 'swap' });
    modal.time.advance(1_000);
    expect(swap()?.stage).toBe('swapping');
    step$.next({ type: 'confirmed', hash: '0x1' });
    modal.time.advance(1_000);
    expect(swap()).toMatchObject({ status: 'ready', stage: 'editing' });
  });

  it.each<[string, (step$: Subject<SendStep>) => void]>([
    ['is confirmed', (step$) => step$.next({ type: 'confirmed', hash: '0x1' })],
    ['fails', (step$) => step$.error(new Failure('transaction-reverted'))],
  ])('does not affect a later swap of the account once it %s', async (_what, end) => {
    const made = await previewed(2n * ONE_KELP);
    const { modal, step$, swap } = made;
    void swapReviewed(modal);
    step$.next({ type: 'submitted', hash: '0x1' });
    await modal.open({ route: { view: 'swap', preset: { fromToken: 'KELP', toToken: 'ETH', amount: '2' } } });
    modal.time.advance(1_000);
    await made.preview();
    made.contracts.send = (_link, _address, _call, _network, asking) => {
      asking?.();
      return new Subject();
    };
    void swapReviewed(modal);
    expect(swap()).toMatchObject({ amountText: '2', stage: 'swapping' });
    end(step$);
    expect(swap()).toMatchObject({ amountText: '2', stage: 'swapping' });
    expect(swap()?.ended).toBeUndefined();
  });

  it('cannot be requested twice', async () => {
    const { modal, sent } = await previewed(ONE_KELP);
    void swapReviewed(modal);
    expect(await swapReviewed(modal)).toMatchObject({ ok: false, failure: { code: 'already-pending' } });
    expect(sent).toHaveLength(1);
  });
});

describe.each([
  ['swap', ONE_KELP],
  ['approval', 0n],
] as const)('a %s that fails', (step, allowed) => {
  const rejected = new Failure('rejected');
  const lost = new Failure('request-failed');
  it.each<[string, SendStep[], Failure, string | undefined, boolean]>([
    ['is not an error message where the visitor rejects it', [], rejected, undefined, false],
    ['is reported', [], lost, undefined, true],
    ['is reported with its hash once it was submitted', [{ type: 'submitted', hash: '0x1' }], lost, '0x1', true],
    ['is not an error message where the wallet cancels', [], new Failure('cancelled'), undefined, false],
  ])('%s', async (_what, steps, failure, hash, alarm) => {
    const made = await previewed(allowed);
    const { modal, step$, swap, swapped, emitted } = made;
    const events = since(made);
    const outcome = swapReviewed(modal);
    for (const each of steps) step$.next(each);
    step$.error(failure);
    expect(await outcome).toMatchObject({ ok: false, failure: { code: failure.code } });
    expect(emitted('swap.failed')).toStrictEqual([
      { type: 'swap.failed', step, swapped, failure, ...(hash && { hash }) },
    ]);
    expect(swap()).toMatchObject({ stage: 'editing', ended: failure });
    expect(events()).toContainEqual({ type: 'intent.failed', intent: 'swap', failure });
    expect(emitted('swap.changed').at(-1)).toEqual({ type: 'swap.changed', swap: swap(), failure });
    const error = { type: 'snack.shown', snack: { kind: 'error', message: 'swap-failed', autoClose: true } };
    const last = events()
      .filter(({ type }) => type === 'snack.shown')
      .at(-1);
    expect(last).toEqual(alarm ? error : waiting(step === 'swap' ? 'confirm-swap' : 'approve-limit'));
    expect(events().some(({ type }) => type === 'snack.hidden')).toBe(!alarm);
    if (!alarm) expect(modal.getState().notices.snack).toBeUndefined();
    // Another attempt starts without the earlier failure.
    made.contracts.send = () => new Subject();
    if (steps.length === 0) {
      void swapReviewed(modal);
      expect(swap()?.ended).toBeUndefined();
    }
  });
});

describe('an embedded wallet', () => {
  it.each([
    ['swap', ONE_KELP, { show: { view: 'account' } }],
    ['approval', 0n, 'stay'],
  ] as const)('shows its own screen for the %s, without a snack, and then continues', async (_step, allowed, after) => {
    const made = await previewed(allowed, scriptedExchange(scriptedWallet({ type: 'AUTH' })));
    const events = since(made);
    void swapReviewed(made.modal);
    expect(made.sent).toHaveLength(1);
    expect(events().filter(({ type }) => type === 'snack.shown')).toEqual([]);
    expect(made.modal.getState().router.transactions).toEqual([after]);
    expect(made.swap()?.stage).not.toBe('editing');
  });

  it('is the only kind with a screen to follow', async () => {
    const { modal, emitted } = await previewed(ONE_KELP);
    void swapReviewed(modal);
    expect(modal.getState().router.transactions).toEqual([]);
    expect(emitted('swap.changed').filter((event) => 'after' in event)).toEqual([]);
  });
});
