/**
 * The end of a login that a service vouches for: once. The browser that has ended it gets the same session again by the same
 * attempt, where the answer was lost on the way.
 */

import type { AccountBook, Device, Session } from '../account-book.js';
import { Refusal } from '../refusal.js';
import { fingerprint } from '../secret-text.js';
import type { FlowKind } from './flow-kind.js';
import type { Ending } from './schema.js';

/** Whom the service vouches for. */
export interface Vouched {
  /** Of the account, as `google:1234`. */
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
  /** Asked once. */
  readonly identify: (flow: T) => Promise<Vouched>;
}

/** For a process that ends in between, and a line that breaks; the clocks of processes may be apart. */
export const LOST_MS = 5 * 60_000;
/** For the process that was asked first. */
const PATIENCE_MS = 10_000;

export const loginExpired = () => new Refusal('This login has expired. Start again', 410);

export function endedOnce<T>({ flows, book, now }: EndParts<T>): (attempt: Attempt<T>) => Promise<Session> {
  const again = async ({ handle, device }: Attempt<T>): Promise<Session> => {
    const found = await flows.until(handle, ({ ending }) => ending?.done !== undefined, PATIENCE_MS);
    const { done } = found?.ending ?? {};
    if (!done || now() - done.at >= LOST_MS) throw loginExpired();
    return await book.open(await book.account(done.account, done.by), device, done.session);
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
      // Who could not be asked may be asked again; a no is one for good.
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
    // Where this cannot be kept, there is an answer all the same.
    await flows.change(handle, (each) => ({ ...each, ending: { attempt: mine, key, done } })).catch(() => undefined);
    return session;
  };
}
