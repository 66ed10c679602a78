/** What it means to let somebody take something: in words, whoever asks and however it is signed. */

import { isLimitless } from '../../../../../domain/request/is-limitless.js';
import { frameText } from '../../frame-text.js';

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
  const said = frameText().deeds.allowance;
  if (units === 0n) return { title: said.revoke(symbol), warnings: [] };
  const title = said.all(symbol);
  const consents = [said.consent(symbol)];
  const all = isLimitless(units) || units >= 2n ** BigInt(width - 1) || (supply > 0n && units >= supply);
  if (all)
    return {
      title,
      warnings: [said.allRisk(symbol)],
      danger: true,
      consents,
    };
  if (held > 0n && units >= held)
    return {
      title,
      warnings: [said.heldRisk(symbol, amount)],
      danger: true,
      consents,
    };
  return {
    title: said.some(amount),
    warnings: [said.someRisk(amount)],
  };
}
