/** Gives the account in use a name: the wallet signs that it wants it, and the service is shown that. */
import { catchError, concat, defer, mergeMap, type Observable, of, take, throwError } from 'rxjs';
import { Failure } from '../../domain/failure.js';
import { coinTypeOf, nameProblem } from '../../domain/name.js';
import { toFailure } from '../../domain/to-failure.js';
import type { Deps } from '../deps.js';
import type { Event } from '../events.js';
import { happened } from '../happened.js';
import { isVisible } from '../navigation.js';
import type { Naming } from './state.js';
import { withRegistry } from './with-registry.js';

export const registerName =
  (deps: Deps) =>
  ({ label: given }: { readonly label: string }): Observable<Event> =>
    withRegistry(deps, ({ registry, account: { address }, network }) => {
      const label = given.trim().toLowerCase();
      const { suffix } = registry;
      const name = `${label}.${suffix}`;
      const naming: Naming = { address, label, suffix, step: 'registering', taken: false, suggestions: [] };
      const ended = (error: unknown) => {
        const failure = toFailure(error, 'request-failed');
        const owned = failure.data.owned === undefined ? undefined : String(failure.data.owned);
        const left: Naming = { ...naming, step: 'checked', owned, failure };
        return happened({ type: 'name.changed', naming: left, failure });
      };
      const problem = nameProblem(label);
      if (problem) return ended(new Failure('invalid-id', `The name cannot be registered: ${problem}`));
      const signed$ = defer(() => {
        // In this order, and nothing else: it is what the service compares.
        const timestamp = Math.floor(deps.scheduler.now() / 1000);
        const message = JSON.stringify({ name, attributes: {}, timestamp });
        return deps.chain('eip155').pipe(
          mergeMap((chain) => chain.signMessage(deps.links.need('eip155'), address, message)),
          take(1),
          mergeMap((signature) =>
            registry.register({ coinType: coinTypeOf(Number(network.id)), address, message, signature }),
          ),
        );
      });
      return concat(
        happened({ type: 'name.changed', naming }),
        registry.nameOf(address).pipe(
          catchError(() => of(undefined)),
          mergeMap((owned) =>
            owned === undefined
              ? signed$
              : throwError(() => new Failure('invalid-id', 'You already own a name', { data: { owned } })),
          ),
          mergeMap(() =>
            concat(
              happened({ type: 'name.changed', naming: { ...naming, step: 'done', owned: name } }),
              defer(() =>
                isVisible(deps.state())
                  ? happened({ type: 'route.replaced', route: { view: 'register-account-name-success' } })
                  : happened(),
              ),
            ),
          ),
        ),
      ).pipe(catchError(ended));
    });
