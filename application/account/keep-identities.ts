/** Names and pictures of the visible accounts. No request is made before the modal is shown with a connection. */
import {
  catchError,
  concat,
  defer,
  distinctUntilChanged,
  EMPTY,
  exhaustMap,
  filter,
  from,
  map,
  merge,
  mergeMap,
  type Observable,
  of,
  switchMap,
  throwError,
  timeout,
  timer,
} from 'rxjs';
import type { AddressIdentity } from '../../domain/address/identity.js';
import { Failure } from '../../domain/failure/failure.js';
import { toFailure } from '../../domain/failure/to-failure.js';
import type { Namespace } from '../../domain/network/caip.js';
import type { Network } from '../../domain/network/network.js';
import { shownName } from '../../domain/text/shown-name.js';
import { readProperty } from '../../domain/value/read-property.js';
import { connectedOf, networkOf } from '../connect/selectors.js';
import type { Deps } from '../engine/deps.js';
import type { Event } from '../engine/events.js';
import type { State } from '../engine/state.js';
import { keptFor } from '../ports/kept-for.js';
import { isVisible } from '../shell/navigation.js';

/** The lifetime of an answer, in milliseconds: five minutes. */
const LIFETIME = 300_000;
/** Delay before a retry after a failure. */
const AGAIN = 30_000;
/** The time limit of each source. */
const LIMIT = 15_000;
/** If a wallet has more accounts, the others are shown by address. */
const MOST = 20;
/** The most concurrent requests. */
const AT_ONCE = 4;
/** Milliseconds before the other accounts are looked up: the screen is drawn by then. */
const AFTER_OPENING = 300;
/** Characters of a picture. Storage is small, so larger ones are loaded again after a reload. */
const MOST_PICTURE = 262_144;
const MOST_STORED = 8_192;

/** The name that an event gives to an address, if any. `fresh`: it was registered just now, and is newer than any other. */
export type GivenNames = (
  event: Event,
) => { readonly address: string; readonly name?: string | undefined; readonly fresh: boolean } | undefined;

export const keepIdentities = (deps: Deps, given: GivenNames): Observable<Event> => {
  const { events$, scheduler, state$, storage } = deps;
  const stored = keptFor(storage, scheduler, 'identity_cache', LIFETIME);
  /** When each entry is due again. For entries read by this page; stored entries have their own time. */
  const due = new Map<string, number>();
  const isDue = (address: string) => scheduler.now() >= (due.get(address) ?? 0);
  const recall = (address: string): readonly Event[] => {
    const entry = stored.get(address);
    if (!entry || due.has(address)) return [];
    due.set(address, entry.at + LIFETIME + 1);
    return [resolved(address, readIdentity(entry.value))];
  };
  const learnt = (address: string, identity: AddressIdentity): Event => {
    due.set(address, scheduler.now() + LIFETIME + 1);
    const { name, avatar = '' } = identity;
    stored.set(address, avatar.length > MOST_STORED ? { ...(name && { name }) } : identity);
    return resolved(address, identity);
  };
  const ask = (address: string, wanted: Wanted): Observable<Event> =>
    defer(() => {
      const again = scheduler.now() + AGAIN;
      due.set(address, again);
      return identityOf(deps, address, wanted).pipe(
        // A name that was registered meanwhile is newer.
        filter(() => due.get(address) === again),
        map((identity) => learnt(address, identity)),
        // A name is optional: without one the address is shown.
        catchError(() => EMPTY),
      );
    });
  const given$ = events$.pipe(
    mergeMap((event) => {
      const { address, name, fresh } = given(event) ?? {};
      if (!address || !name) return EMPTY;
      const known = deps.state().account.identities?.[address];
      return known?.name && !fresh ? EMPTY : of(learnt(address, readIdentity({ ...known, name })));
    }),
  );
  const asked$ = state$.pipe(
    map(wantedOf),
    distinctUntilChanged((a, b) => keyOf(a) === keyOf(b)),
    switchMap((wanted) => {
      if (!wanted) return EMPTY;
      const { addresses, shown } = wanted;
      const asking$ = timer(0, 1_000, scheduler).pipe(
        filter(() => !deps.device.hidden),
        exhaustMap(() => {
          const [first = [], others] = [addresses.slice(0, 1), addresses.slice(1)].map((some) => some.filter(isDue));
          const later$ = others?.length ? timer(AFTER_OPENING, scheduler).pipe(mergeMap(() => others)) : EMPTY;
          return merge(first, later$).pipe(mergeMap((address) => ask(address, wanted), AT_ONCE));
        }),
      );
      return concat(from(addresses.flatMap(recall)), shown ? asking$ : EMPTY);
    }),
  );
  return merge(given$, asked$);
};

interface Wanted {
  /** The account in use comes first. */
  readonly addresses: readonly string[];
  readonly namespace: Namespace;
  readonly network: Network;
  readonly shown: boolean;
  /** Whether the name service can have a name for it: only for embedded accounts. */
  readonly nameable: boolean;
}

function wantedOf(state: State): Wanted | undefined {
  const connected = connectedOf(state);
  const network = networkOf(state);
  if (!connected || !network) return undefined;
  const { account, accounts, wallet } = connected;
  const all = new Set([account.address, ...accounts.map(({ address }) => address)]);
  return {
    ...{ addresses: [...all].slice(0, MOST), namespace: account.namespace, network },
    ...{ shown: isVisible(state), nameable: wallet.type === 'AUTH' && account.namespace === 'eip155' },
  };
}

function keyOf(wanted: Wanted | undefined): string {
  return wanted ? [wanted.shown, wanted.network.caipNetworkId, ...wanted.addresses].join() : '';
}

/** The service first, then the name service, then the chain itself. */
function identityOf(
  { chain, scheduler, services = {} }: Deps,
  address: string,
  { namespace, network, nameable }: Wanted,
): Observable<AddressIdentity> {
  const { names, registry } = services;
  const sources: readonly (Observable<unknown> | false | undefined)[] = [
    names?.pipe(mergeMap((service) => service.identity(address, network))),
    nameable && registry?.pipe(mergeMap((service) => service.nameOf(address).pipe(map((name) => ({ name }))))),
    chain(namespace).pipe(mergeMap((own) => own.identity?.(address, network) ?? of({}))),
  ];
  return firstName(
    sources
      .filter((source$) => !!source$)
      .map((source$) =>
        source$.pipe(
          map(readIdentity),
          timeout({ each: LIMIT, scheduler, with: () => throwError(() => new Failure('timed-out')) }),
          map((resolved): Resolved => ({ resolved })),
          catchError((error: unknown) => {
            const failure = toFailure(error, 'request-failed');
            // A service that does not support the network has no answer.
            return of<Resolved>(
              failure.code === 'network-not-supported' ? { resolved: {} } : { resolved: {}, failure },
            );
          }),
        ),
      ),
  );
}

/** The answer of one source. */
interface Resolved {
  readonly resolved: AddressIdentity;
  readonly failure?: Failure;
}

/** Each source is queried if those before it have no name. An answer from only some of them is incomplete. */
function firstName(
  [source$, ...others]: readonly Observable<Resolved>[],
  known: AddressIdentity = {},
  failed?: Failure,
): Observable<AddressIdentity> {
  if (!source$) return failed ? throwError(() => failed) : of(known);
  return source$.pipe(
    mergeMap(({ resolved, failure = failed }) => {
      const identity = { ...resolved, ...known };
      return identity.name ? of(identity) : firstName(others, identity, failure);
    }),
  );
}

/** Untrusted values, storage included, sanitized for display. */
function readIdentity(value: unknown): AddressIdentity {
  const name = shownName(readProperty(value, 'name'));
  const avatar = readProperty(value, 'avatar');
  const fit = typeof avatar === 'string' && avatar.length <= MOST_PICTURE && /^(data:image\/|https?:\/\/)/.test(avatar);
  return { ...(name && { name }), ...(fit && { avatar }) };
}

function resolved(address: string, identity: AddressIdentity): Event {
  return { type: 'identity.received', address, identity };
}
