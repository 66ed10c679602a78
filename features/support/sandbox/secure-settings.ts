/** How logging in goes for a page: the secure site, its frame, and what the page's own policy says of it. */

/** Whether a code in a mail is enough, or the wallet asks besides before the page learns who it is, a link comes first, nothing is needed, or nobody answers. */
export type LoginState = 'by code' | 'by code, and consent' | 'by link' | 'at once' | 'never';
export type SecureSiteState = 'fine' | 'down' | 'refusing the domain' | 'refusing without words';

export interface SecureSettings {
  /** How a login with a wallet inside the modal goes. Undefined: there is none. */
  readonly login: LoginState | undefined;
  readonly secureSite: SecureSiteState;
  /** A question that the secure frame does not hear, as one that hangs. */
  readonly unheard: string | undefined;
  /** Whether the page's own policy lets it show frames. */
  readonly frames: boolean;
}

export const USUAL_SECURE: SecureSettings = { login: undefined, secureSite: 'fine', unheard: undefined, frames: true };

export const SECURE_SETTINGS: Readonly<Record<string, (value: string) => Partial<SecureSettings>>> = {
  login: (how) => ({ login: how === 'no' ? undefined : (how as LoginState) }),
  'secure site': (state) => ({ secureSite: state as SecureSiteState }),
  'question that the frame does not hear': (name) => ({ unheard: name === 'none' ? undefined : name }),
  'policy on frames': (how) => ({ frames: how !== 'none' }),
};
