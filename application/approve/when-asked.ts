/** Loads the approval part once a wallet inside the modal may need it. */
import { EMPTY } from 'rxjs';
import { connectedNamespaces, walletOf } from '../connect/selectors.js';
import type { Reaction } from '../engine/deps.js';

/** An embedded wallet makes no requests before it is connected; one that the host supplies may. */
export const whenAsked: Reaction = (deps) =>
  deps.approvals
    ? deps.withPart(
        'approve',
        (state) => !deps.embedded || connectedNamespaces(state).some((each) => walletOf(state, each)?.type === 'AUTH'),
        ({ answerRequests }) => answerRequests(deps),
      )
    : EMPTY;
