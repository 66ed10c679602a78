/** The user of a wallet with two namespaces. Answers the prompts of both. */

import type { WalletHolder } from '../world/driver.js';
import type { CoreHolder } from './core-holder.js';

export function joinedHolder(first: CoreHolder, second: CoreHolder): WalletHolder {
  const both = [first, second];
  const asking = async (): Promise<CoreHolder> => {
    for (let turn = 0; turn < 20; turn++) {
      const found = both.find(({ script }) => script.pending > 0);
      if (found) return found;
      await new Promise((resolve) => setImmediate(resolve));
    }
    return first;
  };
  return {
    addresses: both.flatMap(({ addresses }) => addresses),
    does: async (deed) =>
      ['approves', 'rejects', 'does not answer'].includes(deed)
        ? (await asking()).does(deed)
        : void (await Promise.all(both.map((each) => each.does(deed)))),
    is: async (habit) => void (await Promise.all(both.map((each) => each.is(habit)))),
    answersWith: async (code) => void (await Promise.all(both.map((each) => each.answersWith(code)))),
    usesAccount: (number) => first.usesAccount(number),
    movesTo: (network) => first.movesTo(network),
    asked: async (errand) => (await first.asked(errand)) + (await second.asked(errand)),
    letsIn: async () => (await first.letsIn()) || second.letsIn(),
    signed: async (message, signature) => (await first.signed(message, signature)) || second.signed(message, signature),
  };
}
