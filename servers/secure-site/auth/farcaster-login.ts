/** Login with Farcaster: the visitor opens a link in the app and approves, while this browser waits. */
import type { Session, ThisDevice } from './account-book.js';

export interface FarcasterLogin {
  /** `flow` is known only to the requesting browser. */
  begin(): Promise<{ readonly flow: string; readonly url: string }>;
  /** Waits a while; undefined: ask again. Once only. */
  outcome(flow: string, device: ThisDevice): Promise<Session | undefined>;
}
