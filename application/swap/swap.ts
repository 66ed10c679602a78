/** Requests from the wallet what the reviewed swap needs next: the token approval, else the swap itself. */
import { catchError, concat, defer, EMPTY, filter, mergeMap, type Observable, takeUntil } from 'rxjs';
import { Failure } from '../../domain/failure/failure.js';
import { toFailure } from '../../domain/failure/to-failure.js';
import { isRefusal } from '../../domain/json-rpc/is-refusal.js';
import { formatAmount } from '../../domain/money/amount.js';
import { walletOf } from '../connect/selectors.js';
import { untilAsked, type Word } from '../connect/until-asked.js';
import type { Deps } from '../engine/deps.js';
import type { Event } from '../engine/events.js';
import { happened } from '../engine/happened.js';
import type { Asking, Link } from '../ports/link.js';
import { isVisible } from '../shell/navigation.js';
import { type AfterApproval, topRoute } from '../shell/router.js';
import type { Snack } from '../shell/state.js';
import { buildSwap, contractsOf } from './build-swap.js';
import { patchSwap } from './patch-swap.js';
import { orderOf, quoteSwap } from './quote-swap.js';
import type { Swapped, SwapState } from './state.js';
import { swapProblem } from './swap-problem.js';

export const swap = (deps: Deps) => (): Observable<Event> =>
  defer(() => {
    const state = deps.state();
    // A second click of the button must not send two requests.
    if (state.swap && state.swap.stage !== 'editing') throw new Failure('already-pending');
    const asked = orderOf(state);
    const problem = swapProblem(state);
    if (problem === 'insufficient-balance') throw new Failure('insufficient-funds', 'Insufficient balance');
    if (!asked || problem) throw new Failure('invalid-amount', 'Incorrect amount');
    const { build, quote } = state.swap ?? {};
    if (build?.status === 'failed') throw build.failure;
    if (build?.status !== 'ready' || quote?.status !== 'ready')
      throw new Failure('invalid-options', 'The transaction is not built yet');
    return ask(deps, asked, build, quote.amount);
  });

type Asked = NonNullable<ReturnType<typeof orderOf>>;
type Built = Extract<
  NonNullable<NonNullable<ReturnType<Deps['state']>['swap']>['build']>,
  { readonly status: 'ready' }
>;

function ask(deps: Deps, { order, accountId }: Asked, build: Built, quoted: bigint): Observable<Event> {
  const { approval, resets, call } = build;
  const { from, to, network, address, amount } = order;
  const swapping = !approval;
  /** The site may have opened another form for the account meanwhile. */
  const current = (form: SwapState | undefined) => form?.accountId === accountId && form.build === build;
  const swapped: Swapped = { address, from, to, amount, got: quoted };
  let sent: string | undefined;
  const inside = walletOf(deps.state())?.type === 'AUTH';
  const message = (key: 'swapping' | 'swapped') => ({
    key,
    from: from.symbol,
    amount: formatAmount(quoted, to.decimals),
    to: to.symbol,
  });
  const waits = swapping
    ? inside
      ? undefined
      : 'confirm-swap'
    : inside
      ? undefined
      : resets
        ? 'confirm-swap'
        : 'approve-limit';
  let asked = false;
  const word: Word = {
    ...{ namespace: 'eip155', screen: 'swap-preview' },
    still: (state) => current(state.swap),
    asked: () => {
      asked = true;
      // A wallet inside the modal shows its approval on top of this.
      const after: AfterApproval = swapping ? { show: { view: 'account' } } : 'stay';
      return inside && deps.approvals ? [{ type: 'swap.changed', swap: deps.state().swap, after }] : [];
    },
  };
  const steps$ = (link: Link, asking: Asking, answered: () => void) =>
    contractsOf(deps).pipe(
      mergeMap((contracts) => contracts.send(link, address, approval ?? call, network, asking)),
      mergeMap(({ type, hash }): Observable<Event> => {
        answered();
        const before = sent;
        sent ??= hash;
        if (!swapping) return type === 'confirmed' && current(deps.state().swap) ? approved(deps, accountId) : EMPTY;
        if (type === 'submitted') {
          return concat(
            happened({ type: 'swap.submitted', hash, swapped }),
            shown({ kind: 'loading', message: message('swapping'), autoClose: false }),
            defer(() => (isVisible(deps.state()) && onPreview(deps) ? showAccount() : EMPTY)),
          );
        }
        deps.ask({ type: 'refresh-balance', tokens: [from, to] });
        return concat(
          happened({ type: 'swap.confirmed', hash, swapped, ...(before !== undefined && { submitted: before }) }),
          defer(() => (current(deps.state().swap) ? happened({ type: 'swap.changed', swap: undefined }) : EMPTY)),
          shown({ kind: 'success', message: message('swapped'), autoClose: true }),
        );
      }),
    );
  return concat(
    patchSwap(deps, accountId, { stage: swapping ? 'swapping' : 'approving', ended: undefined }),
    waits ? shown({ kind: 'loading', message: waits, autoClose: false }) : EMPTY,
    untilAsked(deps, word, steps$),
  ).pipe(
    catchError((error: unknown) => {
      const failure = toFailure(error);
      const givenUp = failure.code === 'cancelled' && !asked;
      return concat(
        defer(() =>
          current(deps.state().swap)
            ? patchSwap(deps, accountId, { stage: 'editing', ...(!givenUp && { ended: failure }) })
            : EMPTY,
        ),
        happened({ type: 'intent.failed', intent: 'swap', failure }),
        givenUp
          ? EMPTY
          : happened({
              ...{ type: 'swap.failed', step: swapping ? 'swap' : 'approval', swapped, failure },
              ...(sent !== undefined && { hash: sent }),
            }),
        // A rejection is an outcome that the screen itself shows.
        isRefusal(failure) || givenUp
          ? happened({ type: 'snack.hidden' })
          : shown({ kind: 'error', message: 'swap-failed', autoClose: true }),
      );
    }),
  );
}

/**
 * The allowance is granted: what is built next is the swap itself. A change of the form meanwhile cancels it, and so does a request to the
 * wallet for what the screen has built faster.
 */
function approved(deps: Deps, accountId: Asked['accountId']): Observable<Event> {
  const before = deps.state().swap;
  const changed$ = deps.state$.pipe(
    filter(
      ({ swap }) =>
        swap?.from !== before?.from ||
        swap?.to !== before?.to ||
        swap?.amountText !== before?.amountText ||
        (swap?.stage !== 'editing' && swap?.build !== before?.build),
    ),
  );
  return concat(
    happened({ type: 'snack.hidden' }),
    patchSwap(deps, accountId, { stage: 'editing', build: undefined }),
    quoteSwap(deps),
    buildSwap(deps),
  ).pipe(takeUntil(changed$));
}

function onPreview({ state }: Deps): boolean {
  return topRoute(state().router).view === 'swap-preview';
}

function showAccount(): Observable<Event> {
  return happened({ type: 'route.reset', route: { view: 'account' } });
}

function shown(snack: Snack): Observable<Event> {
  return happened({ type: 'snack.shown', snack });
}
