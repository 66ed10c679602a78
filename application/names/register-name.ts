/** Registers a name for the account in use: the wallet signs a message, which is sent to the service. */
import { catchError, concat, defer, mergeMap, type Observable, of, take, throwError } from 'rxjs';
import { coinTypeOf, nameProblem } from '../../domain/address/name.js';
import { Failure } from '../../domain/failure/failure.js';
import { toFailure } from '../../domain/failure/to-failure.js';
import { textOf } from '../../domain/text/text-of.js';
import { untilAsked } from '../connect/until-asked.js';
import type { Deps } from '../engine/deps.js';
import type { Event } from '../engine/events.js';
import { happened } from '../engine/happened.js';
import type { Link } from '../ports/link.js';
import { isVisible } from '../shell/navigation.js';
import { topRoute } from '../shell/router.js';
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
      let isAsked = false;
      /** Other accounts that a wallet was asked about stay known. */
      const others = () => (deps.state().naming?.asking ?? []).filter((each) => each !== address);
      const at = (patch?: Partial<Naming>) => ({
        type: 'name.changed' as const,
        naming: { ...naming, asking: others(), ...patch },
      });
      const asked = (): readonly Event[] => [at({ asking: [...others(), address] })];
      const ended = (error: unknown) => {
        const failure = toFailure(error, 'request-failed');
        if (failure.code === 'cancelled' && !isAsked) return happened({ ...at({ step: 'checked' }), failure });
        const owned = textOf(failure.data.owned) || undefined;
        return happened({ ...at({ step: 'checked', owned, failure }), failure });
      };
      const problem = nameProblem(label);
      if (problem) return ended(new Failure('invalid-id', `The name cannot be registered: ${problem}`));
      const signed = (link: Link, asking: () => void) =>
        deps.chain('eip155').pipe(
          mergeMap((chain) => {
            asking();
            isAsked = true;
            // In this order, with no other fields: the service compares the text.
            const timestamp = Math.floor(deps.scheduler.now() / 1000);
            const message = JSON.stringify({ name, attributes: {}, timestamp });
            return chain.signMessage(link, address, message).pipe(
              take(1),
              mergeMap((signature) =>
                registry.register({ coinType: coinTypeOf(Number(network.id)), address, message, signature }),
              ),
            );
          }),
        );
      const registered = (link: Link, asking: () => void): Observable<Event> =>
        registry.nameOf(address).pipe(
          catchError(() => of(undefined)),
          mergeMap((owned) =>
            owned === undefined
              ? signed(link, asking)
              : throwError(() => new Failure('invalid-id', 'You already own a name', { data: { owned } })),
          ),
          mergeMap(() =>
            concat(
              happened(at({ step: 'done', owned: name })),
              defer(() =>
                // A visitor on another screen stays there.
                isVisible(deps.state()) && topRoute(deps.state().router).view === 'register-account-name'
                  ? happened({ type: 'route.replaced', route: { view: 'register-account-name-success' } })
                  : happened(),
              ),
            ),
          ),
        );
      return concat(
        happened(at()),
        untilAsked(deps, { namespace: 'eip155', screen: 'register-account-name', asked }, registered),
      ).pipe(catchError(ended));
    });
