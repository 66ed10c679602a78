/** The user of a wallet with two namespaces. Answers the prompts of both. */

import type { WalletUser } from '../world/driver.js';
import type { CoreWalletUser } from './core-wallet-user.js';

export function joinedWalletUser(first: CoreWalletUser, second: CoreWalletUser): WalletUser {
  const both = [first, second];
  const asking = async (): Promise<CoreWalletUser> => {
    for (let turn = 0; turn < 20; turn++) {
      const found = both.find(({ script }) => script.pending > 0);
      if (found) return found;
      await new Promise((resolve) => setImmediate(resolve));
    }
    return first;
  };
  return {
    addresses: both.flatMap(({ addresses }) => addresses),
    does: async (action) =>
      ['approves', 'rejects', 'does not answer'].includes(action)
        ? (await asking()).does(action)
        : void (await Promise.all(both.map((each) => each.does(action)))),
    is: async (behaviour) => void (await Promise.all(both.map((each) => each.is(behaviour)))),
    answersWith: async (code) => void (await Promise.all(both.map((each) => each.answersWith(code)))),
    usesAccount: (number) => first.usesAccount(number),
    movesTo: (network) => first.movesTo(network),
    asked: async (kind) => (await first.asked(kind)) + (await second.asked(kind)),
    letsIn: async () => (await first.letsIn()) || second.letsIn(),
    signed: async (message, signature) => (await first.signed(message, signature)) || second.signed(message, signature),
  };
}
