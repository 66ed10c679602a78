/** What a visitor who is logged in is called. */
import type { SocialProvider } from '../site/features.js';
import { cutEmail } from './format-address.js';

export interface Identity {
  readonly email?: string | undefined;
  readonly name?: string | undefined;
  readonly provider?: SocialProvider | undefined;
}

/** The name of the social account, else the email; nothing where neither is known. */
export function identityOf({ email, name, provider }: Identity): string | undefined {
  // Discord appends a number to distinguish equal names, and 0 where there is none.
  if (name) return provider === 'discord' && name.endsWith('0') ? name.slice(0, -1) : name;
  return email ? cutEmail(email) : undefined;
}

/** What a service knows of an address: its primary name and a picture, if it has them. */
export interface AddressIdentity {
  readonly name?: string;
  /** As data, or at an address that the host knows. */
  readonly avatar?: string;
}

export interface NamedAddress {
  /** As names are written: small letters, and so on (ENSIP-15). */
  readonly name: string;
  readonly address: string;
}
