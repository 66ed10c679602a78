/** Passkeys that unlock a wallet: registered and used under challenges that hold once, for this site, by a verified visitor. */

import { isIP } from 'node:net';
import {
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { Refusal } from '../refusal.js';
import { fingerprint, secretText } from '../secret-text.js';
import type { Passkey, VaultBook } from './vault-book.js';

export type PasskeyUse = 'add' | 'open';

export interface PasskeyOptions {
  readonly challenge: string;
  readonly rpId: string;
  /** Those that the account has. */
  readonly known: readonly { readonly id: string }[];
}

export interface NewPasskey {
  readonly response: unknown;
  readonly name: string;
  readonly wrap: string;
}

export interface Passkeys {
  /** False where the site has no name: an address of numbers can have none. */
  readonly offered: boolean;
  options(account: string, use: PasskeyUse): Promise<PasskeyOptions>;
  add(account: string, passkey: NewPasskey): Promise<void>;
  /** Gives what was sealed for it to those who have it. */
  open(account: string, response: unknown): Promise<{ readonly id: string; readonly wrap: string }>;
}

interface Challenge {
  readonly hash: string;
  readonly until: number;
}

const LIFETIME_MS = 5 * 60_000;
const MOST = 20;
const TOO_LATE = 'That took too long. Try again';
const UNVERIFIED = 'This passkey could not be verified';

export function passkeys(book: VaultBook, origin: () => string, now: () => number): Passkeys {
  /** One for an account and use at a time. */
  const challenges = new Map<string, Challenge>();
  const rpId = () => new URL(origin()).hostname;
  const isNamed = () => isIP(rpId().replace(/[[\]]/g, '')) === 0;

  /** Gone once it was asked for, whatever comes of it. */
  const take = (account: string, use: PasskeyUse) => {
    const key = `${use} ${account}`;
    const found = challenges.get(key);
    challenges.delete(key);
    return (challenge: string) => found !== undefined && now() < found.until && fingerprint(challenge) === found.hash;
  };

  return {
    get offered() {
      return isNamed();
    },
    async options(account, use) {
      if (!isNamed()) throw new Refusal('Passkeys are not available on this site');
      for (const [key, { until }] of challenges) if (now() >= until) challenges.delete(key);
      const challenge = secretText();
      challenges.set(`${use} ${account}`, { hash: fingerprint(challenge), until: now() + LIFETIME_MS });
      const known = await book.passkeys(account);
      return { challenge, rpId: rpId(), known: known.map(({ id }) => ({ id })) };
    },
    async add(account, { response, name, wrap }) {
      const expectedChallenge = take(account, 'add');
      const there = await book.passkeys(account);
      if (there.length >= MOST) throw new Refusal('Remove a passkey first: there are too many');
      const { verified, registrationInfo } = await verifyRegistrationResponse({
        response: response as RegistrationResponseJSON,
        expectedChallenge,
        expectedOrigin: origin(),
        expectedRPID: rpId(),
        requireUserVerification: true,
      }).catch(refuse);
      if (!verified) throw new Refusal(UNVERIFIED);
      const { credential, credentialBackedUp } = registrationInfo;
      await book.keepPasskey(account, {
        id: credential.id,
        publicKey: Buffer.from(credential.publicKey).toString('base64url'),
        counter: credential.counter,
        transports: credential.transports ?? [],
        backedUp: credentialBackedUp,
        name,
        at: now(),
        wrap,
      });
    },
    async open(account, response) {
      const expectedChallenge = take(account, 'open');
      const id: unknown = Reflect.get(Object(response), 'id');
      const found = (await book.passkeys(account)).find((each) => each.id === id);
      if (!found) throw new Refusal('This passkey belongs to another wallet');
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: response as AuthenticationResponseJSON,
        expectedChallenge,
        expectedOrigin: origin(),
        expectedRPID: rpId(),
        credential: credentialOf(found),
        requireUserVerification: true,
      }).catch(refuse);
      if (!verified) throw new Refusal(UNVERIFIED);
      const { newCounter: counter, credentialBackedUp: backedUp } = authenticationInfo;
      await book.keepPasskey(account, { ...found, counter, backedUp });
      return { id: found.id, wrap: found.wrap };
    },
  };
}

/** What is wrong with it is of no use to a visitor. */
function refuse(error: unknown): never {
  const late = error instanceof Error && /challenge/i.test(error.message);
  throw new Refusal(late ? TOO_LATE : UNVERIFIED);
}

function credentialOf({ id, publicKey, counter }: Passkey) {
  return { id, publicKey: Uint8Array.from(Buffer.from(publicKey, 'base64url')), counter };
}
