/** Something held, of any network. */
export interface Holding {
  readonly name: string;
  readonly symbol: string;
  readonly decimals: number;
  readonly iconUrl: string;
  readonly amount: bigint;
  /** Absent: the network's own currency. */
  readonly address?: string;
}
