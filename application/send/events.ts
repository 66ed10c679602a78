/** The events of the send form, and of its transfer. */
import type { Failure } from '../../domain/failure/failure.js';
import type { Fee, Transfer, WalletAsk } from '../../domain/transaction/transfer.js';
import type { Named, SendPatch } from './state.js';

export type SendEvent =
  | { readonly type: 'send.edited'; readonly patch: SendPatch }
  /** The result of resolving the recipient's name. */
  | { readonly type: 'send.named'; readonly named: Named }
  | { readonly type: 'send.fee-requested' }
  | { readonly type: 'send.fee-estimated'; readonly fee: Fee; readonly at: number }
  | { readonly type: 'send.fee-failed'; readonly failure: Failure }
  | { readonly type: 'send.fee-cleared' }
  | { readonly type: 'send.reviewed' }
  /** `transfer` is the same object in all events of one attempt. */
  | { readonly type: 'send.started'; readonly transfer: Transfer }
  /** The request was sent to the wallet. `ask`: its content, where it differs from what was shown with the fee. */
  | { readonly type: 'send.asked'; readonly transfer: Transfer; readonly ask?: WalletAsk }
  /** Before the request to the wallet: the visitor changed the form, left, or changed the account. */
  | { readonly type: 'send.given-up'; readonly transfer: Transfer; readonly failure: Failure }
  | { readonly type: 'send.submitted'; readonly hash: string; readonly transfer: Transfer }
  /** It takes longer than usual to be confirmed. */
  | { readonly type: 'send.slow'; readonly hash: string }
  /** `submitted`: the request, if the wallet replaced the transaction by an equivalent one. */
  | { readonly type: 'send.confirmed'; readonly hash: string; readonly submitted?: string }
  /** `hash`: of the submitted transaction. No `transfer`: the form was invalid. */
  | { readonly type: 'send.failed'; readonly failure: Failure; readonly hash?: string; readonly transfer?: Transfer };
