/** Checks whether a name is free once typing pauses. A later check cancels an earlier one. */
import { catchError, concat, map, mergeMap, type Observable, of, timer } from 'rxjs';
import { nameProblem } from '../../domain/address/name.js';
import { toFailure } from '../../domain/failure/to-failure.js';
import type { Deps } from '../engine/deps.js';
import type { Event } from '../engine/events.js';
import { happened } from '../engine/happened.js';
import type { NameRegistry } from '../ports/services.js';
import type { Naming } from './state.js';
import { withRegistry } from './with-registry.js';

const TYPING_PAUSE = 500;
const MOST_SUGGESTIONS = 5;
/** The maximum length of a DNS label (RFC 1035). */
const LONGEST = 63;

export const tryName =
  (deps: Deps) =>
  ({ label: typed }: { readonly label: string }): Observable<Event> =>
    withRegistry(deps, ({ registry, account: { address } }) => {
      const label = typed.trim().toLowerCase().slice(0, LONGEST);
      const { naming: before } = deps.state();
      const owned = before?.address === address ? before.owned : undefined;
      const naming: Naming = { address, label, suffix: registry.suffix, step: 'typing', suggestions: [], owned };
      const now = (patch: Partial<Naming>): Naming => ({ ...naming, asking: deps.state().naming?.asking, ...patch });
      const at = (patch: Partial<Naming>): Event => ({ type: 'name.changed', naming: now(patch) });
      const owned$ = owned === undefined ? ownedBy(registry, address) : of(owned);
      if (nameProblem(label)) {
        return concat(happened(at({})), owned$.pipe(map((name) => at({ owned: name }))));
      }
      return concat(
        happened(at({ step: 'checking' })),
        timer(TYPING_PAUSE, deps.scheduler).pipe(
          mergeMap(() => owned$),
          mergeMap((name) =>
            registry.isTaken(`${label}.${registry.suffix}`).pipe(
              mergeMap((taken) => (taken ? freeLike(registry, label) : of([])).pipe(map((list) => ({ taken, list })))),
              map(({ taken, list }) => at({ step: 'checked', taken, suggestions: list, owned: name })),
            ),
          ),
          catchError((error) => {
            const failure = toFailure(error, 'request-failed');
            return happened({ type: 'name.changed', naming: now({ failure }), failure });
          }),
        ),
      );
    });

/** An account whose names are unknown may try: the service decides. */
function ownedBy(registry: NameRegistry, address: string): Observable<string | undefined> {
  return registry.nameOf(address).pipe(catchError(() => of(undefined)));
}

/** Suggestions are optional: a failure is ignored. */
function freeLike(registry: NameRegistry, label: string): Observable<readonly string[]> {
  const end = `.${registry.suffix}`;
  return registry.suggestions(label).pipe(
    map((list) => {
      const labels = list.flatMap(({ name, taken }) =>
        !taken && name.endsWith(end) ? [name.slice(0, -end.length)] : [],
      );
      const fit = labels.filter((each) => each !== label && each.length <= LONGEST && !nameProblem(each));
      return [...new Set(fit)].slice(0, MOST_SUGGESTIONS);
    }),
    catchError(() => of([])),
  );
}
