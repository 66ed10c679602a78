/** What the wallet's settings show, and what can be done there. */

export interface SettingsState {
  readonly email: string | undefined;
  readonly userName: string | undefined;
  /** What vouched for the visitor: `email`, or the name of a service. */
  readonly by: string;
  /** Apps that know who is logged in, oldest first; undefined where every app does. */
  readonly apps: readonly { readonly origin: string; readonly since: number }[] | undefined;
  /** Newest first. */
  readonly sessions: readonly SettingsSession[];
  /** The app whose frame opened the window. */
  readonly app: string;
}

export interface SettingsSession {
  readonly id: string;
  /** The browser in its own words. */
  readonly about: string;
  readonly usedAt: number;
  /** The one that is used here. */
  readonly own: boolean;
}

export type SettingsDeed =
  | { readonly kind: 'look' }
  /** Carried out in the window. */
  | { readonly kind: 'keys' }
  | { readonly kind: 'disconnect'; readonly origin: string }
  | { readonly kind: 'end-session'; readonly id: string }
  | { readonly kind: 'end-others' }
  | { readonly kind: 'sign-out' };

export type SettingsNews =
  | { readonly kind: 'state'; readonly state: SettingsState }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'problem'; readonly text: string };
