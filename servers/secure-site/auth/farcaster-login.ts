/** Login by an app elsewhere, as Farcaster's: the visitor opens a link there and approves, while this browser waits. */
import type { AccountBook, Device, Session } from './account-book.js';
import type { FlowKinds } from './flows/flow-kind.js';
import { FARCASTER_CHANNEL, FARCASTER_FLOW } from './flows/schema.js';
import { Refusal } from './refusal.js';
import { fingerprint, secretText } from './secret-text.js';

export interface FarcasterLogin {
  /** `channel` is what the link leads to; `flow` is known only to the requesting browser. */
  begin(): Promise<{ readonly flow: string; readonly channel: string }>;
  /** Waits a while; undefined says to ask again. Once. */
  outcome(flow: string, device: Device): Promise<Session | undefined>;
  isOpen(channel: string): Promise<boolean>;
  answer(channel: string, name: string | undefined): Promise<void>;
}

export function farcasterLogin(book: AccountBook, kinds: FlowKinds, pollMs = 20_000): FarcasterLogin {
  const flows = kinds(FARCASTER_FLOW);
  const channels = kinds(FARCASTER_CHANNEL);
  const over = () => new Refusal('This login has expired. Start again', 410);
  return {
    async begin() {
      const [flow, channel] = [secretText(), secretText()];
      await flows.begin(fingerprint(flow), {});
      await channels.begin(fingerprint(channel), { flow: fingerprint(flow) });
      return { flow, channel };
    },
    async outcome(flow, device) {
      const handle = fingerprint(flow);
      const found = await flows.until(handle, ({ answered }) => answered !== undefined, pollMs);
      if (!found) throw over();
      if (!found.answered) return undefined;
      const answered = (await flows.take(handle))?.answered;
      if (!answered) throw over();
      const { name } = answered;
      if (name === undefined) throw new Refusal('You declined the login');
      const account = await book.account(`farcaster:${name.toLowerCase()}`, 'farcaster');
      return await book.open(await book.describe(account, { userName: name }), device);
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
