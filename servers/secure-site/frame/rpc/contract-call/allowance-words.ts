/** Describes allowances, by any request and with any kind of signature. */

import { isLimitless } from '../../../../../domain/request/is-limitless.js';
import { frameText } from '../../frame-text.js';

export interface AllowanceWords {
  readonly title: string;
  readonly warnings: readonly string[];
  /** Everything could be lost. */
  readonly danger?: boolean;
  /** Confirmations, with a checkbox each. */
  readonly consents?: readonly string[];
}

export interface AllowanceMeasure {
  /** The number's size in bits. From its highest bit on, an allowance is unlimited. Default: 256. */
  readonly width?: number | undefined;
  /** The total supply. */
  readonly supply?: bigint | undefined;
  /** The account's balance. */
  readonly held?: bigint | undefined;
}

export function allowanceWords(
  symbol: string,
  amount: string,
  units: bigint,
  { width = 256, supply = 0n, held = 0n }: AllowanceMeasure = {},
): AllowanceWords {
  const said = frameText().evm.allowance;
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
