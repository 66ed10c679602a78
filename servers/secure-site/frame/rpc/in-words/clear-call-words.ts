/** A call that nothing but a descriptor knows, in its words. */
import { getAddress, type Hex } from 'viem';
import { groupedAmount } from '../../../../../domain/money/grouped-amount.js';
import type { SiteNetwork } from '../../../site-settings.js';
import type { Call, CallWords } from '../contract-call/call-words.js';
import { clearFacts, clearLead, clearWarnings, isWhole } from './clear-facts.js';
import type { Describe } from './describer.js';

/** Undefined where no descriptor describes it whole. */
export async function clearCallWords(
  { to, value, data }: Call,
  { chainId, decimals, symbol }: SiteNetwork,
  from: Hex,
  describe: Describe,
): Promise<CallWords | undefined> {
  const words = to && (await describe({ kind: 'call', chainId, from, to, value, data }));
  if (!words || !isWhole(words)) return undefined;
  const { intent, owner } = words;
  const native = `${groupedAmount(value, decimals)} ${symbol}`;
  const sentence = clearLead(words);
  return {
    // Money weighs more than what the call says.
    title: value > 0n ? `Send ${native}: ${intent}` : intent,
    facts: [
      ...(sentence === undefined ? [] : [['In short', sentence] as const]),
      ...clearFacts(words),
      ['Contract', owner === undefined ? getAddress(to) : `${owner} ${getAddress(to)}`],
      ...(value > 0n ? [['Sends', native] as const] : []),
    ],
    warnings: [...clearWarnings(words), 'These are the words of a description. What the contract does may differ.'],
  };
}
