/** A transaction as the index keeps it. Addresses are in lower case. */

export interface IndexedTransaction {
  readonly hash: string;
  readonly block: number;
  readonly place: number;
  /** Seconds. */
  readonly minedAt: number;
  readonly from: string;
  /** Undefined if it created a contract. */
  readonly to: string | undefined;
  readonly value: bigint;
  readonly input: string;
  readonly nonce: number;
  readonly succeeded: boolean;
  readonly moves: readonly Move[];
  /** The token transfers. */
  readonly approvals: readonly Approval[];
}

export type MoveKind = 'native' | 'erc20' | 'erc721' | 'erc1155';

/** A transfer. */
export interface Move {
  readonly kind: MoveKind;
  /** The contract; undefined for the native currency. */
  readonly token: string | undefined;
  /** The token id of a collectible. */
  readonly tokenId: bigint | undefined;
  readonly from: string;
  readonly to: string;
  readonly amount: bigint;
}

export interface Approval {
  readonly token: string;
  readonly owner: string;
}

export const ZERO_ADDRESS = `0x${'0'.repeat(40)}`;
