/** Limits for network fees, whatever the page or the node says. */

export interface FeeLimits {
  /** A fee is lowered to at most this multiple of the network's recent fees. A whole number. Default 5. */
  readonly times?: number | undefined;
  /** The visitor is warned of a fee above this percentage of the balance. A whole number up to 100. Default 20. */
  readonly percent?: number | undefined;
}

/** Replaces invalid numbers with the defaults. */
export function feeLimits({ times, percent }: FeeLimits = {}): { readonly times: bigint; readonly percent: bigint } {
  return { times: whole(times, 1, 1_000_000) ?? 5n, percent: whole(percent, 0, 100) ?? 20n };
}

function whole(value: number | undefined, least: number, most: number): bigint | undefined {
  return Number.isInteger(value) && Number(value) >= least && Number(value) <= most ? BigInt(Number(value)) : undefined;
}

/** A fee in percent of the balance, at most 100, if it exceeds the limit. Undefined for an empty balance. */
export function feeShare(fee: bigint, balance: bigint, limits?: FeeLimits): bigint | undefined {
  if (balance === 0n || fee * 100n <= balance * feeLimits(limits).percent) return undefined;
  return fee < balance ? (fee * 100n) / balance : 100n;
}
