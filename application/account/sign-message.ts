/** Requests a personal signature of a text from the connected wallet. */
import { catchError, defer, map, mergeMap, type Observable, take } from 'rxjs';
import { Failure } from '../../domain/failure/failure.js';
import { toFailure } from '../../domain/failure/to-failure.js';
import type { Namespace } from '../../domain/network/caip.js';
import { accountOf, networkIdOf } from '../connect/selectors.js';
import type { Deps } from '../engine/deps.js';
import type { Event } from '../engine/events.js';
import { happened } from '../engine/happened.js';

export const signMessage =
  (deps: Deps) =>
  ({
    message,
    namespace = deps.state().connect.activeNamespace,
  }: {
    message: string;
    namespace?: Namespace | undefined;
  }): Observable<Event> =>
    defer(() => {
      const account = accountOf(deps.state(), namespace);
      if (!account) throw new Failure('not-connected', 'UniversalAdapter:signMessage - provider is undefined');
      const link = deps.links.need(namespace);
      const networkId = networkIdOf(deps.state(), namespace);
      return deps.chain(namespace).pipe(
        mergeMap((chain) => {
          const state = deps.state();
          const same = deps.links.get(namespace) === link && accountOf(state, namespace)?.address === account.address;
          // A request for one wallet, account and network must not reach another.
          if (!same || networkIdOf(state, namespace) !== networkId) throw new Failure('cancelled');
          return chain.signMessage(link, account.address, message);
        }),
        take(1),
        map((signature): Event => ({ type: 'message.signed', signature })),
      );
    }).pipe(catchError((error) => happened({ type: 'message.sign-failed', failure: toFailure(error) })));
