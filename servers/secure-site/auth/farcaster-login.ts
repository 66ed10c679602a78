/** Login by an app elsewhere, as Farcaster's: the visitor opens a link there and approves, while this browser waits. */
import type { AccountBook, Session } from './account-book.js';
import { Refusal } from './refusal.js';
import { fingerprint, secretText } from './secret-text.js';

export interface FarcasterLogin {
  /** `channel` is what the link leads to; `flow` is known only to the requesting browser. */
  begin(): { readonly flow: string; readonly channel: string };
  /** Waits a while; undefined says to ask again. Once. */
  outcome(flow: string): Promise<Session | undefined>;
  isOpen(channel: string): boolean;
  answer(channel: string, name: string | undefined): void;
}

interface Flow {
  readonly channel: string;
  readonly until: number;
  answered?: { readonly name: string | undefined };
  readonly waiting: Set<() => void>;
}

const LIFETIME_MS = 10 * 60_000;
const MOST = 5_000;

export function farcasterLogin(book: AccountBook, now: () => number, pollMs = 20_000): FarcasterLogin {
  const flows = new Map<string, Flow>();
  const byChannel = (channel: string): Flow | undefined => {
    const hash = fingerprint(channel);
    return [...flows.values()].find((each) => each.channel === hash && now() < each.until && !each.answered);
  };
  return {
    begin() {
      const [flow, channel] = [secretText(), secretText()];
      for (const [key, { until }] of flows) if (now() >= until || flows.size >= MOST) flows.delete(key);
      flows.set(fingerprint(flow), { channel: fingerprint(channel), until: now() + LIFETIME_MS, waiting: new Set() });
      return { flow, channel };
    },
    async outcome(flow) {
      const key = fingerprint(flow);
      const found = flows.get(key);
      if (!found || now() >= found.until) throw new Refusal('This login has expired. Start again', 410);
      if (!found.answered)
        await new Promise<void>((resolve) => {
          const done = () => {
            clearTimeout(limit);
            found.waiting.delete(done);
            resolve();
          };
          const limit = setTimeout(done, pollMs).unref();
          found.waiting.add(done);
        });
      if (!found.answered) return undefined;
      flows.delete(key);
      const { name } = found.answered;
      if (name === undefined) throw new Refusal('You declined the login');
      const account = book.account(`farcaster:${name.toLowerCase()}`, 'farcaster');
      account.userName = name;
      return book.open(account);
    },
    isOpen: (channel) => byChannel(channel) !== undefined,
    answer(channel, name) {
      const found = byChannel(channel);
      if (!found) throw new Refusal('This link has expired. Start the login again', 410);
      found.answered = { name };
      for (const done of found.waiting) done();
    },
  };
}
