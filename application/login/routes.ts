/** The screens of logging in. Each carries its own data. */
import type { SocialProvider } from '../../domain/site/features.js';

export type LoginRoute =
  /** The code of an email. */
  | { readonly view: 'email-verify-otp' }
  /** This browser has to be approved by a link in an email. */
  | { readonly view: 'email-verify-device' }
  | { readonly view: 'connect-socials' }
  | { readonly view: 'connecting-social'; readonly provider: SocialProvider }
  | { readonly view: 'connecting-farcaster' }
  | { readonly view: 'update-email-wallet' }
  | { readonly view: 'update-email-primary-otp' }
  | { readonly view: 'update-email-secondary-otp' }
  | { readonly view: 'upgrade-email-wallet' };
