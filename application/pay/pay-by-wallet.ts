/** Pays from the visitor's wallet: connects it if needed, switches to the asset's network, and requests the payment. */
import { catchError, concat, defer, EMPTY, filter, map, mergeMap, type Observable, of, take, throwError } from 'rxjs';
import { Failure } from '../../domain/failure/failure.js';
import { toFailure } from '../../domain/failure/to-failure.js';
import { namespaceOf } from '../../domain/network/caip.js';
import type { Network } from '../../domain/network/network.js';
import { payCodeOf, payError } from '../../domain/trade/pay-error.js';
import type { Payment } from '../../domain/trade/payment.js';
import { connectedNamespaces, connectedOf } from '../connect/selectors.js';
import type { Deps } from '../engine/deps.js';
import type { Event } from '../engine/events.js';
import { happened } from '../engine/happened.js';
import type { State } from '../engine/state.js';
import type { UseCase } from '../engine/use-case.js';
import type { Chain } from '../ports/chain.js';
import { isVisible } from '../shell/navigation.js';
import { topRoute } from '../shell/router.js';
import { isAsked } from '../sign-in/is-asked.js';
import { networkToPayOn } from './network-to-pay-on.js';
import { busy, shown } from './pay.js';
import type { PayStep } from './state.js';
import { over, stepped, withPayment } from './step-of.js';

export const payByWallet = (): UseCase => (deps) =>
  withPayment(deps, ({ payment, step }) => {
    if (step) return throwError(() => busy());
    const isStill = () => deps.state().pay?.payment === payment;
    return connected(deps, payment).pipe(
      mergeMap((event) => (event === 'connected' ? defer(() => (isStill() ? paid(deps, payment) : EMPTY)) : of(event))),
    );
  });

/** Emits `connected`; completes without it if the visitor does not connect. */
function connected(deps: Deps, { token }: Payment): Observable<Event | 'connected'> {
  const namespace = namespaceOf(token.networkId);
  const account = (state: State) => connectedOf(state, namespace) && !isAsked(state);
  if (account(deps.state())) return of('connected' as const);
  const others = connectedNamespaces(deps.state()).length > 0;
  const way: Event = others
    ? { type: 'connection.wanted', networkId: token.networkId }
    : { type: 'route.pushed', route: { view: 'connect' } };
  return concat(
    happened(stepped({ way: 'wallet', stage: 'connecting' }), way),
    deps.state$.pipe(
      filter((state) => account(state) || !isVisible(state) || topRoute(state.router).view === 'pay'),
      // The event that removes the screen may have connected it as well.
      filter((state) => !connectedOf(state, namespace) || !isAsked(state)),
      take(1),
      mergeMap((state): Observable<Event | 'connected'> => {
        if (!account(state)) return happened(stepped(undefined));
        // A chain may send its request at once, so the payment has to be on screen again first.
        const seen$ = deps.state$.pipe(filter(isVisible), take(1));
        return concat(shown('pay'), seen$.pipe(map(() => 'connected' as const)));
      }),
    ),
  );
}

function paid(deps: Deps, payment: Payment): Observable<Event> {
  const { token, recipient, amount } = payment;
  const namespace = namespaceOf(token.networkId);
  let step: PayStep = { way: 'wallet', stage: 'asked' };
  const at = (more: Partial<PayStep>): Event => {
    step = { ...step, ...more };
    return stepped(step);
  };
  return defer(() => {
    const network = networkToPayOn(deps.state(), payment);
    return concat(
      happened(at({}), { type: 'route.pushed', route: { view: 'pay-loading' } }),
      deps.chain(namespace).pipe(
        mergeMap((chain) => {
          if (!chain.isAddress(recipient, network)) throw payError('INVALID_RECIPIENT');
          if (token.address !== undefined && !chain.isAddress(token.address, network)) throw payError('INVALID_ASSET');
          return concat(
            moved(deps, chain, network, at),
            // A wallet inside the modal shows its approval on top of this, and returns here.
            deps.approvals ? happened({ type: 'transaction.pushed', after: 'stay' }) : EMPTY,
            defer(() => {
              const link = deps.links.need(namespace);
              const from = connectedOf(deps.state(), namespace)?.account.address ?? '';
              // A request for one account and network must not reach another.
              const asking = () => {
                const state = deps.state();
                const { account, networkId } = connectedOf(state, namespace) ?? {};
                const same = account?.address === from && networkId === token.networkId && isVisible(state);
                if (!same || deps.links.get(namespace) !== link || state.pay?.payment !== payment)
                  throw new Failure('cancelled', 'The account, network or screen has changed');
              };
              return chain.send(link, { token, from, to: recipient, amount }, network, asking);
            }).pipe(
              mergeMap(({ type, hash }) =>
                type === 'submitted' ? happened(at({ stage: 'sent', hash })) : done(deps, { ...step, hash }),
              ),
            ),
          );
        }),
      ),
    );
  }).pipe(
    catchError((error: unknown) => over(deps, { ...step, stage: 'failed', failure: explained(toFailure(error)) })),
  );
}

function done(deps: Deps, step: PayStep): Observable<Event> {
  deps.ask({ type: 'refresh-balance' });
  return over(deps, { ...step, stage: 'done' });
}

/** Switches the wallet to the network if needed. Fails if it cannot. */
function moved(deps: Deps, chain: Chain, network: Network, at: (more: Partial<PayStep>) => Event): Observable<Event> {
  const { chainNamespace: namespace, caipNetworkId: networkId } = network;
  return defer(() => {
    if (connectedOf(deps.state(), namespace)?.networkId === networkId) return EMPTY;
    return concat(
      happened(at({ stage: 'switching' })),
      chain.switchNetwork(deps.links.need(namespace), network).pipe(
        take(1),
        mergeMap((outcome) =>
          happened(
            { type: 'network.changed', namespace, networkId },
            { type: 'network.switched', networkId, outcome },
            at({ stage: 'asked' }),
          ),
        ),
        catchError((error: unknown) => {
          const failure = toFailure(error);
          const code = failure.code === 'network-not-supported' ? 'INVALID_PAYMENT_CONFIG' : 'GENERIC_PAYMENT_ERROR';
          return throwError(() => payError(code, 'The wallet is not on that network', failure));
        }),
      ),
    );
  });
}

/** Keeps a pay error as it is; maps any other failure to the general one. */
function explained(failure: Failure): Failure {
  return payCodeOf(failure) === 'UNKNOWN_ERROR' ? payError('GENERIC_PAYMENT_ERROR', failure.message, failure) : failure;
}
