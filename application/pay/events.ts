/** The events of a payment that a site requests. */
import type { Failure } from '../../domain/failure/failure.js';
import type { PayResult, PayState } from './state.js';

export type PayEvent =
  /** A change to a payment that a site requests. */
  | { readonly type: 'pay.changed'; readonly patch: Partial<PayState> | undefined }
  /** The result of a query to the exchange service by the dapp itself. */
  | { readonly type: 'exchange.answered'; readonly result: object }
  /** The result. */
  | ({ readonly type: 'pay.ended' } & ({ readonly result: PayResult } | { readonly failure: Failure }));
