/** Resolves the recipient's name while it is typed. Stale answers are dropped. */
import {
  catchError,
  concat,
  distinctUntilChanged,
  EMPTY,
  filter,
  map,
  mergeMap,
  type Observable,
  of,
  switchMap,
  timer,
} from 'rxjs';
import type { AddressIdentity } from '../../domain/address/identity.js';
import { toFailure } from '../../domain/failure/to-failure.js';
import type { Network } from '../../domain/network/network.js';
import { accountIdOfState, networkOf } from '../connect/selectors.js';
import type { Deps, Reaction } from '../engine/deps.js';
import type { Event } from '../engine/events.js';
import { happened } from '../engine/happened.js';
import { lookUp, nameIn } from './look-up.js';
import type { Named } from './state.js';

const TYPING_PAUSE = 500;

export const keepName: Reaction = (deps) =>
  deps.state$.pipe(
    map((state) => [nameIn(state), accountIdOfState(state)].join(' ')),
    distinctUntilChanged(),
    switchMap((): Observable<Event> => {
      const typed = nameIn(deps.state());
      const network = networkOf(deps.state());
      if (typed === undefined || !network || network.unsupported) return EMPTY;
      return concat(
        happened({ type: 'send.named', named: { typed, status: 'looking' } }),
        timer(TYPING_PAUSE, deps.scheduler).pipe(mergeMap(() => found(deps, typed, network))),
      );
    }),
  );

function found(deps: Deps, typed: string, network: Network): Observable<Event> {
  const event = (named: Named): Event => ({ type: 'send.named', named });
  return lookUp(deps, typed, network).pipe(
    mergeMap((known) => {
      if (!known) return happened(event({ typed, status: 'unregistered' }));
      const named: Named = { typed, status: 'found', ...known };
      return concat(
        happened(event(named)),
        goesBy(deps, known.name, known.address, network).pipe(
          // The name was resolved again meanwhile, and may have another owner.
          filter(() => deps.state().send.named === named),
          map((mutual) => event({ ...named, mutual })),
        ),
      );
    }),
    catchError((error: unknown) => {
      const elsewhere = toFailure(error).data.problem === 'kept-elsewhere';
      return happened(event({ typed, status: elsewhere ? 'elsewhere' : 'failed' }));
    }),
  );
}

/** Whether the address uses that name as its primary name. A source that fails counts as silent. */
function goesBy({ chain, services }: Deps, name: string, address: string, network: Network): Observable<boolean> {
  const own$ = chain(network.chainNamespace).pipe(
    mergeMap((own): Observable<AddressIdentity> => own.identity?.(address, network) ?? of({})),
  );
  const serviced$ = services?.names?.pipe(mergeMap((service) => service.identity(address, network)));
  const names = (source$: typeof own$) => source$.pipe(map((identity) => identity.name === name));
  return names(own$).pipe(
    catchError(() => of(false)),
    mergeMap((is) => (is || !serviced$ ? of(is) : names(serviced$))),
    catchError(() => EMPTY),
  );
}
