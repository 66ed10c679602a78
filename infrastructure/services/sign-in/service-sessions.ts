/** Sessions kept by a web service. The page holds a token for each account, and requests the account it belongs to. */
import {
  catchError,
  defer,
  EMPTY,
  ignoreElements,
  interval,
  map,
  mergeMap,
  type Observable,
  of,
  throwError,
} from 'rxjs';
import type { HandleContext } from '../../../application/ports/handle.js';
import type { Session, SignedText, SignIn, SignInSubject } from '../../../application/ports/sign-in.js';
import { accountIdOf } from '../../../domain/address/account-id.js';
import { Failure } from '../../../domain/failure/failure.js';
import { toFailure } from '../../../domain/failure/to-failure.js';
import type { AccountId } from '../../../domain/network/caip.js';
import { readSignInText } from '../../../domain/sign-in/sign-in-message.js';
import { readProperty } from '../../../domain/value/read-property.js';
import { jsonService } from '../../http/json.js';
import { put } from '../../http/put.js';
import { serviceUrl } from '../../http/service-url.js';
import { heldText } from './held-text.js';
import type { SignInServiceOptions } from './service-options.js';
import { type Attempt, termsOf, writtenText } from './written-text.js';

/** How often to check whether sessions are still valid. */
const FIVE_MINUTES = 300_000;
/** Longest answer, in bytes. */
const MOST_BYTES = 100_000;
/** Limits on the length of a token and on the number of accounts. */
const [MOST_LETTERS, MOST] = [10_000, 20];

export function serviceSessions(options: SignInServiceOptions, context: HandleContext): SignIn {
  const { tokenKey: key = 'siwx-auth-token' } = options;
  const { url, query, projectId = context.projectId, required = true, namespaces } = options;
  const { device, scheduler } = context;
  const stored = heldText(context.storage, key);
  const service = jsonService({ url, query, projectId }, scheduler);
  const tokens = () => readTokens(stored.get());
  const keep = (accountId: AccountId, token?: string) => {
    const { [accountId]: _, ...others } = tokens();
    const kept = Object.entries({ ...others, ...(token !== undefined && { [accountId]: token }) }).slice(-MOST);
    stored.set(kept.length > 0 ? JSON.stringify(Object.fromEntries(kept)) : undefined);
  };
  /** The tokens of nonces that may still be signed: several if a pairing takes long. */
  const asked = new Map<string, string>();

  /** Whether the token belongs to this account, according to the service. */
  const owned = (token: string, subject: SignInSubject): Observable<boolean> =>
    service.get('auth/v1/me', {}, bearing(token)).pipe(map((me) => isOf(me, subject)));

  const isOf = (me: unknown, { account, network }: SignInSubject): boolean => {
    const address = textIn(me, 'address');
    const alike = account.namespace === 'eip155' ? address.toLowerCase() : address;
    const own = account.namespace === 'eip155' ? account.address.toLowerCase() : account.address;
    const domain = textIn(me, 'domain');
    const here = domain === '' || domain === new URL(device.origin).host;
    return alike === own && textIn(me, 'caip2Network') === network.caipNetworkId && here;
  };

  const withToken = <T>(subject: SignInSubject, ask: (headers: Record<string, string>) => Observable<T>) =>
    defer(() => {
      const token = tokens()[idOf(subject)];
      if (token === undefined) throw new Failure('not-signed-in', 'Not authenticated');
      return ask(bearing(token)).pipe(
        catchError((error: unknown) => {
          const failure = toFailure(error, 'request-failed');
          throw isUnknown(failure) ? new Failure('not-signed-in', 'Not authenticated', { cause: error }) : failure;
        }),
      );
    });

  const attempt$ = service.get('auth/v1/nonce').pipe(
    map((answer): Attempt => {
      const nonce = textIn(answer, 'nonce');
      asked.set(nonce, textIn(answer, 'token'));
      const [oldest = ''] = asked.keys();
      if (asked.size > MOST) asked.delete(oldest);
      return { origin: device.origin, nonce, now: scheduler.now() };
    }),
  );
  const add = (signed: SignedText): Observable<Session> =>
    defer(() => {
      const nonce = readSignInText(signed.text)?.nonce ?? '';
      const headers = { 'x-nonce-jwt': `Bearer ${asked.get(nonce) ?? ''}` };
      asked.delete(nonce);
      return service.post('auth/v1/authenticate', proofOf(signed), {}, undefined, headers);
    }).pipe(
      mergeMap((answer) => {
        const token = textIn(answer, 'token');
        const owned$ = token === '' ? of(false) : owned(token, signed);
        return owned$.pipe(map((own) => ({ own, token })));
      }),
      map(({ own, token }): Session => {
        if (!own) throw new Failure('wallet-misbehaved', 'The signature is not valid');
        const accountId = idOf(signed);
        keep(accountId, token);
        return { accountId };
      }),
    );

  return {
    required,
    namespaces,
    endsOn: ['disconnect'],
    text: (subject) => attempt$.pipe(map((attempt) => writtenText(options, subject, attempt))),
    add,
    // A nonce is valid for one account: visitors sign for the others when they switch to them.
    atOnce: {
      terms: () => attempt$.pipe(map((attempt) => termsOf(options, attempt))),
      add: ([first]) => add(first).pipe(map((session) => [session])),
    },
    sessions: (subject) =>
      defer(() => {
        const accountId = idOf(subject);
        const token = tokens()[accountId];
        if (token === undefined) return of([]);
        return owned(token, subject).pipe(
          catchError((error: unknown) => {
            const failure = toFailure(error, 'request-failed');
            return isUnknown(failure) ? of(false) : throwError(() => failure);
          }),
          map((own) => {
            if (own) return [{ accountId }];
            keep(accountId);
            return [];
          }),
        );
      }),
    records: {
      read: (subject) =>
        withToken(subject, (headers) => service.get('auth/v1/me', { includeAccount: 'true' }, headers)).pipe(
          map((me) => {
            const account = readProperty(me, 'account');
            if (!isOf(me, subject) || typeof account !== 'object' || account === null)
              throw new Failure('request-failed', 'The service returned no account, or another one');
            return { accountId: idOf(subject), account: { ...account } };
          }),
        ),
      note: (subject, metadata) =>
        withToken(subject, (headers) => {
          const asked = serviceUrl({ url, query, projectId }, 'auth/v1/account-metadata');
          return put(asked, JSON.stringify(metadata), { scheduler, mostBytes: MOST_BYTES, headers });
        }).pipe(ignoreElements()),
    },
    stale$: interval(FIVE_MINUTES, scheduler),
    end: (subject) =>
      defer(() => {
        keep(idOf(subject));
        return EMPTY;
      }),
  };
}

/** The service no longer accepts the token, which is a definite answer. */
function isUnknown({ data: { status } }: Failure): boolean {
  return status === 401 || status === 403;
}

function bearing(token: string): Record<string, string> {
  return { authorization: `Bearer ${token}` };
}

function idOf({ account, network }: SignInSubject): AccountId {
  return accountIdOf(network.caipNetworkId, account.address);
}

function proofOf({ text, signature, wallet }: SignedText): unknown {
  const { address, networkId, ...message } = readSignInText(text) ?? {};
  return {
    data: { accountAddress: address, chainId: networkId, ...message },
    ...{ message: text, signature },
    walletInfo: { type: KINDS[wallet.type] ?? 'unknown', name: wallet.name, icon: wallet.icon },
  };
}

/** The services' names for the types of wallets. */
const KINDS: Readonly<Record<string, string>> = {
  ...{ ANNOUNCED: 'extension', INJECTED: 'extension', EXTERNAL: 'extension', MULTI_CHAIN: 'extension' },
  ...{ WALLET_CONNECT: 'walletconnect', AUTH: 'social' },
};

function textIn(value: unknown, name: string): string {
  const text = readProperty(value, name);
  return typeof text === 'string' && text.length <= MOST_LETTERS ? text : '';
}

/** Storage is untrusted. A token goes into a header, so nothing else is accepted. */
function readTokens(text: string | undefined): Readonly<Partial<Record<string, string>>> {
  try {
    const kept: unknown = JSON.parse(text ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(
      Object.entries(kept).filter(([, token]) => typeof token === 'string' && /^[\x21-\x7e]{1,10000}$/.test(token)),
    );
  } catch {
    return {};
  }
}
