/** Sessions kept by the site's own server. Every answer is checked, and limited in time. */
import {
  concat,
  defer,
  EMPTY,
  from,
  ignoreElements,
  interval,
  map,
  mergeMap,
  type Observable,
  of,
  throwError,
} from 'rxjs';
import type { HandleContext } from '../../../application/ports/handle.js';
import type { Session, SessionEnd, SignedText, SignIn, SignInSubject } from '../../../application/ports/sign-in.js';
import { accountIdOf } from '../../../domain/address/account-id.js';
import { Failure } from '../../../domain/failure/failure.js';
import { toFailure } from '../../../domain/failure/to-failure.js';
import { type SignInTerms, signInAddress, signInText } from '../../../domain/sign-in/sign-in-message.js';
import { numberOf } from '../../../domain/text/text-of.js';
import { readProperty } from '../../../domain/value/read-property.js';
import { within } from '../../within.js';
import type { SiweMessageArgs, SiweMessageParams, SiweOptions, SiweSession } from './siwe-options.js';

/** Calls the host's own code. */
type Ask = <T>(ask: () => Promise<T>) => Observable<T>;

const FIVE_MINUTES = 300_000;
/** Milliseconds for one answer. */
const LIMIT = 15_000;
/** Longest text shown for signing. */
const MOST_LETTERS = 20_000;

export function siweSessions(options: SiweOptions, { device, scheduler }: HandleContext): SignIn {
  const { required = true, enabled = true, sessionRefetchIntervalMs = FIVE_MINUTES } = options;
  const {
    signOutOnDisconnect = true,
    signOutOnAccountChange = true,
    signOutOnNetworkChange = true,
    nonceRefetchIntervalMs = FIVE_MINUTES,
  } = options;

  /** The host's own code, which may throw, reject, or never answer. */
  const asked: Ask = (ask) =>
    within(
      defer(() => from(Promise.resolve().then(ask))),
      LIMIT,
      scheduler,
      () => throwError(() => new Failure('timed-out', 'The server did not answer in time')),
    );
  const session$ = asked(() => options.getSession()).pipe(map(readSession));
  const runCallback = (callback: () => void) => {
    try {
      callback();
    } catch (error) {
      device.log('error', 'A callback of siwe() failed', error);
    }
  };

  /** The session that the server reports, unless signing out should have ended it. */
  const isOf = ({ account, network }: SignInSubject, { address, chainId }: SiweSession) =>
    (!signOutOnNetworkChange || String(chainId) === String(network.id)) &&
    (!signOutOnAccountChange || address.toLowerCase() === account.address.toLowerCase());
  const sessionOf = ({ account, network }: SignInSubject): Session => ({
    accountId: accountIdOf(network.caipNetworkId, account.address),
  });
  const out$ = asked(() => options.signOut());
  let writtenAt = 0;

  const wordsFor = (address: string): Observable<Words> =>
    asked(() => options.getNonce(address)).pipe(
      mergeMap((nonce) => paramsOf(options, asked).pipe(map((params) => ({ nonce, params })))),
      map(({ nonce, params }) => {
        writtenAt = scheduler.now();
        const iat = params.iat ?? new Date(writtenAt).toISOString();
        const page = pageOf(device.origin);
        const { domain = page.domain, uri = page.uri } = params;
        return { ...params, domain, uri, nonce, version: '1', iat };
      }),
    );
  const add = (signed: SignedText): Observable<Session> =>
    defer(() => {
      if (scheduler.now() - writtenAt > nonceRefetchIntervalMs)
        return throwError(() => new Failure('timed-out', 'The nonce is too old'));
      return asked(() => options.verifyMessage({ message: signed.text, signature: signed.signature }));
    }).pipe(
      mergeMap((verified) => (verified === true ? session$ : of(undefined))),
      map((session) => {
        if (!session || !isOf(signed, session)) throw new Failure('wallet-misbehaved', 'Failed to verify message');
        runCallback(() => options.onSignIn?.(session));
        return sessionOf(signed);
      }),
    );

  return {
    required,
    siwe: true,
    namespaces: enabled ? ['eip155'] : [],
    endsOn: [
      ...(signOutOnDisconnect ? ['disconnect' as const] : []),
      ...(signOutOnAccountChange ? ['account' as const] : []),
      ...(signOutOnNetworkChange ? ['network' as const] : []),
    ] satisfies readonly SessionEnd[],
    text: (subject) => wordsFor(subject.account.address).pipe(map((words) => textOf(options, subject, words))),
    add,
    // A site with a custom text can only verify that text.
    ...(!options.createMessage && {
      atOnce: {
        terms: () => wordsFor('').pipe(map(termsOf)),
        add: ([first]) => add(first).pipe(map((session) => [session])),
      },
    }),
    sessions: (subject) =>
      session$.pipe(map((session) => (session && isOf(subject, session) ? [sessionOf(subject)] : []))),
    stale$: interval(sessionRefetchIntervalMs, scheduler),
    end: () =>
      concat(
        out$,
        // Some servers need a second sign-out.
        session$.pipe(mergeMap((session) => (session ? out$ : EMPTY))),
        defer(() => {
          runCallback(() => options.onSignOut?.());
          return EMPTY;
        }),
      ).pipe(ignoreElements()),
  };
}

function paramsOf(options: SiweOptions, asked: Ask): Observable<SiweMessageParams> {
  if (!options.getMessageParams) return of({});
  return asked(() => options.getMessageParams?.() ?? Promise.resolve({})).pipe(
    map((params) => {
      if (typeof params === 'object' && params !== null) return params;
      throw new Failure('request-failed', 'Failed to get message params!');
    }),
  );
}

function pageOf(origin: string): { readonly domain: string; readonly uri: string } {
  return { domain: new URL(origin).host, uri: origin };
}

/** The parts of a message that do not depend on the account. */
type Words = Omit<SiweMessageArgs, 'address' | 'chainId'>;

function textOf(options: SiweOptions, { account, network }: SignInSubject, words: Words): string {
  const chainId = Number(network.id) || 1;
  const args: SiweMessageArgs = { ...words, address: `did:pkh:${network.caipNetworkId}:${account.address}`, chainId };
  try {
    const text = options.createMessage?.(args) ?? usualText(words, { account, network });
    if (typeof text === 'string' && text !== '' && text.length <= MOST_LETTERS) return text;
  } catch (error) {
    throw toFailure(error, 'request-failed');
  }
  throw new Failure('request-failed', 'There is no message to sign');
}

function usualText(words: Words, { account, network }: SignInSubject): string {
  const address = signInAddress('eip155', account.address);
  return signInText({ ...termsOf(words), address, networkId: network.caipNetworkId });
}

function termsOf({ domain, uri, nonce, version, statement, iat, nbf, exp, requestId, resources }: Words): SignInTerms {
  const times = { issuedAt: iat, notBefore: nbf, expirationTime: exp };
  return { domain, uri, nonce, version, statement, requestId, resources, ...times };
}

/** A session without address or network is invalid. */
function readSession(answer: unknown): SiweSession | undefined {
  const [address, chainId] = [readProperty(answer, 'address'), numberOf(readProperty(answer, 'chainId'))];
  if (typeof address !== 'string' || !address || !(chainId > 0)) return undefined;
  return { address, chainId };
}
