/** The name that is shown for a logged-in visitor. */
import type { SocialProvider } from '../site/features.js';
import { cutEmail } from './format-address.js';

export interface Identity {
  readonly email?: string | undefined;
  readonly name?: string | undefined;
  readonly provider?: SocialProvider | undefined;
}

/** The name of the social account, else the email, else nothing. */
export function identityOf({ email, name, provider }: Identity): string | undefined {
  // Discord appends a number to names that are not unique, and `0` to unique ones.
  if (name) return provider === 'discord' && name.endsWith('0') ? name.slice(0, -1) : name;
  return email ? cutEmail(email) : undefined;
}

/** An address's primary name and avatar, if it has them. */
export interface AddressIdentity {
  readonly name?: string;
  /** A `data:` URL, or a URL on a host that you configured. */
  readonly avatar?: string;
}

/** A name and the address that it resolves to. */
export interface NamedAddress {
  /** Normalized (ENSIP-15), so in lower case. */
  readonly name: string;
  readonly address: string;
}
