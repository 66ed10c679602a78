/** Whether a name is written as names are: what looks like another name is none (ENSIP-15). */
import { catchError, defer, map, type Observable, of } from 'rxjs';
import { loadOnce } from '../load-once.js';

const rules = loadOnce(() => import('./ens-rules.js'));

/** Never fails: where the rules cannot be loaded, nothing is. */
export function isNormalised(name: string): Observable<boolean> {
  return defer(rules).pipe(
    map(({ normalise }) => normalise(name) === name),
    catchError(() => of(false)),
  );
}
