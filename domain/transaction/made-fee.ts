/** The fee of a transaction that is part of its bytes, as on Solana: it cannot be lowered, so the visitor is warned of a high one. */
import type { HighFee } from '../request/request.js';
import { type FeeLimits, feeLimits, feeShare } from './fee-limits.js';

/** In the smallest unit of the network's currency. */
export interface MadeFee {
  /** What the account pays; zero where others do. */
  readonly fee: bigint;
  /** What the network has taken lately for as much. */
  readonly usual: bigint;
  /** Of the account; absent where it is not known. */
  readonly balance?: bigint | undefined;
  /** Absent: the defaults. */
  readonly limits?: FeeLimits | undefined;
}

/** Undefined where the account pays nothing. */
export function madeFee({ fee, usual, balance, limits }: MadeFee): HighFee | undefined {
  if (fee === 0n) return undefined;
  const isFarAbove = fee > usual * feeLimits(limits).times;
  const share = balance === undefined ? undefined : feeShare(fee, balance, limits);
  return { most: fee, ...(isFarAbove && { usual }), ...(share !== undefined && { share }) };
}
