/** A call that only a descriptor describes. */
import { getAddress, type Hex } from 'viem';
import type { SiteNetwork } from '../../../site-settings.js';
import { frameAmount, frameText } from '../../frame-text.js';
import type { Call, CallWords } from '../contract-call/call-words.js';
import { clearFacts, clearLead, clearWarnings, isWhole } from './clear-facts.js';
import type { Describe } from './describer.js';

/** Undefined if no descriptor describes all of it. */
export async function clearCallWords(
  { to, value, data }: Call,
  { chainId, decimals, symbol }: SiteNetwork,
  from: Hex,
  describe: Describe,
): Promise<CallWords | undefined> {
  const words = to && (await describe({ kind: 'call', chainId, from, to, value, data }));
  if (!words || !isWhole(words)) return undefined;
  const { intent, owner } = words;
  const native = frameAmount(value, decimals, symbol);
  const sentence = clearLead(words);
  const { evm, descriptions } = frameText();
  return {
    // Funds come before the call's description.
    title: value > 0n ? descriptions.sendWith(native, intent) : intent,
    facts: [
      ...(sentence === undefined ? [] : [[descriptions.inShort, sentence] as const]),
      ...clearFacts(words),
      [evm.contract, owner === undefined ? getAddress(to) : `${owner} ${getAddress(to)}`],
      ...(value > 0n ? [[evm.sends, native] as const] : []),
    ],
    warnings: [...clearWarnings(words), descriptions.theirWords],
  };
}
