/** What a clear-signing descriptor (ERC-7730) says about a request. A descriptor explains a request; it does not vouch for it. */

/** A note on a single row, by its name in the texts. */
export type ClearCaution =
  /** The token is not known: the amount is in its smallest unit. */
  | 'unknown-token'
  /** The address is of another kind than the descriptor says. */
  | 'unexpected-kind'
  /** An inner call that no descriptor describes. */
  | 'not-described'
  /** An inner call whose code runs as the account (`delegatecall`). */
  | 'delegate-call';

/** A value as the standard writes it. `moment` and `amount` are for readers of another language. */
export interface ClearValue {
  readonly value: string;
  /** Unix time in seconds, if the value is a date. */
  readonly moment?: number;
  /** Decimal text and its unit, if the value is an amount. */
  readonly amount?: { readonly digits: string; readonly unit: string };
}

/** A labelled value of a request. */
export interface ClearRow extends ClearValue {
  readonly label: string;
  /** The label before each item of a list. */
  readonly before?: string;
  /** In full and with its checksum, if the value is an address or the name of one. */
  readonly address?: string;
  readonly caution?: ClearCaution;
  /** Rows of an inner call. */
  readonly inner?: ClearWords;
}

/** A sentence with values, which are kept apart from its words. */
export type ClearSentence = readonly (string | ClearValue)[];

/** The description of a call, or of typed data. */
export interface ClearWords {
  readonly intent: string;
  readonly sentence?: ClearSentence;
  /** The owner of the contract, according to the descriptor. */
  readonly owner?: string;
  readonly rows: readonly ClearRow[];
  /** Arguments that the descriptor omits. */
  readonly rest: readonly ClearRow[];
  /** Bytes after the arguments, which nothing describes. */
  readonly extraBytes?: number;
}

/** Why a descriptor is not used. */
export type ClearRefusal =
  | 'no-descriptor'
  | 'other-network'
  | 'other-domain'
  | 'no-format'
  | 'unknown-version'
  | 'not-json'
  | 'too-large'
  | 'too-deep'
  | 'unsafe-key'
  | 'malformed'
  | 'include-missing'
  | 'include-cycle'
  | 'undecodable'
  | 'outside-data'
  | 'must-match'
  | 'unequal-lists'
  | 'too-long'
  | 'misleading'
  | 'not-attested'
  | 'unreachable';

/** The description, or why there is none. */
export type ClearAnswer =
  | { readonly ok: true; readonly words: ClearWords }
  | { readonly ok: false; readonly refusal: ClearRefusal };
