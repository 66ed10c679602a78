export interface OtherTransaction {
  readonly hash: string;
  /** Seconds. */
  readonly minedAt: number;
  readonly block: number;
  readonly status: string;
  /** The sender. */
  readonly from: string;
  readonly moves: readonly OtherMove[];
}

export interface OtherMove {
  /** Undefined for the native currency. */
  readonly token: string | undefined;
  readonly amount: bigint;
  /** Empty: no account. */
  readonly from: string;
  readonly to: string;
}
