/** Sessions that the site's own server keeps. Whatever it answers is looked at, and it is not waited for without end. */
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
import type { HandleContext } from '../../../application/ports.js';
import type { Session, SessionEnd, SignIn, SignInSubject } from '../../../application/sign-in/port.js';
import { accountIdOf } from '../../../domain/account-id.js';
import { Failure } from '../../../domain/failure.js';
import { readProperty } from '../../../domain/read-property.js';
import { signInAddress, signInText } from '../../../domain/sign-in-message.js';
import { toFailure } from '../../../domain/to-failure.js';
import { within } from '../../within.js';
import type { SiweMessageArgs, SiweMessageParams, SiweOptions, SiweSession } from './siwe-options.js';

/** The host's own code, asked. */
type Ask = <T>(ask: () => Promise<T>) => Observable<T>;

const FIVE_MINUTES = 300_000;
/** Milliseconds for one answer. */
const LIMIT = 15_000;
/** More than this nobody reads before signing it. */
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
  const told = (tell: () => void) => {
    try {
      tell();
    } catch (error) {
      device.log('error', 'A callback of siwe() failed', error);
    }
  };

  /** What the server says is a session of the account, as far as leaving it would have ended it. */
  const isOf = ({ account, network }: SignInSubject, { address, chainId }: SiweSession) =>
    (!signOutOnNetworkChange || String(chainId) === String(network.id)) &&
    (!signOutOnAccountChange || address.toLowerCase() === account.address.toLowerCase());
  const sessionOf = ({ account, network }: SignInSubject): Session => ({
    accountId: accountIdOf(network.caipNetworkId, account.address),
  });
  const out$ = asked(() => options.signOut());
  let writtenAt = 0;

  return {
    required,
    namespaces: enabled ? ['eip155'] : [],
    endsOn: [
      ...(signOutOnDisconnect ? ['disconnect' as const] : []),
      ...(signOutOnAccountChange ? ['account' as const] : []),
      ...(signOutOnNetworkChange ? ['network' as const] : []),
    ] satisfies readonly SessionEnd[],
    text: (subject) =>
      asked(() => options.getNonce(subject.account.address)).pipe(
        mergeMap((nonce) => paramsOf(options, asked).pipe(map((params) => ({ nonce, params })))),
        map(({ nonce, params }) => {
          writtenAt = scheduler.now();
          return textOf(options, subject, nonce, { ...pageOf(device.origin), ...params }, writtenAt);
        }),
      ),
    add: (signed) =>
      defer(() => {
        if (scheduler.now() - writtenAt > nonceRefetchIntervalMs)
          return throwError(() => new Failure('timed-out', 'The nonce is too old'));
        return asked(() => options.verifyMessage({ message: signed.text, signature: signed.signature }));
      }).pipe(
        mergeMap((verified) => (verified === true ? session$ : of(undefined))),
        map((session) => {
          if (!session || !isOf(signed, session)) throw new Failure('wallet-misbehaved', 'Failed to verify message');
          told(() => options.onSignIn?.(session));
          return sessionOf(signed);
        }),
      ),
    sessions: (subject) =>
      session$.pipe(map((session) => (session && isOf(subject, session) ? [sessionOf(subject)] : []))),
    stale$: interval(sessionRefetchIntervalMs, scheduler),
    end: () =>
      concat(
        out$,
        // Some servers need to be told twice.
        session$.pipe(mergeMap((session) => (session ? out$ : EMPTY))),
        defer(() => {
          told(() => options.onSignOut?.());
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

function textOf(
  options: SiweOptions,
  { account, network }: SignInSubject,
  nonce: string,
  params: SiweMessageParams & { readonly domain: string; readonly uri: string },
  now: number,
): string {
  const iat = params.iat ?? new Date(now).toISOString();
  const chainId = Number(network.id) || 1;
  const address = `did:pkh:${network.caipNetworkId}:${account.address}`;
  const args: SiweMessageArgs = { ...params, address, chainId, nonce, version: '1', iat };
  try {
    const text = options.createMessage?.(args) ?? usualText(args, account.address, network.caipNetworkId);
    if (typeof text === 'string' && text !== '' && text.length <= MOST_LETTERS) return text;
  } catch (error) {
    throw toFailure(error, 'request-failed');
  }
  throw new Failure('request-failed', 'There is no message to sign');
}

function usualText(
  args: SiweMessageArgs,
  address: string,
  networkId: SignInSubject['network']['caipNetworkId'],
): string {
  const { domain, uri, nonce, version, statement, iat, nbf, exp, requestId, resources } = args;
  return signInText({
    ...{ domain, uri, nonce, version, statement, requestId, resources, networkId },
    ...{ address: signInAddress('eip155', address), issuedAt: iat, notBefore: nbf, expirationTime: exp },
  });
}

/** A session without address or network is none. */
function readSession(answer: unknown): SiweSession | undefined {
  const [address, chainId] = [readProperty(answer, 'address'), readProperty(answer, 'chainId')];
  if (typeof address !== 'string' || !address || !(Number(chainId) > 0)) return undefined;
  return { address, chainId: Number(chainId) };
}
