/** What it means to let somebody take something: in words, whoever asks and however it is signed. */

import { isLimitless } from '../../../../../domain/request/is-limitless.js';

export interface AllowanceWords {
  readonly title: string;
  readonly warnings: readonly string[];
  /** Everything could be lost by it. */
  readonly danger?: boolean;
  /** What has to be agreed to by a tick each. */
  readonly consents?: readonly string[];
}

export interface AllowanceMeasure {
  /** Of the number in bits. From its highest bit on, an allowance is for everything. Default: 256. */
  readonly width?: number | undefined;
  /** What there is of it in all. */
  readonly supply?: bigint | undefined;
  /** What the account has of it. */
  readonly held?: bigint | undefined;
}

export function allowanceWords(
  symbol: string,
  amount: string,
  units: bigint,
  { width = 256, supply = 0n, held = 0n }: AllowanceMeasure = {},
): AllowanceWords {
  if (units === 0n) return { title: `Revoke the approval to spend your ${symbol}`, warnings: [] };
  const title = `Approve spending of all your ${symbol}`;
  const consents = [`I understand that the spender can take all my ${symbol}`];
  const all = isLimitless(units) || units >= 2n ** BigInt(width - 1) || (supply > 0n && units >= supply);
  if (all)
    return {
      title,
      warnings: [`They can take all ${symbol} you have and will have, at any time, without asking again.`],
      danger: true,
      consents,
    };
  if (held > 0n && units >= held)
    return {
      title,
      warnings: [
        `They can take all ${symbol} you have, and in all up to ${amount}, at any time, without asking again.`,
      ],
      danger: true,
      consents,
    };
  return {
    title: `Approve spending of ${amount}`,
    warnings: [`They can take up to ${amount} at any time, without asking again.`],
  };
}
