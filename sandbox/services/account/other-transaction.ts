export interface OtherTransaction {
  readonly hash: string;
  /** Seconds. */
  readonly minedAt: number;
  readonly block: number;
  readonly status: string;
  /** Who asked for it. */
  readonly from: string;
  readonly moves: readonly OtherMove[];
}

export interface OtherMove {
  /** Undefined for the network's own currency. */
  readonly token: string | undefined;
  readonly amount: bigint;
  /** Empty: nobody. */
  readonly from: string;
  readonly to: string;
}
