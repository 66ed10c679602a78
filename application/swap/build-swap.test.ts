/** Building a quoted swap, and its failures: a service that does not answer, or builds something else. */

import { NEVER, type Observable, of, Subject, throwError } from 'rxjs';
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
import type { TrialOutcome } from '../ports/contracts.js';
import type { BuiltCall } from '../ports/services.js';
import { swap as swapReviewed } from './actions.js';

const LEAST = (QUOTED * 99n) / 100n;
const CALL = { to: EXCHANGE, data: 'swap', value: 0n };
const approvalOf = (amount: bigint) => ({ to: KELP.address, data: `approve ${EXCHANGE} ${amount}`, value: 0n });
const [ALL, NONE] = [`approve ${EXCHANGE} ${ONE_KELP}`, `approve ${EXCHANGE} 0`];

const well = { spent: ONE_KELP, got: QUOTED };
const reverted = throwError(() => new Failure('transaction-reverted'));

async function built(
  change: (made: ScriptedExchange) => void,
  outcome: Observable<TrialOutcome | undefined> = of(well),
) {
  const made = scriptedExchange();
  made.contracts.tryOut = ({ calls }) => (calls.length === 3 ? of(well) : outcome);
  change(made);
  await made.visit();
  await made.preview();
  return made;
}

describe('the built transaction', () => {
  it.each<[string, bigint, Observable<TrialOutcome | undefined>, string[][], bigint | undefined, boolean, boolean]>([
    ['no approval where the allowance is exactly enough', ONE_KELP, of(well), [['swap']], undefined, false, true],
    ['no approval where no trial is possible', ONE_KELP, of(undefined), [['swap']], undefined, false, false],
    ['an approval of exactly what is spent', 0n, of(well), [[ALL, 'swap']], ONE_KELP, false, true],
    ['the same approval, untried', 0n, of(undefined), [[ALL, 'swap']], ONE_KELP, false, false],
    [
      'an approval where the allowance is one too small',
      ONE_KELP - 1n,
      of(well),
      [[ALL, 'swap']],
      ONE_KELP,
      false,
      true,
    ],
    ['a revocation first where no trial is possible', 1n, of(undefined), [[ALL, 'swap']], 0n, true, false],
    [
      'a revocation first where the token wants it',
      1n,
      reverted,
      [
        [ALL, 'swap'],
        [NONE, ALL, 'swap'],
      ],
      0n,
      true,
      true,
    ],
  ])('is %s', async (_what, allowed, outcome, trials, approval, resets, tried) => {
    const made = await built(({ service }) => {
      service.allowance = () => of(allowed);
    }, outcome);
    expect(made.trials.map(({ calls }) => calls.map(({ data }) => data))).toEqual(trials);
    const first = approval === undefined ? undefined : approvalOf(approval);
    expect(made.swap()?.build).toEqual({
      ...{ status: 'ready', approval: first, resets, call: CALL, least: LEAST, tried },
      ask: { method: 'eth_sendTransaction', payload: first?.data ?? 'swap', says: [] },
    });
    expect(made.trials[0]).toMatchObject({ address: made.wallet.accounts[0].address, from: KELP, to: ETH });
  });

  it('sends native currency as its value, without an approval', async () => {
    const { visit, preview, swap, asked, contracts } = scriptedExchange();
    contracts.tryOut = () => of({ spent: 5n * 10n ** 17n, got: QUOTED });
    await visit({ toToken: 'KELP', amount: '0.5' });
    await preview();
    expect(swap()?.build).toMatchObject({
      approval: undefined,
      call: { ...CALL, value: 5n * 10n ** 17n },
      tried: true,
    });
    expect([asked('allowance'), asked('approval'), asked('build').length]).toEqual([[], [], 1]);
  });

  it('works without the service’s approval if an old allowance may be why that fails', async () => {
    const { swap } = await built(({ service }) => {
      service.allowance = () => of(1n);
      service.approval = () => throwError(() => new Failure('request-failed'));
    });
    expect(swap()?.build).toMatchObject({ status: 'ready', approval: approvalOf(ONE_KELP) });
  });

  it('shows as loading at first, and stays until there is a new one', async () => {
    const late$ = new Subject<BuiltCall>();
    const made = await built(({ service }) => {
      service.build = () => late$;
    });
    expect(made.swap()?.build).toEqual({ status: 'loading' });
    late$.next({ to: EXCHANGE, data: 'swap' });
    late$.complete();
    expect(made.swap()?.build).toMatchObject({ status: 'ready' });
    made.service.build = () => NEVER;
    made.modal.time.advance(10_000);
    expect(made.asked('build')).toHaveLength(2);
    expect(made.swap()?.build).toMatchObject({ status: 'ready' });
  });

  it('is not built again for a quote that failed', async () => {
    const { visit, preview, service, asked } = scriptedExchange();
    await visit();
    service.quote = () => throwError(() => new Failure('request-failed'));
    await preview();
    expect(asked('build')).toEqual([]);
  });

  it('is not built without a quote', async () => {
    const { visit, preview, service, asked, swap } = scriptedExchange();
    service.quote = () => throwError(() => new Failure('invalid-amount'));
    await visit();
    await preview();
    expect(asked('build')).toEqual([]);
    expect(swap()).toMatchObject({ quote: { status: 'failed', failure: { code: 'invalid-amount' } } });
    expect(swap()?.build).toBeUndefined();
  });
});

describe('a build that fails, or does not match', () => {
  const down = throwError(() => new Error('down'));
  it.each<[string, (made: ScriptedExchange) => void, object, string | undefined]>([
    [
      'an unknown allowance',
      ({ service }) => {
        service.allowance = () => down;
      },
      { code: 'request-failed', message: 'down', data: { step: 'allowance-unchecked' } },
      'allowance-unchecked',
    ],
    [
      'an approval that the service cannot build',
      ({ service }) => {
        service.approval = () =>
          throwError(() => new Failure('network-not-supported', 'Not here', { data: { at: 7 } }));
      },
      { code: 'network-not-supported', message: 'Not here', data: { at: 7, step: 'approval-unbuilt' } },
      'approval-unbuilt',
    ],
    [
      'a swap that is not built',
      ({ service }) => {
        service.build = () => down;
      },
      { code: 'request-failed', data: { step: 'swap-unbuilt' } },
      'swap-unbuilt',
    ],
    [
      'a swap that comes to nothing',
      ({ contracts }) => {
        contracts.tryOut = () => reverted;
      },
      { code: 'transaction-reverted' },
      undefined,
    ],
    [
      'a swap that cannot be tried out for another reason, with an old allowance',
      ({ contracts, service }) => {
        service.allowance = () => of(1n);
        contracts.tryOut = ({ calls }) => (calls.length === 3 ? of(well) : down);
      },
      { code: 'request-failed', message: 'down' },
      undefined,
    ],
    [
      'a swap of a token',
      ({ service }) => {
        service.build = () => of({ ...CALL, to: KELP.address ?? '' });
      },
      { code: 'request-failed', data: { mismatch: 'contract' } },
      undefined,
    ],
    [
      'an approval for another spender',
      ({ service }) => {
        service.approval = () => of({ to: KELP.address ?? '', data: `approve ${OTHER} 1` });
      },
      { code: 'request-failed', data: { mismatch: 'spender' } },
      undefined,
    ],
    [
      'a swap that brings one less than the least',
      ({ contracts }) => {
        contracts.tryOut = () => of({ spent: ONE_KELP, got: LEAST - 1n });
      },
      { code: 'request-failed', data: { mismatch: 'least' } },
      undefined,
    ],
    [
      'a chain that knows no contracts',
      ({ modal }) => void Object.assign(modal.chain, { contracts: undefined }),
      { code: 'network-not-supported', message: 'Network not supported for Swaps' },
      undefined,
    ],
  ])('is %s', async (_what, change, failure, snack) => {
    const made = await built(change);
    expect(made.swap()?.build).toMatchObject({ status: 'failed', failure });
    const refusals = made.emitted('intent.failed');
    expect(refusals).toMatchObject([{ intent: 'swap', failure }]);
    const shown = snack === undefined ? [] : [{ snack: { kind: 'error', message: snack, autoClose: true } }];
    expect(made.emitted('snack.shown')).toMatchObject(shown);
    // A failed automatic retry is not reported.
    made.modal.time.advance(20_000);
    expect(made.emitted('intent.failed')).toHaveLength(3);
    expect(made.emitted('snack.shown')).toHaveLength(shown.length);
    expect(await swapReviewed(made.modal)).toMatchObject({ ok: false, failure });
    expect(made.sent).toEqual([]);
  });

  it('accepts a swap that returns exactly the minimum', async () => {
    const { swap } = await built(({ modal }) => modal.time.advance(0), of({ spent: ONE_KELP, got: LEAST }));
    expect(swap()?.build).toMatchObject({ status: 'ready', least: LEAST });
  });

  it('uses the terms of a call that can be decoded', async () => {
    const { swap } = await built(({ contracts, wallet }) => {
      const [{ address: recipient }] = wallet.accounts;
      contracts.termsOf = () => ({ recipient, from: KELP.address ?? '', amount: ONE_KELP, least: LEAST + 1n });
    });
    expect(swap()?.build).toMatchObject({ status: 'ready', least: LEAST + 1n });
  });

  it('is cleared once a later build succeeds', async () => {
    const made = await built(({ service }) => {
      service.build = () => throwError(() => new Error('down'));
    });
    made.service.build = () => of(CALL);
    made.modal.time.advance(10_000);
    expect(made.swap()?.build).toMatchObject({ status: 'ready' });
    made.service.build = () => throwError(() => new Error('down'));
    made.modal.time.advance(10_000);
    expect(made.swap()?.build).toMatchObject({ status: 'failed' });
    expect(made.emitted('snack.shown')).toHaveLength(2);
  });
});
