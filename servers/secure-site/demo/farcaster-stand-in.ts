/** Stands in for Farcaster's app: a page on which a visitor approves as anybody. */
import type { AccountBook } from '../auth/account-book.js';
import type { FarcasterLogin } from '../auth/farcaster-login.js';
import type { FlowKinds } from '../auth/flows/flow-kind.js';
import { FARCASTER_CHANNEL, FARCASTER_FLOW } from '../auth/flows/schema.js';
import { Refusal } from '../auth/refusal.js';
import { fingerprint, secretText } from '../auth/secret-text.js';

export interface FarcasterStandIn extends FarcasterLogin {
  isOpen(channel: string): Promise<boolean>;
  answer(channel: string, name: string | undefined): Promise<void>;
}

/** `urlOf`: the page that a channel leads to. */
export function farcasterStandIn(
  book: AccountBook,
  kinds: FlowKinds,
  urlOf: (channel: string) => string,
  pollMs = 20_000,
): FarcasterStandIn {
  const flows = kinds(FARCASTER_FLOW);
  const channels = kinds(FARCASTER_CHANNEL);
  const over = () => new Refusal('This login has expired. Start again', 410);
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
      if (!found) throw over();
      if (!found.answered) return undefined;
      const asker = await device();
      const answered = (await flows.take(handle))?.answered;
      if (!answered) throw over();
      const { name } = answered;
      if (name === undefined) throw new Refusal('You declined the login');
      const account = await book.account(`farcaster:${name.toLowerCase()}`, 'farcaster');
      return await book.open(await book.describe(account, { userName: name }), asker);
    },
    isOpen: async (channel) => (await channels.find(fingerprint(channel))) !== undefined,
    async answer(channel, name) {
      // Of use once, whatever is answered.
      const found = await channels.take(fingerprint(channel));
      if (!found) throw new Refusal('This link has expired. Start the login again', 410);
      await flows.change(found.flow, (each) => ({ ...each, answered: { name } }));
    },
  };
}
