/** A malicious wallet has no user: it answers by itself and approves every site. */
import { strangerAccount } from '../../../sandbox/rogues/stranger-provider.js';
import type { WalletHolder } from '../world/driver.js';

/** `asked`: which strangers the site asked to connect since the page was loaded. */
export function strangerHolder(name: string, asked: () => Promise<readonly string[]>): WalletHolder {
  const unheld = () => Promise.reject(new Error(`Nobody holds ${name}.`));
  return {
    addresses: [strangerAccount(name)],
    does: unheld,
    is: unheld,
    answersWith: unheld,
    usesAccount: unheld,
    movesTo: unheld,
    asked: async (errand) => {
      if (errand !== 'connect') throw new Error(`Nobody counts how often ${name} was asked to ${errand}.`);
      return (await asked()).filter((each) => each === name).length;
    },
    letsIn: () => Promise.resolve(true),
    signed: unheld,
  };
}
