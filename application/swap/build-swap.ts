/** Has the swap and its token approval built, and checks that it does what was ordered. */
import { catchError, concat, defer, forkJoin, map, mergeMap, type Observable, of, throwError } from 'rxjs';
import { Failure } from '../../domain/failure/failure.js';
import { toFailure } from '../../domain/failure/to-failure.js';
import type { Deps } from '../engine/deps.js';
import type { Event } from '../engine/events.js';
import { happened } from '../engine/happened.js';
import type { ContractCall, Contracts, Trial, TrialOutcome } from '../ports/contracts.js';
import type { SwapOrder, Swaps } from '../ports/services.js';
import type { SnackMessage } from '../shell/state.js';
import { checkApproval, checkCall, checkOutcome } from './check-built.js';
import { patchSwap } from './patch-swap.js';
import { orderOf } from './quote-swap.js';
import type { SwapBuild } from './state.js';

type Ready = Extract<SwapBuild, { readonly status: 'ready' }>;

/** The previous build stays until there is a new one, since it remains valid as long. */
export function buildSwap(deps: Deps): Observable<Event> {
  return defer(() => {
    const asked = orderOf(deps.state());
    const quote = deps.state().swap?.quote;
    const swaps$ = deps.services?.swaps;
    if (!asked || !swaps$ || quote?.status !== 'ready') return happened();
    const { order, accountId } = asked;
    const again = deps.state().swap?.build?.status === 'failed';
    const built$ = swaps$.pipe(
      mergeMap((swaps) =>
        contractsOf(deps).pipe(mergeMap((contracts) => built(contracts, swaps, order, quote.amount))),
      ),
      mergeMap((build) => patchSwap(deps, accountId, { build })),
      catchError((error: unknown) => {
        const failure = toFailure(error, 'request-failed');
        return concat(
          patchSwap(deps, accountId, { build: { status: 'failed', failure } }),
          happened({ type: 'intent.failed', intent: 'swap', failure }),
          // A failed automatic retry is not reported.
          again ? happened() : snackOf(failure),
        );
      }),
    );
    const begun$ = patchSwap(deps, accountId, ({ build }) => (build ? {} : { build: { status: 'loading' } }));
    return concat(begun$, built$);
  });
}

export function contractsOf(deps: Deps): Observable<Contracts> {
  return deps
    .chain('eip155')
    .pipe(
      mergeMap(
        (chain) =>
          chain.contracts ?? throwError(() => new Failure('network-not-supported', 'Network not supported for Swaps')),
      ),
    );
}

function built(contracts: Contracts, swaps: Swaps, order: SwapOrder, quoted: bigint): Observable<Ready> {
  const { from, amount, network, address, to } = order;
  const allowed$: Observable<bigint> = from.address
    ? swaps.allowance(order).pipe(catchError(failedAt('allowance-unchecked')))
    : of(amount);
  return forkJoin({
    allowed: allowed$,
    call: swaps.build(order).pipe(catchError(failedAt('swap-unbuilt'))),
  }).pipe(
    mergeMap(({ allowed, call: answer }) => {
      const least = checkCall(contracts, order, answer, quoted);
      const call: ContractCall = { to: answer.to, data: answer.data, value: from.address ? 0n : amount };
      const trial = { network, address, from, to };
      const needs$: Observable<ContractCall | undefined> =
        allowed >= amount
          ? of(undefined)
          : swaps.approval(order).pipe(
              // A service that simulates its calls fails if the old approval has to be revoked first.
              allowed > 0n ? catchError(() => of(undefined)) : catchError(failedAt('approval-unbuilt')),
              map((approval) => {
                if (approval) checkApproval(contracts, order, approval, answer.to);
                // The service would approve an unlimited amount; only the needed amount is approved.
                return contracts.approve(from, { spender: answer.to, amount });
              }),
            );
      return needs$.pipe(
        mergeMap((approval) => {
          const none = allowed > 0n ? contracts.approve(from, { spender: answer.to, amount: 0n }) : undefined;
          return tried(contracts, trial, call, approval, none).pipe(
            map(({ outcome, resets }): Ready => {
              if (outcome) checkOutcome(order, outcome, least);
              const first = resets ? none : approval;
              const ask = contracts.askOf(trial, first ?? call);
              return { status: 'ready', approval: first, resets, call, ask, least, tried: outcome !== undefined };
            }),
          );
        }),
      );
    }),
  );
}

interface Tried {
  readonly outcome: TrialOutcome | undefined;
  readonly resets: boolean;
}

/** Some tokens (USDT) only accept a new approval if the current one is zero. Without a simulation, that has to be assumed of any token. */
function tried(
  contracts: Contracts,
  trial: Omit<Trial, 'calls'>,
  call: ContractCall,
  approval: ContractCall | undefined,
  none: ContractCall | undefined,
): Observable<Tried> {
  const once$ = (calls: Trial['calls'], resets = false) =>
    contracts.tryOut({ ...trial, calls }).pipe(map((outcome) => ({ outcome, resets })));
  if (!approval) return once$([call]);
  if (!none) return once$([approval, call]);
  return once$([approval, call]).pipe(
    map((each) => (each.outcome ? each : { ...each, resets: true })),
    catchError((error: unknown) =>
      toFailure(error).code === 'transaction-reverted' ? once$([none, approval, call], true) : throwError(() => error),
    ),
  );
}

/** Which answer is missing. */
function failedAt(step: SnackMessage & string) {
  return (error: unknown): Observable<never> => {
    const failure = toFailure(error, 'request-failed');
    return throwError(
      () => new Failure(failure.code, failure.message, { cause: failure, data: { ...failure.data, step } }),
    );
  };
}

function snackOf({ data: { step } }: Failure): Observable<Event> {
  if (typeof step !== 'string') return happened();
  return happened({ type: 'snack.shown', snack: { kind: 'error', message: step as SnackMessage, autoClose: true } });
}
