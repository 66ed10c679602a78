/** The ways to log in, assembled over one account store. */
import { accountBook } from './auth/account-book.js';
import { type AuthApi, authApi } from './auth/auth-api.js';
import { type EmailChange, emailChange } from './auth/email-change.js';
import { type EmailLogin, emailLogin } from './auth/email-login.js';
import { flowKinds } from './auth/flows/flow-kind.js';
import { type AccountLimits, accountLimit } from './auth/limits/account-limit.js';
import { limitedApi } from './auth/limits/limited-api.js';
import { mailLimit } from './auth/limits/mail-limit.js';
import { proofOfWork } from './auth/limits/proof-of-work.js';
import { checkProof } from './auth/session/proof.js';
import { type SocialLogin, socialLogin } from './auth/social-login.js';
import type { Social } from './auth/socials.js';
import { vaultParts } from './auth/vault/vault-parts.js';
import { type FarcasterStandIn, farcasterStandIn } from './demo/farcaster-stand-in.js';
import { type FarcasterService, farcasterSigned } from './farcaster/farcaster-signed.js';
import type { IdentityProvider } from './identity/identity-provider.js';
import type { SendMail } from './mail/smtp-sender.js';
import { memoryStores } from './stores/memory/memory-stores.js';
import type { Stores } from './stores/stores.js';
import { currentLanguage } from './words/current-language.js';

/** The identity provider of a service; undefined if the site is not registered there. */
export type ProviderOf = (social: Social, callbackUrl: string) => Promise<IdentityProvider | undefined>;

export interface LoginParts {
  /** The site's public address, once known. */
  readonly origin: () => string;
  readonly allowedOrigins: readonly string[];
  readonly send: SendMail;
  readonly provider: ProviderOf;
  /** `stand-in`: in a trial, where visitors choose any identity. Undefined: not offered. */
  readonly farcaster?: FarcasterService | 'stand-in' | undefined;
  /** The time between the second code of an email change and the change. Default 0. */
  readonly emailDelayMs?: number | undefined;
  /** Logins that one block of addresses may start in 10 minutes. */
  readonly mostBegun?: number | undefined;
  /** Requests of a logged-in visitor in 10 minutes. Default: 600 per session, 1,800 per account. */
  readonly mostAsked?: AccountLimits | undefined;
  /** Proof of work for each further login. Default: clients wait, and work only for emails to an address that has received many. */
  readonly challengeBits?: number | undefined;
  readonly verifiesNewBrowsers?: (() => boolean) | undefined;
  /** Default: in memory, lost with these parts. */
  readonly stores?: Stores | undefined;
  readonly now: () => number;
}

export interface Logins {
  readonly stores: Stores;
  readonly api: AuthApi;
  readonly login: EmailLogin;
  readonly change: EmailChange;
  readonly social: SocialLogin;
  /** In a trial: what its page answers. */
  readonly standIn: FarcasterStandIn | undefined;
}

export function logins(parts: LoginParts): Logins {
  const { origin, allowedOrigins, send, provider, verifiesNewBrowsers = () => true, now } = parts;
  const callbackUrl = () => `${origin()}/callback`;
  const stores = parts.stores ?? memoryStores(now);
  const book = accountBook(stores.accounts, stores.sealer);
  const flows = flowKinds(stores.flows, stores.sealer);
  const { challengeBits: bits } = parts;
  const challenge = proofOfWork({ flows: stores.flows, sealer: stores.sealer, now, bits });
  // One limit for all emails, whatever their purpose.
  const allowMail = mailLimit(stores.limits, challenge);
  const mailing = { book, flows, send, allowMail, now };
  // The page continues in the language of the email or the app, whatever the language of the browser that opens it.
  const pageUrl = (path: string, query: string) => `${origin()}${path}?locale=${currentLanguage().locale}&${query}`;
  const cancelUrl = (link: string) => pageUrl('/stop-change', `link=${link}`);
  const linkUrl = (link: string) => pageUrl('/device', `link=${link}`);
  const login = emailLogin({ ...mailing, linkUrl, verifiesNewBrowsers });
  const social = socialLogin({
    ...{ book, flows, callbackUrl, allowedOrigins, now },
    leaveUrl: (state) => pageUrl('/leave', `state=${state}`),
    provider: (each) => provider(each, callbackUrl()),
  });
  const standIn =
    parts.farcaster === 'stand-in'
      ? farcasterStandIn({ book, flows, now, urlOf: (channel) => `${origin()}/farcaster?channel=${channel}` })
      : undefined;
  const farcaster =
    typeof parts.farcaster === 'object'
      ? farcasterSigned({ ...{ book, flows, origin, now }, service: parts.farcaster })
      : standIn;
  const change = emailChange({ ...mailing, cancelUrl, delayMs: parts.emailDelayMs });
  const api = authApi({
    ...{ book, login, social, farcaster, checkProof: checkProof(stores.flows, now) },
    allowAccount: accountLimit(stores.limits, parts.mostAsked),
    change,
    vault: vaultParts({ stores, send, origin, now }),
  });
  return {
    ...{ stores, login, change, social, standIn },
    api: limitedApi(api, { limits: stores.limits, most: parts.mostBegun, challenge, letsWork: bits !== undefined }),
  };
}
