/** The owner of a name: a network's record counts before a service's. */
import {
  catchError,
  concat,
  defaultIfEmpty,
  defer,
  EMPTY,
  filter,
  map,
  mergeMap,
  type Observable,
  of,
  take,
  throwError,
  timeout,
} from 'rxjs';
import { sameAddress } from '../../domain/address/address.js';
import type { NamedAddress } from '../../domain/address/identity.js';
import { isReceiver } from '../../domain/address/receiver.js';
import { isReceiverName } from '../../domain/address/receiver-name.js';
import { Failure } from '../../domain/failure/failure.js';
import { toFailure } from '../../domain/failure/to-failure.js';
import type { Network } from '../../domain/network/network.js';
import { shownName } from '../../domain/text/shown-name.js';
import { networkOf } from '../connect/selectors.js';
import type { Deps } from '../engine/deps.js';
import type { Event } from '../engine/events.js';
import type { State } from '../engine/state.js';
import type { Named } from './state.js';

/** The time limit of each source. Milliseconds. */
const LIMIT = 8_000;

/** The typed receiver, if it may be a name. */
export function nameIn({ send }: State): string | undefined {
  const typed = send.receiver.trim();
  return isReceiverName(typed) ? typed : undefined;
}

/** Fails if a source does not answer, and no other has the name. */
export function lookUp(
  { chain, services, scheduler }: Deps,
  name: string,
  network: Network,
): Observable<NamedAddress | undefined> {
  const { chainNamespace } = network;
  const asked = (source$: Observable<NamedAddress | undefined>) =>
    source$.pipe(
      take(1),
      timeout({ each: LIMIT, scheduler, with: () => throwError(() => new Failure('timed-out')) }),
      map((found) => (found && isNamedAddress(found) ? found : undefined)),
      catchError((error: unknown) => {
        const failure = toFailure(error, 'request-failed');
        return of(failure.code === 'network-not-supported' ? undefined : failure);
      }),
    );
  const isNamedAddress = ({ name: written, address }: NamedAddress) =>
    shownName(written) !== undefined && isReceiver(chainNamespace, address);
  const own$ = chain(chainNamespace).pipe(
    mergeMap((own) =>
      (own.addressOf?.(name, network) ?? of(undefined)).pipe(
        map((found) => (found && own.isAddress(found.address, network) ? found : undefined)),
      ),
    ),
  );
  const serviced$ = services?.names?.pipe(mergeMap((service) => service.addressOf?.(name, network) ?? of(undefined)));
  const failures: Failure[] = [];
  return concat(asked(own$), serviced$ ? asked(serviced$) : EMPTY).pipe(
    filter((found) => {
      if (found instanceof Failure) failures.push(found);
      return found !== undefined && !(found instanceof Failure);
    }),
    take(1),
    defaultIfEmpty(undefined),
    mergeMap((found) => {
      const [failed] = failures;
      return !found && failed ? throwError(() => failed) : of(found as NamedAddress | undefined);
    }),
  );
}

/**
 * Resolves the form's name again right before it is used. Emits nothing if it still resolves to the address that is shown, or the receiver
 * is not a name. Otherwise fails with `invalid-address` and `data.problem` `name-moved`.
 */
export function lookAgain(deps: Deps): Observable<Event> {
  return defer(() => {
    const { named } = deps.state().send;
    const network = networkOf(deps.state());
    if (nameIn(deps.state()) === undefined || !named?.address || !network) return EMPTY;
    return lookUp(deps, named.typed, network).pipe(
      mergeMap((found) => {
        const { address: before } = named;
        if (found && before && sameAddress(network.chainNamespace, found.address, before)) return EMPTY;
        const { mutual: _, ...rest } = named;
        const moved: Named = found
          ? { ...rest, status: 'moved', address: found.address, ...(before && { before }) }
          : { typed: named.typed, status: 'unregistered' };
        const failure = new Failure('invalid-address', 'The name resolves to another address now', {
          data: { problem: 'name-moved' },
        });
        return concat(
          of<Event>({ type: 'send.named', named: moved }),
          throwError(() => failure),
        );
      }),
    );
  });
}
