/** A malicious wallet has no user: it answers by itself and approves every site. */
import { maliciousAccount } from '../../../sandbox/malicious-wallets/malicious-provider.js';
import type { WalletUser } from '../world/driver.js';

/** `asked`: the malicious wallets that the site asked to connect since the page was loaded. */
export function maliciousUser(name: string, asked: () => Promise<readonly string[]>): WalletUser {
  const unheld = () => Promise.reject(new Error(`${name} has no user.`));
  return {
    addresses: [maliciousAccount(name)],
    does: unheld,
    is: unheld,
    answersWith: unheld,
    usesAccount: unheld,
    movesTo: unheld,
    asked: async (kind) => {
      if (kind !== 'connect') throw new Error(`There is no count of how often ${name} was asked to ${kind}.`);
      return (await asked()).filter((each) => each === name).length;
    },
    letsIn: () => Promise.resolve(true),
    signed: unheld,
  };
}
