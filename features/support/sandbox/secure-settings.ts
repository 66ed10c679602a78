/** Settings of logins: the secure site, its frame, and the page's own policy for frames. */

/**
 * How a login ends: by a code in an email; with the wallet's consent screen before the page learns who it is; by a link
 * first; without any step; or without an answer.
 */
export type LoginState = 'by code' | 'by code, and consent' | 'by link' | 'at once' | 'never';
export type SecureSiteState = 'fine' | 'down' | 'refusing the domain' | 'refusing without a reason';

export interface SecureSettings {
  /** How a login with the embedded wallet ends. Undefined: there is no embedded wallet. */
  readonly login: LoginState | undefined;
  readonly secureSite: SecureSiteState;
  /** A request that the secure frame does not receive, as if it hung. */
  readonly unheard: string | undefined;
  /** Whether the page's own policy lets it show frames. */
  readonly frames: boolean;
}

export const USUAL_SECURE: SecureSettings = { login: undefined, secureSite: 'fine', unheard: undefined, frames: true };

export const SECURE_SETTINGS: Readonly<Record<string, (value: string) => Partial<SecureSettings>>> = {
  login: (how) => ({ login: how === 'no' ? undefined : (how as LoginState) }),
  'secure site': (state) => ({ secureSite: state as SecureSiteState }),
  'request that the frame ignores': (name) => ({ unheard: name === 'none' ? undefined : name }),
  'frame-src policy': (how) => ({ frames: how !== 'none' }),
};
