import type { Hex } from 'viem';

export interface SandboxToken {
  readonly name: string;
  readonly symbol: string;
  readonly decimals: number;
  readonly address: Hex;
  /** What each funded account holds at the start, in the smallest unit. */
  readonly supplyPerAccount: bigint;
}
