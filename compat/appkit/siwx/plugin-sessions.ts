/** Sessions kept by a dapp's own code. Every answer is checked, and limited in time. */
import { defer, from, ignoreElements, map, type Observable, throwError } from 'rxjs';
import type { HandleContext } from '../../../application/ports/handle.js';
import type { Session, SignIn, SignInSubject } from '../../../application/ports/sign-in.js';
import { accountIdOf } from '../../../domain/address/account-id.js';
import { Failure } from '../../../domain/failure/failure.js';
import { readProperty } from '../../../domain/value/read-property.js';
import { within } from '../../../infrastructure/within.js';
import type { SIWXMessageData, SIWXPlugin } from './siwx-plugin.js';

/** Milliseconds for one answer. */
const LIMIT = 15_000;
/** Longest text shown for signing. */
const MOST_LETTERS = 20_000;

export function pluginSessions(plugin: SIWXPlugin, { device, scheduler }: HandleContext): SignIn {
  /** The dapp's code may throw, reject, or never answer. */
  const asked = <T>(ask: () => Promise<T>): Observable<T> =>
    within(
      defer(() => from(Promise.resolve().then(ask))),
      LIMIT,
      scheduler,
      () => throwError(() => new Failure('timed-out', 'The site’s sign-in did not answer in time')),
    );
  /** Fields of messages that are not signed yet, by their text. */
  const written = new Map<string, SIWXMessageData>();

  return {
    get required() {
      try {
        return plugin.getRequired?.() === true;
      } catch (error) {
        device.log('error', '`getRequired` of `siwx` failed', error);
        return true;
      }
    },
    endsOn: ['disconnect'],
    text: ({ account, network }) =>
      asked(async () => {
        const message = await plugin.createMessage({
          chainId: network.caipNetworkId,
          accountAddress: account.address,
        });
        const text: unknown = message.toString();
        if (typeof text !== 'string' || text === '' || text.length > MOST_LETTERS || text === '[object Object]')
          throw new Failure('request-failed', 'There is no message to sign');
        // Without its functions, as AppKit passes it.
        const fields = Object.entries(message).filter(([, value]) => typeof value !== 'function');
        written.set(text, Object.fromEntries(fields) as object as SIWXMessageData);
        return text;
      }),
    add: (signed) =>
      asked(async () => {
        const data = written.get(signed.text);
        if (!data) throw new Failure('wallet-misbehaved', 'The signature is not valid');
        // Each message is accepted once.
        written.delete(signed.text);
        try {
          await plugin.addSession({ data, message: signed.text, signature: signed.signature });
        } catch (cause) {
          throw new Failure('wallet-misbehaved', 'The signature is not valid', { cause });
        }
        return { ...sessionOf(signed), text: signed.text, signature: signed.signature };
      }),
    sessions: (subject) =>
      asked(() => plugin.getSessions(subject.network.caipNetworkId, subject.account.address)).pipe(
        map((found) => (Array.isArray(found) ? found.flatMap((each: unknown) => readSession(each, subject)) : [])),
      ),
    end: ({ account, network }) =>
      asked(() => plugin.revokeSession(network.caipNetworkId, account.address)).pipe(ignoreElements()),
  };
}

function sessionOf({ account, network }: SignInSubject): Session {
  return { accountId: accountIdOf(network.caipNetworkId, account.address) };
}

/** A session of another account or network is none. */
function readSession(found: unknown, subject: SignInSubject): readonly Session[] {
  const [text, signature] = [readProperty(found, 'message'), readProperty(found, 'signature')];
  const data = readProperty(found, 'data');
  const [address, chainId] = [readProperty(data, 'accountAddress'), readProperty(data, 'chainId')];
  const own =
    typeof address === 'string' &&
    (subject.account.namespace === 'eip155'
      ? address.toLowerCase() === subject.account.address.toLowerCase()
      : address === subject.account.address) &&
    chainId === subject.network.caipNetworkId;
  if (!own) return [];
  const signed = typeof text === 'string' && typeof signature === 'string' && text !== '';
  return [{ ...sessionOf(subject), ...(signed && { text, signature }) }];
}
