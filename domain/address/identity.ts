/** The name that is shown for a logged-in visitor. */
import type { SocialProvider } from '../site/features.js';
import { cutEmail } from './format-address.js';

export interface Identity {
  readonly email?: string | undefined;
  readonly name?: string | undefined;
  readonly provider?: SocialProvider | undefined;
}

/** The name of the social account, else the email; nothing where neither is known. */
export function identityOf({ email, name, provider }: Identity): string | undefined {
  // Discord appends a number to equal names, and `0` to unique ones.
  if (name) return provider === 'discord' && name.endsWith('0') ? name.slice(0, -1) : name;
  return email ? cutEmail(email) : undefined;
}

/** An address's primary name and avatar, if it has them. */
export interface AddressIdentity {
  readonly name?: string;
  /** A `data:` URL, or a URL on a host that you configured. */
  readonly avatar?: string;
}

export interface NamedAddress {
  /** As names are written: small letters, and so on (ENSIP-15). */
  readonly name: string;
  readonly address: string;
}
