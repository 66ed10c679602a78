/**
 * Malicious wallets, by name: installed in a page, in Node or in a browser, for tests. Each has one trick and
 * is honest otherwise, so that a connection succeeds if the trick fails.
 */

import { TRICKS } from './malicious-answers.js';
import { BEACON, METADATA, type Metadata, maliciousMetadata } from './malicious-metadata.js';
import { type MaliciousWallet, maliciousProvider } from './malicious-provider.js';

/** The window of a page, or a stand-in for it. */
export type WalletsWindow = EventTarget & { ethereum?: unknown };

interface Scene {
  readonly target: WalletsWindow;
  readonly face: Metadata;
  /** Announces itself with this metadata, now and on each request of the page. */
  announce(face: Metadata, provider: unknown): void;
  /** An honest provider; its address is derived from its name. */
  provider(name: string): MaliciousWallet['provider'];
}

/** Those whose trick is in how they announce themselves. */
const ENTRANCES: Readonly<Record<string, (scene: Scene) => void>> = {
  // Pretends to be another wallet, repeatedly, with a new provider each time.
  Echo({ announce, provider, face }) {
    for (let time = 0; time < 3; time++)
      announce({ ...face, name: 'Harbor', rdns: 'example.harbor' }, provider('Echo'));
  },
  // Announces a thousand wallets, and one of them a thousand times.
  Chorus({ announce, provider, face }) {
    for (let time = 0; time < 1_000; time++) {
      announce(face, provider('Chorus'));
      announce({ ...face, name: `Chorus ${time}`, rdns: `malicious.chorus-${time}` }, provider('Chorus'));
    }
  },
  // Three providers in one list, all with the same identity.
  Trinity({ target, provider }) {
    const claimants = ['First', 'Second', 'Third'].map((each) =>
      Object.assign(provider(each), { isMetaMask: true, isRabby: false }),
    );
    target.ethereum = Object.assign(provider('Trinity'), { providers: claimants });
  },
  // Its announcement is frozen.
  Icicle: ({ announce, provider, face }) => announce(Object.freeze(face), Object.freeze(provider('Icicle'))),
  // Deceptive in every property, but works.
  Veil: ({ announce, provider, face }) => announce(new Proxy(face, {}), new Proxy(provider('Veil'), {})),
  // Changes its metadata after it was listed.
  Chameleon({ target, announce, provider, face }) {
    const [shown, own] = [{ ...face }, provider('Chameleon')];
    announce(shown, own);
    const change = () => {
      Object.assign(shown, { name: 'Harbor', rdns: 'example.harbor', icon: BEACON });
      own.request = provider('Thief').request;
    };
    // After the site's request for announcements.
    target.addEventListener('eip6963:requestProvider', change, { once: true });
  },
  // Another `request` on each access.
  Kaleidoscope({ announce, provider, face }) {
    let looks = 0;
    const request = () => provider(looks++ === 0 ? 'Kaleidoscope' : 'Thief').request;
    announce(face, Object.defineProperty(provider('Kaleidoscope'), 'request', { get: request }));
  },
  // Adding a listener throws.
  Mute({ announce, provider, face }) {
    const fail = () => {
      throw new Error('Nobody listens to me');
    };
    announce(face, Object.assign(provider('Mute'), { on: fail, removeListener: fail }));
  },
};

/** All of them. */
export const MALICIOUS: readonly string[] = [METADATA, TRICKS, ENTRANCES].flatMap((each) => Object.keys(each));

/** Those that are never on a page under their own name. */
export const ACCOMPLICES: readonly string[] = ['First', 'Second', 'Third', 'Thief'];

/** Installs the malicious wallet of that name on the page. `chainId`: its network. */
export function installMalicious(name: string, target: WalletsWindow, chainId: number): void {
  if (!MALICIOUS.includes(name))
    throw new Error(`There is no malicious wallet ${name}. There are: ${MALICIOUS.join(', ')}.`);
  const make = (who: string) =>
    maliciousProvider({ target, name: who, chainId, answers: TRICKS[who], keepsListeners: who === 'Ghost' });
  const scene: Scene = {
    target,
    face: maliciousMetadata(name),
    provider: (who) => make(who).provider,
    announce: (face, provider) => announce(target, face, provider),
  };
  const enter = ENTRANCES[name] ?? (({ face }: Scene) => scene.announce(face, make(name).provider));
  enter(scene);
}

function announce(target: EventTarget, face: Metadata, provider: unknown): void {
  const uuid = crypto.randomUUID();
  const say = () =>
    target.dispatchEvent(
      new CustomEvent('eip6963:announceProvider', {
        detail: { info: { uuid, name: face.name, rdns: face.rdns, icon: face.icon }, provider },
      }),
    );
  target.addEventListener('eip6963:requestProvider', say);
  say();
}
