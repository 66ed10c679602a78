/** Login by Farcaster: the visitor opens a link in its app and approves, while this browser waits. */
import type { Session, ThisDevice } from './account-book.js';

export interface FarcasterLogin {
  /** `flow` is known only to the requesting browser. */
  begin(): Promise<{ readonly flow: string; readonly url: string }>;
  /** Waits a while; undefined says to ask again. Once. */
  outcome(flow: string, device: ThisDevice): Promise<Session | undefined>;
}
