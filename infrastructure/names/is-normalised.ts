/** Names as they are written: what looks like another name is none (ENSIP-15). */
import { catchError, defer, map, type Observable, of } from 'rxjs';
import { loadOnce } from '../load-once.js';

const rules = loadOnce(() => import('./ens-rules.js'));

/** What a text is as a name; nothing where it is none. Never fails: where the rules cannot be loaded, nothing is. */
export function normalised(text: string): Observable<string | undefined> {
  return defer(rules).pipe(
    map(({ normalise }) => normalise(text)),
    catchError(() => of(undefined)),
  );
}

/** Whether it is written as names are. Never fails either. */
export function isNormalised(name: string): Observable<boolean> {
  return normalised(name).pipe(map((written) => written === name));
}
