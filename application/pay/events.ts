/** What can happen to a payment that a site asks for. */
import type { Failure } from '../../domain/failure/failure.js';
import type { PayResult, PayState } from './state.js';

export type PayEvent =
  /** What is different about a payment that a site asks for. */
  | { readonly type: 'pay.changed'; readonly patch: Partial<PayState> | undefined }
  /** What a service of exchanges was asked by the dapp itself. */
  | { readonly type: 'exchange.answered'; readonly result: object }
  /** What it came to. */
  | ({ readonly type: 'pay.ended' } & ({ readonly result: PayResult } | { readonly failure: Failure }));
