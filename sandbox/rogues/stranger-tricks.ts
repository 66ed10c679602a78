/** How malicious wallets answer requests, by their names in features. */
import { hostileTrap } from './hostile-value.js';
import { type Stranger, type StrangerAnswers, strangerAccount } from './stranger-provider.js';

const MANY = Array.from({ length: 10_000 }, (_, index) => `0x${(index + 1).toString(16).padStart(40, '0')}`);
const SPEECH = `\u202e<img src=x onerror="top.strangerDeeds='an error ran'"> ${'Send your keys. '.repeat(700)}`;

/** Soon, but not before the site has received the answer. */
function afterwards(act: () => void): void {
  setTimeout(act, 50);
}

/** Connecting ends with an error. */
function throwing(make: () => unknown): StrangerAnswers {
  return {
    eth_requestAccounts: () => {
      throw make();
    },
  };
}

/** Does something once it is connected. */
function connectedThen(act: (stranger: Stranger) => void): StrangerAnswers {
  return {
    eth_chainId: (stranger) => {
      afterwards(() => act(stranger));
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

export const TRICKS: Readonly<Record<string, StrangerAnswers>> = {
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
  Blank: { eth_requestAccounts: () => ({ length: 1, 0: strangerAccount('Blank') }) },
  Impostor: { eth_requestAccounts: () => [`<b>${strangerAccount('Impostor')}</b>`] },
  Crowd: { eth_requestAccounts: () => MANY },
  Stutter: { eth_requestAccounts: ({ account }) => settlingTwice([account], [strangerAccount('Thief')]) },
  // no answers
  Statue: { eth_requestAccounts: never },
  Limbo: { eth_chainId: never },
  Sphinx: { eth_accounts: never },
  // afterwards
  Gibberish: connectedThen((stranger) => {
    const payloads = [undefined, null, -7, 'x', {}, ['x'], hostileTrap(), [hostileTrap()], { length: 1e9 }, [{}]];
    for (const payload of payloads)
      for (const event of ['accountsChanged', 'chainChanged', 'connect', 'message']) stranger.emit(event, payload);
  }),
  Flood: connectedThen((stranger) => {
    for (let time = 0; time < 1_000; time++) stranger.emit('accountsChanged', [strangerAccount(`Flood${time % 7}`)]);
    stranger.emit('accountsChanged', [stranger.account]);
  }),
  Clinger: {
    wallet_getPermissions: never,
    wallet_revokePermissions: () => {
      throw hostileTrap();
    },
  },
  Ghost: {
    wallet_revokePermissions: (stranger) => {
      afterwards(() => {
        stranger.emit('accountsChanged', [stranger.account]);
        stranger.emit('chainChanged', '0x1');
        stranger.emit('connect', { chainId: '0x1' });
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
