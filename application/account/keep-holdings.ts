/** Reads balances when another account or network comes into use, and after a transfer. Stale answers are dropped. */
import { distinctUntilChanged, filter, map, merge, switchMap } from 'rxjs';
import type { Reaction } from '../deps.js';
import { accountIdOfState } from '../selectors.js';
import { loadHoldings } from './load-holdings.js';

export const keepHoldings: Reaction = (deps) =>
  merge(
    deps.state$.pipe(map(accountIdOfState), distinctUntilChanged()),
    deps.events$.pipe(filter((event) => event.type === 'send.confirmed' || event.type === 'request.succeeded')),
  ).pipe(switchMap(() => loadHoldings(deps)()));
