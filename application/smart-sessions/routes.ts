/** The screens of permissions that sites were given. Each carries its own data. */
import type { SessionTab } from '../smart-sessions/state.js';

export type SmartSessionsRoute =
  /** The permissions of the account in use. `pci`: the details of one session. */
  | { readonly view: 'smart-sessions'; readonly tab?: SessionTab; readonly pci?: string }
  /** The account has let a site act for it. */
  | { readonly view: 'smart-session-created' };
