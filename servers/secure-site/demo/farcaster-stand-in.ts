/** Replaces Farcaster's app in a trial: a page on which a visitor approves with any identity. */
import type { AccountBook } from '../auth/account-book.js';
import type { FarcasterLogin } from '../auth/farcaster-login.js';
import { endedOnce, loginExpired } from '../auth/flows/ended-once.js';
import type { FlowKinds } from '../auth/flows/flow-kind.js';
import { FARCASTER_CHANNEL, FARCASTER_FLOW, type FarcasterFlow } from '../auth/flows/schema.js';
import { Refusal } from '../auth/refusal.js';
import { fingerprint, secretText } from '../auth/secret-text.js';

export interface FarcasterStandIn extends FarcasterLogin {
  isOpen(channel: string): Promise<boolean>;
  answer(channel: string, name: string | undefined): Promise<void>;
}

export interface FarcasterStandInParts {
  readonly book: AccountBook;
  readonly flows: FlowKinds;
  readonly now: () => number;
  /** The page that a channel leads to. */
  readonly urlOf: (channel: string) => string;
  readonly pollMs?: number;
}

export function farcasterStandIn(parts: FarcasterStandInParts): FarcasterStandIn {
  const { book, flows: kinds, now, urlOf, pollMs = 20_000 } = parts;
  const flows = kinds(FARCASTER_FLOW);
  const channels = kinds(FARCASTER_CHANNEL);
  const end = endedOnce<FarcasterFlow>({ flows, book, now });
  return {
    async begin() {
      const [flow, channel] = [secretText(), secretText()];
      await flows.begin(fingerprint(flow), {});
      await channels.begin(fingerprint(channel), { flow: fingerprint(flow) });
      return { flow, url: urlOf(channel) };
    },
    async outcome(flow, device) {
      const handle = fingerprint(flow);
      const found = await flows.until(handle, ({ answered }) => answered !== undefined, pollMs);
      if (!found) throw loginExpired();
      if (!found.answered) return undefined;
      return await end({
        ...{ handle, attempt: flow, device: await device() },
        identify({ answered }) {
          const { name } = answered ?? {};
          if (name === undefined) return Promise.reject(new Refusal('You declined the login'));
          return Promise.resolve({ key: `farcaster:${name.toLowerCase()}`, by: 'farcaster', userName: name });
        },
      });
    },
    isOpen: async (channel) => (await channels.find(fingerprint(channel))) !== undefined,
    async answer(channel, name) {
      // Valid once, whatever the answer.
      const found = await channels.take(fingerprint(channel));
      if (!found) throw new Refusal('This link has expired. Start the login again', 410);
      await flows.change(found.flow, (each) => ({ ...each, answered: { name } }));
    },
  };
}
