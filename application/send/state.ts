/** The send form and the transfer that came of it. */
import type { Failure } from '../../domain/failure.js';
import type { Token } from '../../domain/token.js';
import type { Fee } from '../../domain/transfer.js';

export interface SendState {
  readonly token: Token | undefined;
  /** As typed: decimal text, possibly unfinished. */
  readonly amountText: string;
  readonly receiver: string;
  /** The fee of the transfer as it stands; undefined while the form is incomplete. */
  readonly fee:
    | { readonly status: 'loading' }
    | { readonly status: 'ready'; readonly fee: Fee }
    | { readonly status: 'failed'; readonly failure: Failure }
    | undefined;
  /** `waiting`: the wallet is asked. `submitted`: on its way. */
  readonly stage: 'editing' | 'waiting' | 'submitted' | 'confirmed' | 'failed';
  readonly hash: string | undefined;
  readonly failure: Failure | undefined;
}

/** What the visitor or the host changes in the form. */
export type SendPatch = Partial<Pick<SendState, 'token' | 'amountText' | 'receiver'>>;
