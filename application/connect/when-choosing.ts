/** Loads the code for connecting once the list of wallets is shown. */
import { EMPTY, filter, map, merge, mergeMap, type Observable, switchMap, take, timer } from 'rxjs';
import type { Reaction } from '../engine/deps.js';
import type { State } from '../engine/state.js';
import type { Connector } from '../ports/connector.js';
import { isVisible } from '../shell/navigation.js';
import { connectedOf } from './selectors.js';

/** The first drawing goes first. Milliseconds. */
export const AFTER_DRAWING = 100;

/** A visitor who sees the list is about to choose. Nothing is loaded for a connector without wallets. */
export const whenChoosing: Reaction = ({ connectors, scheduler, state$ }) =>
  state$.pipe(
    filter((state) => isVisible(state) && !connectedOf(state)),
    take(1),
    switchMap(() => timer(AFTER_DRAWING, scheduler)),
    switchMap(() => merge(...connectors.map((connector) => firstWallet(connector, state$)))),
    mergeMap((connector) => {
      connector.prepare?.();
      return EMPTY;
    }),
  );

const firstWallet = (connector: Connector, state$: Observable<State>): Observable<Connector> =>
  state$.pipe(
    filter(({ connect }) => !!connect.wallets[connector.id]?.length),
    take(1),
    map(() => connector),
  );
