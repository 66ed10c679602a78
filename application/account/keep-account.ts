/** Everything that goes on by itself around the account in use. */
import { catchError, EMPTY, merge, mergeMap } from 'rxjs';
import type { Reaction } from '../deps.js';
import { keepHoldings } from './keep-holdings.js';

export const keepAccount: Reaction = (deps) =>
  merge(
    keepHoldings(deps),
    deps.parts.accounts.pipe(
      mergeMap(({ keepAccounts }) => keepAccounts(deps)),
      // Addresses do without names, and the others without figures.
      catchError(() => EMPTY),
    ),
  );
