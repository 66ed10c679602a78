/**
 * Completes a login with an identity provider, once. If the answer was lost, the same browser gets the same session again with the same
 * attempt.
 */

import type { AccountBook, Device, Session } from '../account-book.js';
import { Refusal } from '../refusal.js';
import { fingerprint } from '../secret-text.js';
import type { FlowKind } from './flow-kind.js';
import type { Ending } from './schema.js';

/** The identity that the service confirms. */
export interface Vouched {
  /** The account's login key, such as `google:1234`. */
  readonly key: string;
  readonly by: string;
  readonly email?: string | undefined;
  readonly userName?: string | undefined;
}

export interface EndParts<T> {
  readonly flows: FlowKind<T & { readonly ending?: Ending | undefined }>;
  readonly book: AccountBook;
  readonly now: () => number;
}

export interface Attempt<T> {
  readonly handle: string;
  /** A secret of the browser: a request with the same one is a retry. */
  readonly attempt: string;
  readonly device: Device;
  /** Called once. */
  readonly identify: (flow: T) => Promise<Vouched>;
}

/** Allows for a process that ends meanwhile, a broken connection, and clock differences between processes. */
export const LOST_MS = 5 * 60_000;
/** For the process that received the first request. */
const TIMEOUT_MS = 10_000;

export const loginExpired = () => new Refusal('This login has expired. Start again', 410);

export function endedOnce<T>({ flows, book, now }: EndParts<T>): (attempt: Attempt<T>) => Promise<Session> {
  const again = async ({ handle, device }: Attempt<T>): Promise<Session> => {
    const found = await flows.until(handle, ({ ending }) => ending?.done !== undefined, TIMEOUT_MS);
    const { done } = found?.ending ?? {};
    if (!done || now() - done.at >= LOST_MS) throw loginExpired();
    const session = await book.openAgain(await book.account(done.account, done.by), device, done.session);
    if (!session) throw loginExpired();
    return session;
  };
  return async (asked) => {
    const { handle, device, identify } = asked;
    const [mine, key] = [fingerprint(asked.attempt), device.key];
    let first = false;
    const flow = await flows.change(handle, (each) => {
      first = each.ending === undefined;
      return first ? { ...each, ending: { attempt: mine, key } } : each;
    });
    const { ending } = flow ?? {};
    if (!flow || ending?.attempt !== mine || ending.key !== key) throw loginExpired();
    if (!first) return await again(asked);
    let vouched: Vouched;
    try {
      vouched = await identify(flow);
    } catch (error) {
      // A service that could not be reached can be asked again; a refusal is final.
      if (error instanceof Refusal && error.status >= 500)
        await flows.change(handle, (each) => ({ ...each, ending: undefined }));
      else await flows.take(handle);
      throw error;
    }
    const { key: account, by, email, userName } = vouched;
    const described = await book.describe(await book.account(account, by), {
      ...(email !== undefined && { email }),
      ...(userName !== undefined && { userName }),
    });
    const session = await book.open(described, device);
    const done = { account, by, session: session.id, at: now() };
    // If the result cannot be stored, there is still an answer.
    await flows.change(handle, (each) => ({ ...each, ending: { attempt: mine, key, done } })).catch(() => undefined);
    return session;
  };
}
