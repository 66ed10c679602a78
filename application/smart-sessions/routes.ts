/** The screens of sites' permissions. Each carries its own data. */
import type { SessionTab } from '../smart-sessions/state.js';

export type SmartSessionsRoute =
  /** The permissions of the account in use. `pci`: the details of one session. */
  | { readonly view: 'smart-sessions'; readonly tab?: SessionTab; readonly pci?: string }
  /** A permission was granted to a site. */
  | { readonly view: 'smart-session-created' };
