/** The send form and its transfer. */
import type { Failure } from '../../domain/failure/failure.js';
import type { Token } from '../../domain/token/token.js';
import type { Fee, Transfer } from '../../domain/transaction/transfer.js';

/** The send form, and how far the transfer has come. */
export interface SendState {
  readonly token?: Token | undefined;
  /** As typed: decimal text, possibly unfinished. */
  readonly amountText: string;
  /** Set if the amount is typed in US dollars: as typed. The token amount follows from it, at the price of that moment. */
  readonly valueText?: string | undefined;
  readonly receiver: string;
  /** The address of the recipient's name, if it is a name. */
  readonly named?: Named | undefined;
  /** The current fee of the transfer; undefined while the form is incomplete. */
  readonly fee?:
    | { readonly status: 'loading' }
    /** `at`: when it was estimated, by the scheduler's clock. */
    | { readonly status: 'ready'; readonly fee: Fee; readonly at: number }
    | { readonly status: 'failed'; readonly failure: Failure }
    | undefined;
  /** `checking`: a last check before the wallet request. `waiting`: for the wallet. `submitted`: to the network. */
  readonly stage: 'editing' | 'checking' | 'waiting' | 'submitted' | 'confirmed' | 'failed';
  /** The transfer that is being sent, or was: each attempt has its own object. Absent while the form is being filled in. */
  readonly transfer?: Transfer | undefined;
  /** The hash of the wallet's transaction; once confirmed, of the confirmed one: a wallet may have replaced it with a higher fee. */
  readonly hash?: string | undefined;
  /** Whether it takes longer than usual to be confirmed. */
  readonly slow?: boolean | undefined;
  /** The original hash, if it was confirmed under another. */
  readonly spedUp?: string | undefined;
  readonly failure?: Failure | undefined;
}

/** The recipient's name and its address. */
export interface Named {
  /** As typed: it applies to this receiver only. */
  readonly typed: string;
  /**
   * `unregistered`: it resolves to no address here. `moved`: it last resolved to another address. `elsewhere`: its owner is stored by a
   * host outside the network (ERC-3668), which is not queried.
   */
  readonly status: 'looking' | 'found' | 'unregistered' | 'moved' | 'elsewhere' | 'failed';
  /** Normalized. */
  readonly name?: string;
  readonly address?: string;
  /** Whether it is the address's primary name. Absent while unknown. */
  readonly mutual?: boolean;
  /** The earlier address. */
  readonly before?: string;
}

/** Changes to the form. */
export type SendPatch = Partial<Pick<SendState, 'token' | 'amountText' | 'valueText' | 'receiver'>>;
