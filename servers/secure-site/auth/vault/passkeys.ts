/** Passkeys that unlock a wallet: registered and used with one-time challenges, for this site, with user verification. */

import { isIP } from 'node:net';
import {
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { RateLimiter } from '../../ports/rate-limiter.js';
import type { FlowKinds } from '../flows/flow-kind.js';
import { PASSKEY_CHALLENGE } from '../flows/schema.js';
import { Refusal } from '../refusal.js';
import { fingerprint, secretText } from '../secret-text.js';
import type { Passkey, VaultBook } from './vault-book.js';

export type PasskeyUse = 'add' | 'open';

export interface PasskeyOptions {
  readonly challenge: string;
  readonly rpId: string;
  /** The account's passkeys. */
  readonly known: readonly { readonly id: string }[];
}

export interface NewPasskey {
  readonly response: unknown;
  readonly name: string;
  readonly wrap: string;
}

export interface PasskeyParts {
  readonly book: VaultBook;
  readonly flows: FlowKinds;
  readonly limits: RateLimiter;
  /** The site's own origin, once known. */
  readonly origin: () => string;
  readonly now: () => number;
}

export interface Passkeys {
  /** False if the site has no host name: an IP address cannot have passkeys. */
  readonly offered: boolean;
  options(account: string, use: PasskeyUse): Promise<PasskeyOptions>;
  add(account: string, passkey: NewPasskey): Promise<void>;
  /** Returns its sealed key to its owner. */
  open(account: string, response: unknown): Promise<{ readonly id: string; readonly wrap: string }>;
}

const MOST = 20;
const MOST_TRIES = 30;
const SPAN_MS = 10 * 60_000;
const TOO_LATE = 'That took too long. Try again';
const UNVERIFIED = 'This passkey could not be verified';

export function passkeys({ book, flows, limits, origin, now }: PasskeyParts): Passkeys {
  /** One per account and purpose at a time. */
  const challenges = flows(PASSKEY_CHALLENGE);
  const rpId = () => new URL(origin()).hostname;
  const isNamed = () => isIP(rpId().replace(/[[\]]/g, '')) === 0;

  /** Deleted when read, whatever the result. */
  const take = async (account: string, use: PasskeyUse) => {
    const found = await challenges.take(`${use} ${account}`);
    return (challenge: string) => found !== undefined && fingerprint(challenge) === found.hash;
  };

  return {
    get offered() {
      return isNamed();
    },
    async options(account, use) {
      if (!isNamed()) throw new Refusal('Passkeys are not available on this site');
      if (!(await limits.hit(`passkey:${account}`, MOST_TRIES, SPAN_MS)))
        throw new Refusal('Too many attempts. Try again in 10 minutes', 429);
      const challenge = secretText();
      await challenges.begin(`${use} ${account}`, { hash: fingerprint(challenge) });
      const known = await book.passkeys(account);
      return { challenge, rpId: rpId(), known: known.map(({ id }) => ({ id })) };
    },
    async add(account, { response, name, wrap }) {
      const expectedChallenge = await take(account, 'add');
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
      const expectedChallenge = await take(account, 'open');
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

/** The reason does not help a visitor. */
function refuse(error: unknown): never {
  const late = error instanceof Error && /challenge/i.test(error.message);
  throw new Refusal(late ? TOO_LATE : UNVERIFIED);
}

function credentialOf({ id, publicKey, counter }: Passkey) {
  return { id, publicKey: Uint8Array.from(Buffer.from(publicKey, 'base64url')), counter };
}
