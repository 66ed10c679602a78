/** Loads the approval part once a wallet inside the modal may need it. */
import { EMPTY, filter, mergeMap, take } from 'rxjs';
import { connectedNamespaces, walletOf } from '../connect/selectors.js';
import type { Reaction } from '../engine/deps.js';

/** An embedded wallet makes no requests before it is connected; one that the host supplies may. */
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
