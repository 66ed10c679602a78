/** Sessions in this browser's storage. Each is verified when it is created, and every time it is read. */
import {
  BehaviorSubject,
  defer,
  EMPTY,
  forkJoin,
  map,
  mergeMap,
  NEVER,
  type Observable,
  of,
  switchMap,
  tap,
  timer,
} from 'rxjs';
import type { HandleContext } from '../../../application/ports/handle.js';
import type { Session, SignedText, SignIn, SignInSubject } from '../../../application/ports/sign-in.js';
import { accountIdOf } from '../../../domain/address/account-id.js';
import { Failure } from '../../../domain/failure/failure.js';
import type { AccountId } from '../../../domain/network/caip.js';
import { isAccountId } from '../../../domain/network/caip.js';
import { isCurrent, readSignInText, signInAddress } from '../../../domain/sign-in/sign-in-message.js';
import { readProperty } from '../../../domain/value/read-property.js';
import { heldText } from './held-text.js';
import type { LocalSignInOptions } from './local-options.js';
import { newNonce } from './new-nonce.js';
import { termsOf, writtenText } from './written-text.js';

type KeptSession = Required<Session>;

const KEY = 'siwx';
/** Waits are split into days: a timer longer than about 24 days fires at once. */
const DAY = 86_400_000;
/** The maximum number of sessions. */
const MOST = 100;

export function localSessions(options: LocalSignInOptions, context: HandleContext): SignIn {
  const { required = true, namespaces } = options;
  const { device, scheduler } = context;
  const stored = heldText(context.storage, KEY);
  const domain = () => new URL(device.origin).host;
  const kept = () => readKept(stored.get());
  const keep = (sessions: readonly KeptSession[]) =>
    stored.set(sessions.length > 0 ? JSON.stringify(sessions.slice(-MOST)) : undefined);
  const without = (accountId: AccountId) => kept().filter((each) => each.accountId !== accountId);
  /** Nonces of messages that are not signed yet: each is accepted once. */
  const issued = new Set<string>();
  /** When each verified session ends. */
  const ends = new Map<AccountId, number>();
  const ends$ = new BehaviorSubject(ends);
  const watch = (accountId: AccountId, session: KeptSession | undefined) => {
    const end = Date.parse(readSignInText(session?.text ?? '')?.expirationTime ?? '');
    if (Number.isNaN(end)) ends.delete(accountId);
    else ends.set(accountId, end);
    ends$.next(ends);
  };

  /** Whether this site requested this account to sign the message, and it is still valid. */
  const holds = ({ account, network }: SignInSubject, { text, signature }: Pick<KeptSession, 'text' | 'signature'>) =>
    defer(() => {
      const message = readSignInText(text);
      const meant =
        message?.domain === domain() &&
        message.address === signInAddress(account.namespace, account.address) &&
        message.networkId === network.caipNetworkId &&
        isCurrent(message, scheduler.now());
      return meant && context.chain ? context.chain(account.namespace) : of(undefined);
    }).pipe(mergeMap((chain) => chain?.verifyMessage?.(account.address, text, signature, network) ?? of(false)));

  const attempt = () => {
    const nonce = newNonce();
    issued.add(nonce);
    return { origin: device.origin, nonce, now: scheduler.now() };
  };
  /** The sessions of one attempt: all or none. */
  const add = (signed: readonly SignedText[]): Observable<readonly KeptSession[]> =>
    defer(() => {
      const nonces = new Set(signed.map(({ text }) => readSignInText(text)?.nonce ?? ''));
      const [nonce = ''] = nonces;
      const meant = issued.delete(nonce) && nonces.size === 1;
      return meant ? forkJoin(signed.map((each) => holds(each, each))) : of([false]);
    }).pipe(
      map((held) => {
        if (!held.every((each) => each)) throw new Failure('wallet-misbehaved', 'The signature is not valid');
        return signed.map(({ text, signature, account, network }) => {
          const session = { accountId: accountIdOf(network.caipNetworkId, account.address), text, signature };
          keep([...without(session.accountId), session]);
          watch(session.accountId, session);
          return session;
        });
      }),
    );

  return {
    required,
    namespaces,
    endsOn: ['disconnect'],
    text: (subject) => defer(() => of(writtenText(options, subject, attempt()))),
    add: (signed) => add([signed]).pipe(mergeMap((sessions) => sessions)),
    atOnce: { terms: () => defer(() => of(termsOf(options, attempt()))), add },
    sessions: (subject) =>
      defer(() => {
        const accountId = accountIdOf(subject.network.caipNetworkId, subject.account.address);
        const own = kept().filter((each) => each.accountId === accountId);
        if (own.length === 0) return of([]);
        return forkJoin(own.map((each) => holds(subject, each).pipe(map((held) => (held ? [each] : []))))).pipe(
          map((found) => {
            const held = found.flat();
            // Sessions stored meanwhile, here or in another tab, were verified when they were stored.
            const gone = own.filter((each) => !held.includes(each)).map(({ signature }) => signature);
            const left = kept().filter((each) => each.accountId !== accountId || !gone.includes(each.signature));
            if (gone.length > 0) keep(left);
            watch(accountId, left.filter((each) => each.accountId === accountId).at(-1));
            return held;
          }),
        );
      }),
    stale$: ends$.pipe(
      switchMap(() => {
        if (ends.size === 0) return NEVER;
        const left = Math.min(...ends.values()) - scheduler.now();
        return timer(Math.max(0, Math.min(left, DAY)), scheduler);
      }),
      // Sessions that remain are verified once more, and then kept or removed.
      tap(() => {
        for (const [accountId, end] of ends) if (end <= scheduler.now()) ends.delete(accountId);
      }),
    ),
    end: ({ account, network }) =>
      defer(() => {
        keep(without(accountIdOf(network.caipNetworkId, account.address)));
        return EMPTY;
      }),
  };
}

/** Storage is untrusted. */
function readKept(text: string | undefined): readonly KeptSession[] {
  let list: unknown;
  try {
    list = JSON.parse(text ?? '[]');
  } catch {
    return [];
  }
  if (!Array.isArray(list)) return [];
  return list.slice(-MOST).flatMap((each) => {
    const [accountId, signed, signature] = ['accountId', 'text', 'signature'].map((name) => readProperty(each, name));
    return isAccountId(accountId) && typeof signed === 'string' && typeof signature === 'string'
      ? [{ accountId, text: signed, signature }]
      : [];
  });
}
