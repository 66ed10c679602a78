/** Asks the connected wallet for a personal signature of a text. */
import { catchError, defer, map, mergeMap, type Observable, take } from 'rxjs';
import type { Namespace } from '../../domain/caip.js';
import { Failure } from '../../domain/failure.js';
import { toFailure } from '../../domain/to-failure.js';
import type { Deps } from '../deps.js';
import type { Event } from '../events.js';
import { happened } from '../happened.js';
import { accountOf } from '../selectors.js';
import { untilAsked } from '../until-asked.js';

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
      return untilAsked(deps, { namespace }, (link, asking) =>
        deps.chain(namespace).pipe(
          mergeMap((chain) => {
            asking();
            return chain.signMessage(link, account.address, message);
          }),
          take(1),
          map((signature): Event => ({ type: 'message.signed', signature })),
        ),
      );
    }).pipe(catchError((error) => happened({ type: 'message.sign-failed', failure: toFailure(error) })));
