/** The intents of logging in. */
import type { AccountType } from '../../domain/address/account.js';
import type { SocialProvider } from '../../domain/site/features.js';

export type LoginIntent =
  | { readonly type: 'log-in-by-email'; readonly email: string }
  | { readonly type: 'resume-login' }
  | { readonly type: 'resend-code' }
  | { readonly type: 'enter-code'; readonly code: string }
  | { readonly type: 'log-in-by-social'; readonly provider: SocialProvider }
  | { readonly type: 'finish-login' }
  | { readonly type: 'change-email'; readonly email: string }
  | { readonly type: 'enter-email-code'; readonly code: string }
  | { readonly type: 'change-account-type'; readonly accountType: AccountType };
