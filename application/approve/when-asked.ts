/** Loads approving once a wallet inside the modal may ask for it. */
import { EMPTY, filter, mergeMap, take } from 'rxjs';
import { connectedNamespaces, walletOf } from '../connect/selectors.js';
import type { Reaction } from '../engine/deps.js';

/** A wallet inside the modal makes no requests before it is connected; one that the host brings along may. */
export const whenAsked: Reaction = (deps) => {
  if (!deps.approvals) return EMPTY;
  return deps.state$.pipe(
    filter(
      (state) => !deps.embedded || connectedNamespaces(state).some((each) => walletOf(state, each)?.type === 'AUTH'),
    ),
    take(1),
    mergeMap(() => deps.parts.approve),
    mergeMap(({ answerRequests }) => answerRequests(deps)),
  );
};
