/** When quotes are requested while the form is visible. */

import { delay, NEVER, of, Subject, throwError } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { Failure } from '../../domain/failure/failure.js';
import {
  ETH,
  KELP,
  OTHER,
  QUOTED,
  type ScriptedExchange,
  scriptedExchange,
} from '../../infrastructure/fakes/scripted-exchange.js';
import { scriptedWallet } from '../../infrastructure/fakes/scripted-wallet.js';
import { editSwap, swap as swapReviewed } from './actions.js';

const CORAL = { ...KELP, name: 'Coral', symbol: 'CORAL', address: `0x${'cd'.repeat(20)}` };

/** Seconds after the first quote, which follows the form after a fifth of a second. */
async function quotedAt(steps: (made: ScriptedExchange) => Promise<void> | void, seconds: number) {
  const made = scriptedExchange();
  await made.visit();
  const [first = 0] = made.asked('quote');
  await steps(made);
  made.modal.time.advance(seconds * 1_000);
  return { ...made, seconds: (task: 'quote' | 'build') => made.asked(task).map((at) => (at - first) / 1_000) };
}

describe('a quote', () => {
  it('is requested a fifth of a second after the form appears, and every ten seconds', async () => {
    const { seconds, asked } = await quotedAt(({ modal }) => modal.time.advance(0), 30);
    expect(asked('quote')[0]).toBe(200);
    expect(seconds('quote')).toEqual([0, 10, 20, 30]);
    expect(seconds('build')).toEqual([]);
  });

  it('is requested a fifth of a second after the last key press', async () => {
    const { seconds, orders } = await quotedAt(async ({ modal }) => {
      for (const amountText of ['2', '25', '25.5']) {
        await editSwap(modal, { amountText });
        modal.time.advance(199);
      }
    }, 12);
    // The form was there for 0.8 s before the first key press.
    expect(seconds('quote')).toEqual([0, 1.398, 11.398]);
    expect(orders[1]?.order).toMatchObject({ amount: 25_500_000n, from: { symbol: 'KELP' }, to: { symbol: 'ETH' } });
  });

  it.each([0n, 1n])('of %s units is refused: slippage could leave nothing', async (amount) => {
    const made = scriptedExchange();
    made.service.quote = () => of(amount);
    await made.visit();
    expect(made.swap()?.quote).toMatchObject({ status: 'failed', failure: { code: 'invalid-amount' } });
  });

  it.each<[string, (made: ScriptedExchange) => Promise<unknown>]>([
    ['the other side', ({ modal }) => editSwap(modal, { turn: true })],
    ['another account', async ({ wallet }) => wallet.useAccounts(OTHER)],
    ['another token to spend', ({ modal }) => editSwap(modal, { from: CORAL })],
    ['both sides at once', ({ modal }) => editSwap(modal, { from: ETH, to: KELP })],
  ])('is requested for %s as for a new form', async (_what, change) => {
    const { seconds } = await quotedAt(async (made) => void (await change(made)), 1);
    expect(seconds('quote')).toHaveLength(2);
  });

  it.each<[string, object]>([
    ['the same amount', { amountText: '1' }],
    ['the same token', { to: ETH }],
  ])('stays for %s', async (_what, patch) => {
    const { swap } = await quotedAt(async ({ modal }) => void (await editSwap(modal, patch)), 5);
    expect(swap()?.quote).toEqual({ status: 'ready', amount: QUOTED });
  });

  it('is requested again at once on the preview, and then the swap is built', async () => {
    const { seconds } = await quotedAt(async ({ modal }) => {
      modal.time.advance(1_000);
      await modal.push({ view: 'swap-preview' });
    }, 10);
    expect(seconds('quote')).toEqual([0, 1.8, 11.8]);
    expect(seconds('build')).toEqual([1.8, 11.8]);
  });

  it('is valid for ten seconds when going back', async () => {
    const { seconds } = await quotedAt(async ({ modal }) => {
      await modal.push({ view: 'swap-preview' });
      modal.time.advance(1_000);
      await modal.back();
    }, 15);
    expect(seconds('quote')).toEqual([0, 0.8, 11.8]);
    expect(seconds('build')).toEqual([0.8]);
  });

  it.each<[string, (made: ScriptedExchange) => unknown]>([
    ['a page behind another', ({ modal }) => modal.device.hide()],
    ['a closed modal', ({ modal }) => modal.close(true)],
    ['another screen', ({ modal }) => modal.push({ view: 'swap-select-token', side: 'to' })],
    ['a form without an amount', ({ modal }) => editSwap(modal, { amountText: '' })],
    ['a form without another token', ({ modal }) => editSwap(modal, { to: undefined })],
  ])('is not requested %s', async (_what, act) => {
    const { seconds } = await quotedAt(async (made) => void (await act(made)), 60);
    expect(seconds('quote')).toEqual([0]);
  });

  it('is not requested while a wallet request is pending', async () => {
    const made = scriptedExchange();
    made.contracts.send = () => NEVER;
    await made.visit();
    await made.preview();
    const before = made.asked('quote');
    void swapReviewed(made.modal);
    made.modal.time.advance(30_000);
    expect(made.asked('quote')).toEqual(before);
  });

  it('that is slow is not requested again meanwhile', async () => {
    const { seconds } = await quotedAt(({ service, modal }) => {
      service.quote = () => of(QUOTED).pipe(delay(15_000, modal.time.scheduler));
    }, 35);
    expect(seconds('quote')).toEqual([0, 10, 30]);
  });

  it('shows as loading the first time only, and stays until there is a new one', async () => {
    const made = scriptedExchange();
    const late$ = new Subject<bigint>();
    made.service.quote = () => late$;
    await made.visit();
    expect(made.swap()?.quote).toEqual({ status: 'loading' });
    late$.next(7n);
    late$.complete();
    made.service.quote = () => new Subject();
    made.modal.time.advance(10_000);
    expect(made.swap()?.quote).toEqual({ status: 'ready', amount: 7n });
    made.service.quote = () => throwError(() => new Error('down'));
    await editSwap(made.modal, { amountText: '2' });
    made.modal.time.advance(200);
    expect(made.swap()?.quote).toMatchObject({ status: 'failed', failure: { code: 'request-failed' } });
    expect(made.emitted('intent.failed')).toMatchObject([{ intent: 'edit-swap', failure: { message: 'down' } }]);
    made.service.quote = () => new Subject();
    made.modal.time.advance(10_000);
    expect(made.swap()?.quote).toEqual({ status: 'loading' });
  });

  it('of an earlier account does not reach the next form', async () => {
    const made = scriptedExchange();
    const late$ = new Subject<bigint>();
    made.service.quote = () => late$;
    await made.visit();
    made.service.quote = () => throwError(() => new Failure('request-failed'));
    made.wallet.useAccounts(OTHER);
    made.modal.time.advance(1);
    late$.next(7n);
    expect(made.swap()?.quote?.status).not.toBe('ready');
  });
});

describe('the site’s preset', () => {
  const preset = { fromToken: 'KELP', toToken: 'ETH', amount: '1' };
  async function changed() {
    const made = scriptedExchange();
    await made.visit(preset);
    await editSwap(made.modal, { amountText: '7' });
    return made;
  }

  it.each<[string, string, (made: ScriptedExchange) => Promise<unknown>]>([
    ['stays edited on the way back from a screen', '7', ({ modal }) => modal.back()],
    [
      'stays edited where the modal is opened without any',
      '7',
      async ({ modal }) => {
        await modal.close(true);
        await modal.open({ route: { view: 'swap' } });
      },
    ],
    [
      'is filled in where the site wants something else',
      '3',
      async ({ modal }) => {
        await modal.close(true);
        await modal.open({ route: { view: 'swap', preset: { ...preset, amount: '3' } } });
      },
    ],
  ])('%s', async (_what, expected, come) => {
    const made = await changed();
    await made.modal.push({ view: 'swap-select-token', side: 'to' });
    made.modal.time.advance(1_000);
    await come(made);
    made.modal.time.advance(1_000);
    expect(made.swap()?.amountText).toBe(expected);
  });

  it.each([
    ['is not looked for again on a network without swaps', 'eip155:2', 1],
    ['is looked for again where that failed', 'eip155:1', 2],
  ] as const)('%s', async (_what, networkId, times) => {
    const { modal, service, visit, emitted } = scriptedExchange(scriptedWallet({ networkId }));
    service.tokens = () => throwError(() => new Failure('request-failed'));
    await visit();
    await modal.push({ view: 'networks' });
    await modal.back();
    modal.time.advance(1_000);
    const begun = emitted('swap.changed').filter(
      ({ swap }) => swap?.status === 'loading' || swap?.status === 'unsupported',
    );
    expect(begun).toHaveLength(times);
  });

  it('is not loaded again on another screen if it failed', async () => {
    const { modal, service, visit } = scriptedExchange();
    let asked = 0;
    service.tokens = () => {
      asked += 1;
      return throwError(() => new Failure('request-failed'));
    };
    await visit();
    await modal.push({ view: 'networks' });
    modal.time.advance(1_000);
    expect(asked).toBe(1);
  });

  it('is filled in once a wallet connects', async () => {
    const { modal, wallet, swap } = scriptedExchange();
    await modal.open({ route: { view: 'swap', preset } });
    modal.time.advance(1_000);
    expect(swap()).toBeUndefined();
    await modal.connect(wallet.wallet.id);
    await modal.open({ route: { view: 'swap', preset } });
    modal.time.advance(1_000);
    expect(swap()).toMatchObject({ status: 'ready', amountText: '1' });
    expect(modal.device.lines).toEqual([]);
  });

  it('is not filled in while the modal is closed', async () => {
    const { modal, wallet, swap } = scriptedExchange();
    await modal.connect(wallet.wallet.id);
    await modal.close(true);
    await modal.push({ view: 'swap', preset });
    modal.time.advance(1_000);
    expect(modal.getState().router.history.at(-1)?.view).toBe('swap');
    expect(swap()).toBeUndefined();
  });

  it('is not filled in before the form is shown', async () => {
    const { modal, wallet, swap } = scriptedExchange();
    await modal.connect(wallet.wallet.id);
    await modal.open({ route: { view: 'account' } });
    modal.time.advance(1_000);
    expect(swap()).toBeUndefined();
  });
});

it('does not depend on the simulation, whose code may fail to load', async () => {
  const made = scriptedExchange(scriptedWallet(), ['changes']);
  await made.visit();
  await made.preview();
  const before = made.asked('quote').length;
  made.modal.time.advance(20_000);
  expect(made.asked('quote')).toHaveLength(before + 2);
  expect(made.swap()?.build?.status).toBe('ready');
  expect(made.modal.getState().changes).toBeUndefined();
});
