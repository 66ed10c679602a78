/** The fee of a transaction whose bytes contain it, as on Solana: it cannot be lowered, so the visitor is warned of a high one. */
import type { HighFee } from '../request/request.js';
import { type FeeLimits, feeLimits, feeShare } from './fee-limits.js';

/** In the smallest unit of the native currency. */
export interface MadeFee {
  /** The fee that the account pays; zero if another account does. */
  readonly fee: bigint;
  /** The network's recent fee for the same. */
  readonly usual: bigint;
  /** Balance of the account; absent if unknown. */
  readonly balance?: bigint | undefined;
  /** Absent: the defaults. */
  readonly limits?: FeeLimits | undefined;
}

/** Undefined if the account pays nothing. */
export function madeFee({ fee, usual, balance, limits }: MadeFee): HighFee | undefined {
  if (fee === 0n) return undefined;
  const isFarAbove = fee > usual * feeLimits(limits).times;
  const share = balance === undefined ? undefined : feeShare(fee, balance, limits);
  return { most: fee, ...(isFarAbove && { usual }), ...(share !== undefined && { share }) };
}
