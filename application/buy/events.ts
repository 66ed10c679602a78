/** What can happen to a purchase. */
import type { Failure } from '../../domain/failure/failure.js';
import type { BuyState } from './state.js';

export type BuyEvent =
  /** What is different about a purchase; nothing when it is abandoned. */
  | { readonly type: 'buy.changed'; readonly patch: Partial<BuyState> | undefined; readonly failure?: Failure }
  /** The seller's page was opened. */
  | { readonly type: 'buy.started'; readonly seller: string }
  /** What was bought has come, or there is nothing more to wait for. */
  | { readonly type: 'buy.ended'; readonly failure?: Failure };
