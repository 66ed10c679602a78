/** The events of a swap. */
import type { Failure } from '../../domain/failure/failure.js';
import type { AfterApproval } from '../shell/router.js';
import type { Swapped, SwapState } from './state.js';

export type SwapEvent =
  /** The swap form and its result; undefined once the form is closed. */
  | {
      readonly type: 'swap.changed';
      readonly swap: SwapState | undefined;
      readonly failure?: Failure;
      /** Where to go once a wallet inside the modal has got its approval. */
      readonly after?: AfterApproval;
    }
  /** The wallet has sent it. */
  | { readonly type: 'swap.submitted'; readonly hash: string; readonly swapped: Swapped }
  | { readonly type: 'swap.confirmed'; readonly hash: string; readonly swapped: Swapped; readonly submitted?: string }
  /** Neither the approval nor the swap succeeded; `hash`: the sent transaction. */
  | {
      readonly type: 'swap.failed';
      readonly step: 'approval' | 'swap';
      readonly swapped: Swapped;
      readonly failure: Failure;
      readonly hash?: string;
    };
