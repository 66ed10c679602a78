/** The events of a purchase. */
import type { Failure } from '../../domain/failure/failure.js';
import type { BuyState } from './state.js';

export type BuyEvent =
  /** A change to a purchase; undefined when it is abandoned. */
  | { readonly type: 'buy.changed'; readonly patch: Partial<BuyState> | undefined; readonly failure?: Failure }
  /** The seller's page was opened. */
  | { readonly type: 'buy.started'; readonly seller: string }
  /** The purchase has arrived, or there is nothing more to wait for. */
  | { readonly type: 'buy.ended'; readonly failure?: Failure };
