/** The content and actions of the wallet's settings. */

export interface SettingsState {
  readonly email: string | undefined;
  readonly userName: string | undefined;
  /** What confirmed the visitor's identity: `email`, or the name of a service. */
  readonly by: string;
  /** Apps with consent, oldest first; undefined if every app knows the user. */
  readonly apps: readonly { readonly origin: string; readonly since: number }[] | undefined;
  /** Newest first. */
  readonly sessions: readonly SettingsSession[];
  /** The app whose frame opened the window. */
  readonly app: string;
}

export interface SettingsSession {
  readonly id: string;
  /** The browser's `User-Agent`. */
  readonly about: string;
  readonly usedAt: number;
  /** The current session. */
  readonly own: boolean;
}

export type SettingsAction =
  | { readonly kind: 'look' }
  /** Carried out in the window. */
  | { readonly kind: 'keys' }
  | { readonly kind: 'disconnect'; readonly origin: string }
  | { readonly kind: 'end-session'; readonly id: string }
  | { readonly kind: 'end-others' }
  | { readonly kind: 'sign-out' };

export type SettingsUpdate =
  | { readonly kind: 'state'; readonly state: SettingsState }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'problem'; readonly text: string };
