/** Simulates something for an account with its network's node. */
import { catchError, concat, EMPTY, map, merge, mergeMap, type Observable, of, take, timer } from 'rxjs';
import { Failure } from '../../domain/failure/failure.js';
import { toFailure } from '../../domain/failure/to-failure.js';
import type { Network } from '../../domain/network/network.js';
import type { Tried } from '../../domain/simulation/simulation.js';
import { holdingsOf } from '../account/holdings/holdings-of.js';
import type { Deps } from '../engine/deps.js';
import type { SimulationEntry } from './state.js';

/** The time limit in milliseconds: later, the visitor has usually decided. */
const TIMEOUT = 5_000;

/** Emits nothing if the namespace cannot simulate; else `loading`, then the outcome. Never fails. */
export function estimateChanges(
  deps: Deps,
  network: Network,
  account: string,
  tried: Tried,
): Observable<SimulationEntry> {
  const tokens = (holdingsOf(deps.state())?.holdings ?? []).flatMap(({ token }) =>
    token.networkId === network.caipNetworkId && token.address !== undefined ? [token.address] : [],
  );
  const failed = (failure: Failure) => of<SimulationEntry>({ status: 'failed', failure });
  const late$ = timer(TIMEOUT, deps.scheduler).pipe(mergeMap(() => failed(new Failure('timed-out'))));
  return deps.chain(network.chainNamespace).pipe(
    mergeMap((chain) => {
      if (!chain.simulate) return EMPTY;
      const answer$ = chain.simulate({ ...tried, account, tokens }, network).pipe(
        map((simulation): SimulationEntry => ({ status: 'ready', simulation })),
        catchError((error: unknown) => failed(toFailure(error, 'request-failed'))),
      );
      return concat(of<SimulationEntry>({ status: 'loading' }), merge(answer$, late$).pipe(take(1)));
    }),
    catchError((error: unknown) => failed(toFailure(error, 'request-failed'))),
  );
}
