/** What a descriptor (ERC-7730) says of a request, in words. A descriptor explains; it does not vouch for anything. */

/** What a reader has to know of a single row, by its name in the texts. */
export type ClearCaution =
  /** The token is not known: the amount is in its smallest unit. */
  | 'unknown-token'
  /** The address is of another kind than the descriptor says. */
  | 'unexpected-kind'
  /** A call within the call that no descriptor describes. */
  | 'not-described'
  /** an inner call whose code runs as the account (delegatecall) */
  | 'delegate-call';

export interface ClearRow {
  readonly label: string;
  readonly value: string;
  /** What stands before it, of the items of a list. */
  readonly before?: string;
  /** Whole and with its checksum, where the value is an address or the name of one. */
  readonly address?: string;
  /** Seconds since 1970, where the value is a date. */
  readonly moment?: number;
  readonly caution?: ClearCaution;
  /** Of a call within the call. */
  readonly inner?: ClearWords;
}

/** A sentence with values in it, which are kept apart from its own words. */
export type ClearSentence = readonly (string | { readonly value: string })[];

export interface ClearWords {
  readonly intent: string;
  readonly sentence?: ClearSentence;
  /** To whom the descriptor says the contract belongs. */
  readonly owner?: string;
  readonly rows: readonly ClearRow[];
  /** Arguments that the descriptor omits. */
  readonly rest: readonly ClearRow[];
  /** Bytes behind the arguments, which nothing describes. */
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

export type ClearAnswer =
  | { readonly ok: true; readonly words: ClearWords }
  | { readonly ok: false; readonly refusal: ClearRefusal };
