/** A balance on any network. */
export interface Holding {
  readonly name: string;
  readonly symbol: string;
  readonly decimals: number;
  readonly iconUrl: string;
  readonly amount: bigint;
  /** Absent: the native currency. */
  readonly address?: string;
}
