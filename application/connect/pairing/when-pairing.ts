/** Loads the code that opens wallets before a visitor can need it. */
import { catchError, EMPTY, filter, mergeMap, switchMap, take } from 'rxjs';
import type { Reaction } from '../../engine/deps.js';
import { isVisible } from '../../shell/navigation.js';
import { walletOf } from '../selectors.js';
import { canPair } from './can-pair.js';

/** A wallet has to be opened inside the user gesture, so the code has to be loaded before. */
export const whenPairing: Reaction = (deps) =>
  deps.state$.pipe(
    filter((state) => (isVisible(state) && canPair(state)) || walletOf(state)?.appLink !== undefined),
    switchMap(() => deps.parts.pairing.pipe(catchError(() => EMPTY))),
    take(1),
    mergeMap(({ offerWallet }) => offerWallet(deps)),
  );
