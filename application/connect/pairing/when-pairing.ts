/** Loads what opens wallets before a visitor can want one opened. */
import { catchError, EMPTY, filter, mergeMap, switchMap, take } from 'rxjs';
import type { Reaction } from '../../engine/deps.js';
import { isVisible } from '../../shell/navigation.js';
import { walletOf } from '../selectors.js';
import { canPair } from './can-pair.js';

/** A wallet has to be opened inside the visitor's gesture, so what opens it is there before that. */
export const whenPairing: Reaction = (deps) =>
  deps.state$.pipe(
    filter((state) => (isVisible(state) && canPair(state)) || walletOf(state)?.appLink !== undefined),
    switchMap(() => deps.parts.pairing.pipe(catchError(() => EMPTY))),
    take(1),
    mergeMap(({ offerWallet }) => offerWallet(deps)),
  );
