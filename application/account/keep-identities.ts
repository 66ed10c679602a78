/** What the accounts in view are called, and their pictures. Nobody is asked before the modal is shown to somebody connected. */
import {
  catchError,
  concat,
  defer,
  distinctUntilChanged,
  EMPTY,
  exhaustMap,
  from,
  map,
  mergeMap,
  type Observable,
  of,
  switchMap,
  tap,
  throwError,
  timeout,
  timer,
} from 'rxjs';
import type { Namespace } from '../../domain/caip.js';
import { Failure } from '../../domain/failure.js';
import type { Network } from '../../domain/network.js';
import { readProperty } from '../../domain/read-property.js';
import { shownName } from '../../domain/shown-name.js';
import type { Deps, Reaction } from '../deps.js';
import type { Event } from '../events.js';
import { keptFor } from '../kept-for.js';
import { isVisible } from '../navigation.js';
import { connectedOf, networkOf } from '../selectors.js';
import type { AddressIdentity } from '../services.js';
import type { State } from '../state.js';

/** What was told is good for so long, in milliseconds (S9.5). */
const LIFETIME = 300_000;
/** Whoever could not tell is asked again after this. */
const AGAIN = 30_000;
/** Each of those who may know has so long. */
const LIMIT = 15_000;
/** Of a wallet with more accounts the others go by their addresses. */
const MOST = 20;
/** So many are asked about at a time. */
const AT_ONCE = 4;
/** Characters of a picture. There is little room in storage, so that larger ones are asked for again after a reload. */
const MOST_PICTURE = 262_144;
const MOST_STORED = 8_192;

export const keepIdentities: Reaction = (deps) => {
  const { scheduler, state$, storage } = deps;
  const stored = keptFor(storage, scheduler, 'identity_cache', LIFETIME);
  /** When each is due again. Of what was read in this page; what is stored says so itself. */
  const due = new Map<string, number>();
  const isDue = (address: string) => scheduler.now() >= (due.get(address) ?? 0);
  const recall = (address: string): readonly Event[] => {
    const entry = stored.get(address);
    if (!entry || due.has(address)) return [];
    due.set(address, entry.at + LIFETIME + 1);
    return [told(address, readIdentity(entry.value))];
  };
  const ask = (address: string, { namespace, network }: Wanted): Observable<Event> =>
    defer(() => {
      due.set(address, scheduler.now() + AGAIN);
      return identityOf(deps, address, namespace, network);
    }).pipe(
      tap((identity) => {
        due.set(address, scheduler.now() + LIFETIME + 1);
        const { name, avatar = '' } = identity;
        stored.set(address, avatar.length > MOST_STORED ? { ...(name && { name }) } : identity);
      }),
      map((identity) => told(address, identity)),
      // A name is a kindness: where nobody can tell it, the address stands there.
      catchError(() => EMPTY),
    );
  return state$.pipe(
    map(wantedOf),
    distinctUntilChanged((a, b) => keyOf(a) === keyOf(b)),
    switchMap((wanted) => {
      if (!wanted) return EMPTY;
      const { addresses, shown } = wanted;
      const asking$ = timer(0, 1_000, scheduler).pipe(
        exhaustMap(() => from(addresses.filter(isDue)).pipe(mergeMap((address) => ask(address, wanted), AT_ONCE))),
      );
      return concat(from(addresses.flatMap(recall)), shown ? asking$ : EMPTY);
    }),
  );
};

interface Wanted {
  /** The account in use first. */
  readonly addresses: readonly string[];
  readonly namespace: Namespace;
  readonly network: Network;
  readonly shown: boolean;
}

function wantedOf(state: State): Wanted | undefined {
  const connected = connectedOf(state);
  const network = networkOf(state);
  if (!connected || !network) return undefined;
  const { account, accounts } = connected;
  const all = new Set([account.address, ...accounts.map(({ address }) => address)]);
  return { addresses: [...all].slice(0, MOST), namespace: account.namespace, network, shown: isVisible(state) };
}

function keyOf(wanted: Wanted | undefined): string {
  return wanted ? [wanted.shown, wanted.network.caipNetworkId, ...wanted.addresses].join() : '';
}

/** The service first; where it has no name, what the chain itself keeps. */
function identityOf(deps: Deps, address: string, namespace: Namespace, network: Network): Observable<AddressIdentity> {
  const inTime = timeout<AddressIdentity, Observable<never>>({
    each: LIMIT,
    scheduler: deps.scheduler,
    with: () => throwError(() => new Failure('timed-out')),
  });
  const onChain$ = deps.chain(namespace).pipe(
    mergeMap((chain) => chain.identity?.(address, network) ?? of({})),
    map(readIdentity),
    inTime,
  );
  const { names } = deps.services ?? {};
  if (!names) return onChain$;
  return names.pipe(
    mergeMap((service) => service.identity(address, network)),
    map(readIdentity),
    inTime,
    catchError((failure: unknown) => of({ failure })),
    mergeMap((service) => {
      if ('failure' in service)
        // What only one of the two could tell is not the whole answer.
        return onChain$.pipe(mergeMap((own) => (own.name ? of(own) : throwError(() => service.failure))));
      return service.name ? of(service) : onChain$.pipe(map((own) => ({ ...own, ...service })));
    }),
  );
}

/** What comes from outside, storage included, as far as it can be shown. */
function readIdentity(value: unknown): AddressIdentity {
  const name = shownName(readProperty(value, 'name'));
  const avatar = readProperty(value, 'avatar');
  const fit = typeof avatar === 'string' && avatar.length <= MOST_PICTURE && /^(data:image\/|https?:\/\/)/.test(avatar);
  return { ...(name && { name }), ...(fit && { avatar }) };
}

function told(address: string, identity: AddressIdentity): Event {
  return { type: 'identity.told', address, identity };
}
