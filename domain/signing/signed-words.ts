/** What typed data does, as far as its standard defines it, by names that the texts translate. Based on nothing but the signed data. */
import type { TypedData } from '../request/typed-data.js';

export type SignedTitle =
  | 'transfer'
  | 'cancel'
  | 'allow'
  | 'borrow'
  | 'sell'
  | 'trade'
  | 'trades'
  | 'witness'
  | 'safe'
  | 'forward'
  | 'signIn'
  | 'other';

export type SignedLabel =
  | 'give'
  | 'give-most'
  | 'get'
  | 'get-least'
  | 'others'
  | 'allowed'
  | 'fee'
  | 'spender'
  | 'from'
  | 'to'
  | 'recipient'
  | 'submitter'
  | 'contract'
  | 'account'
  | 'start'
  | 'end'
  | 'allowance-end'
  | 'value'
  | 'call'
  | 'refund'
  | 'site'
  | 'order'
  | 'authorization';

/** What a request to sign is warned of: dangers, and what calls for care. */
export type SignedDanger =
  /** What is signed is valid for any contract of its kind. */
  | 'no-contract'
  | 'nothing-back'
  /** What comes back is worth nothing. */
  | 'next-to-nothing'
  | 'sent-elsewhere'
  | 'delegate-call'
  | 'controls-account'
  | 'unlimited'
  /** Someone else borrows, and the account owes it. */
  | 'debt'
  | 'other-site'
  | 'other-account'
  | 'unreadable-call'
  | 'unreadable-witness'
  /** It looks like a right or an order, of an unknown kind. */
  | 'unchecked'
  | 'anyone'
  | 'recipient'
  | 'refund'
  | 'unknown-contract'
  | 'not-all-shown';

/** The dangers. */
export const SEVERE_DANGERS: readonly SignedDanger[] = [
  'no-contract',
  'nothing-back',
  'next-to-nothing',
  'sent-elsewhere',
  'delegate-call',
  'controls-account',
  'unlimited',
  'debt',
  'other-site',
  'other-account',
  'unreadable-call',
  'unreadable-witness',
  'unchecked',
  'refund',
  'not-all-shown',
];

/** What a call does according to its selector. The contract may do something else. */
export type SignedCall =
  | 'send'
  | 'approve'
  | 'approve-all'
  | 'revoke-all'
  | 'move'
  | 'own-account'
  | 'plain'
  | 'cancel'
  | 'unknown';

export type SignedValue =
  /** `token`: undefined for the native currency. `all`: unlimited. */
  | { readonly kind: 'amount'; readonly token: string | undefined; readonly amount: bigint; readonly all: boolean }
  /** `id`: undefined if any of several will do. */
  | { readonly kind: 'item'; readonly collection: string; readonly id: bigint | undefined; readonly amount: bigint }
  | { readonly kind: 'address'; readonly address: string; readonly name?: string }
  | { readonly kind: 'moment'; readonly seconds: bigint }
  | { readonly kind: 'call'; readonly call: SignedCall }
  | { readonly kind: 'text'; readonly text: string };

export interface SignedRow {
  readonly label: SignedLabel;
  readonly value: SignedValue;
}

export interface SignedWords {
  readonly title: SignedTitle;
  /** The contract's name by its address, if it is known. Never the name that the data claims. */
  readonly known?: string;
  readonly rows: readonly SignedRow[];
  readonly dangers: readonly SignedDanger[];
}

export interface Asked {
  readonly signer: string | undefined;
  /** The host of the requesting page. */
  readonly origin: string | undefined;
}

export type Describer = (data: TypedData, asked: Asked) => SignedWords;
