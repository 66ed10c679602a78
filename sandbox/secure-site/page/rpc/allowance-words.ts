/** What it means to let somebody take something: in words, whoever asks and however it is signed. */

export interface AllowanceWords {
  readonly title: string;
  readonly warnings: readonly string[];
  /** Everything could be lost by it. */
  readonly danger?: boolean;
}

/** `width`: of the number in bits. From its highest bit on, an allowance is for everything. */
export function allowanceWords(symbol: string, amount: string, units: bigint, width = 256): AllowanceWords {
  if (units === 0n) return { title: `Take back the permission to spend your ${symbol}`, warnings: [] };
  if (units >= 2n ** BigInt(width - 1))
    return {
      title: `Let somebody spend all your ${symbol}`,
      warnings: [`They can take all ${symbol} you have and will have, at any time, without asking again.`],
      danger: true,
    };
  return {
    title: `Let somebody spend ${amount}`,
    warnings: [`They can take up to ${amount} at any time, without asking again.`],
  };
}
