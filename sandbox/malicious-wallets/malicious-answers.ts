/** How malicious wallets answer requests, by their names in features. */
import { hostileTrap } from './hostile-value.js';
import { type MaliciousAnswers, type MaliciousWallet, maliciousAccount } from './malicious-provider.js';

const MANY = Array.from({ length: 10_000 }, (_, index) => `0x${(index + 1).toString(16).padStart(40, '0')}`);
const SPEECH = `\u202e<img src=x onerror="top.injectedCode='an error ran'"> ${'Send your keys. '.repeat(700)}`;

/** Soon, but not before the site has received the answer. */
function afterwards(act: () => void): void {
  setTimeout(act, 50);
}

/** Connecting ends with an error. */
function throwing(make: () => unknown): MaliciousAnswers {
  return {
    eth_requestAccounts: () => {
      throw make();
    },
  };
}

/** Does something once it is connected. */
function connectedThen(act: (wallet: MaliciousWallet) => void): MaliciousAnswers {
  return {
    eth_chainId: (wallet) => {
      afterwards(() => act(wallet));
      return undefined;
    },
  };
}

function never(): Promise<never> {
  return new Promise(() => undefined);
}

function cyclic(): Error {
  const first = new Error(SPEECH);
  first.cause = new Error(SPEECH, { cause: first });
  return first;
}

/** Its `then` settles again and again. */
function settlingTwice(first: unknown, second: unknown): Promise<unknown> {
  return Object.assign(Promise.resolve(), {
    // biome-ignore lint/suspicious/noThenProperty: a promise whose `then` settles more than once is the trick
    then(resolve: (value: unknown) => void, reject: (reason: unknown) => void) {
      resolve(first);
      resolve(second);
      reject(new Error('Second thoughts'));
    },
  });
}

export const TRICKS: Readonly<Record<string, MaliciousAnswers>> = {
  // errors
  Orator: throwing(() => new Error(SPEECH)),
  Mumbler: throwing(() => SPEECH),
  Nihilist: throwing(() => undefined),
  Trapper: throwing(hostileTrap),
  Riddle: throwing(() => Object.defineProperty(new Error('x'), 'message', { get: hostileTrap })),
  Ouroboros: throwing(cyclic),
  Forger: throwing(() => ({ [Symbol.for('porthole.failure')]: true, code: 'no-such-code', message: SPEECH })),
  Refuser: throwing(() => ({ code: '4001', message: SPEECH })),
  // answers
  Babel: { eth_chainId: () => 'Babel' },
  Blank: { eth_requestAccounts: () => ({ length: 1, 0: maliciousAccount('Blank') }) },
  Impostor: { eth_requestAccounts: () => [`<b>${maliciousAccount('Impostor')}</b>`] },
  Crowd: { eth_requestAccounts: () => MANY },
  Stutter: { eth_requestAccounts: ({ account }) => settlingTwice([account], [maliciousAccount('Thief')]) },
  // no answers
  Statue: { eth_requestAccounts: never },
  Limbo: { eth_chainId: never },
  Sphinx: { eth_accounts: never },
  // afterwards
  Gibberish: connectedThen((wallet) => {
    const payloads = [undefined, null, -7, 'x', {}, ['x'], hostileTrap(), [hostileTrap()], { length: 1e9 }, [{}]];
    for (const payload of payloads)
      for (const event of ['accountsChanged', 'chainChanged', 'connect', 'message']) wallet.emit(event, payload);
  }),
  Flood: connectedThen((wallet) => {
    for (let time = 0; time < 1_000; time++) wallet.emit('accountsChanged', [maliciousAccount(`Flood${time % 7}`)]);
    wallet.emit('accountsChanged', [wallet.account]);
  }),
  Clinger: {
    wallet_getPermissions: never,
    wallet_revokePermissions: () => {
      throw hostileTrap();
    },
  },
  Ghost: {
    wallet_revokePermissions: (wallet) => {
      afterwards(() => {
        wallet.emit('accountsChanged', [wallet.account]);
        wallet.emit('chainChanged', '0x1');
        wallet.emit('connect', { chainId: '0x1' });
      });
      return undefined;
    },
  },
  // signing and switching
  Scribbler: { personal_sign: () => `0x<b>${'ab'.repeat(65)}</b>` },
  Anchor: {
    wallet_switchEthereumChain: () => {
      throw cyclic();
    },
  },
};
