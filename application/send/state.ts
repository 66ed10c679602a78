/** The send form and the transfer that came of it. */
import type { Failure } from '../../domain/failure/failure.js';
import type { Token } from '../../domain/token/token.js';
import type { Fee, Transfer } from '../../domain/transaction/transfer.js';

export interface SendState {
  readonly token: Token | undefined;
  /** As typed: decimal text, possibly unfinished. */
  readonly amountText: string;
  /** Where the amount is typed in US dollars: as typed. The amount of the token follows from it, by the price of that moment. */
  readonly valueText?: string | undefined;
  readonly receiver: string;
  /** The address of the recipient's name, if it is a name. */
  readonly named?: Named | undefined;
  /** The fee of the transfer as it stands; undefined while the form is incomplete. */
  readonly fee:
    | { readonly status: 'loading' }
    /** `at`: when it was reckoned, by the scheduler's clock. */
    | { readonly status: 'ready'; readonly fee: Fee; readonly at: number }
    | { readonly status: 'failed'; readonly failure: Failure }
    | undefined;
  /** `checking`: once more before the request to the wallet. `waiting`: for the wallet. `submitted`: on its way. */
  readonly stage: 'editing' | 'checking' | 'waiting' | 'submitted' | 'confirmed' | 'failed';
  /** The one that is being sent, or was: each attempt has its own. Absent while the form is being filled in. */
  readonly transfer?: Transfer | undefined;
  /** Of what the wallet sent; once it is confirmed, of what was: a wallet may have sent it again for a higher fee. */
  readonly hash: string | undefined;
  /** Whether it waits for its block longer than most do. */
  readonly slow?: boolean | undefined;
  /** Under which hash the wallet sent it first, where it was confirmed under another. */
  readonly spedUp?: string | undefined;
  readonly failure: Failure | undefined;
}

/** The recipient's name and its address. */
export interface Named {
  /** As typed: it says nothing of another receiver. */
  readonly typed: string;
  /**
   * `unregistered`: it leads to no address here. `moved`: it last led to another address. `elsewhere`: its owner
   * is stored by a host outside the network (ERC-3668), which is not queried.
   */
  readonly status: 'looking' | 'found' | 'unregistered' | 'moved' | 'elsewhere' | 'failed';
  /** As names are written. */
  readonly name?: string;
  readonly address?: string;
  /** Whether the address itself uses this name. Absent while that is not known. */
  readonly mutual?: boolean;
  /** Where it led before. */
  readonly before?: string;
}

/** Changes to the form. */
export type SendPatch = Partial<Pick<SendState, 'token' | 'amountText' | 'valueText' | 'receiver'>>;
