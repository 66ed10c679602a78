/** Normalized names (ENSIP-15): names that imitate others are rejected. */
import { catchError, defer, map, type Observable, of } from 'rxjs';
import { loadOnce } from '../load-once.js';

const rules = loadOnce(() => import('./ens-rules.js'));

/** The normalized name; undefined for invalid names. Never fails: if the rules cannot be loaded, every name counts as invalid. */
export function normalised(text: string): Observable<string | undefined> {
  return defer(rules).pipe(
    map(({ normalise }) => normalise(text)),
    catchError(() => of(undefined)),
  );
}

/** Whether it is normalized. Never fails either. */
export function isNormalised(name: string): Observable<boolean> {
  return normalised(name).pipe(map((written) => written === name));
}
