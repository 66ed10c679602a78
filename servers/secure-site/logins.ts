/** The ways to log in, put together over one book of accounts. */
import { accountBook } from './auth/account-book.js';
import { type AuthApi, authApi } from './auth/auth-api.js';
import { emailChange } from './auth/email-change.js';
import { type EmailLogin, emailLogin } from './auth/email-login.js';
import { flowKinds } from './auth/flows/flow-kind.js';
import { mailLimit } from './auth/mail-limit.js';
import { checkProof } from './auth/session/proof.js';
import { type SocialLogin, socialLogin } from './auth/social-login.js';
import type { Social } from './auth/socials.js';
import { vaultParts } from './auth/vault/vault-parts.js';
import { type FarcasterStandIn, farcasterStandIn } from './demo/farcaster-stand-in.js';
import { type FarcasterService, farcasterSigned } from './farcaster/farcaster-signed.js';
import type { IdentityProvider } from './identity/identity-provider.js';
import type { SendMail } from './mail/post-office.js';
import { memoryStores } from './stores/memory/memory-stores.js';
import type { Stores } from './stores/stores.js';

/** Who vouches for visitors of a service; undefined where the site is not registered there. */
export type ProviderOf = (social: Social, callbackUrl: string) => Promise<IdentityProvider | undefined>;

export interface LoginParts {
  /** The site's public address, once it is known. */
  readonly origin: () => string;
  readonly allowedOrigins: readonly string[];
  readonly send: SendMail;
  readonly provider: ProviderOf;
  /** `stand-in`: of a trial, where visitors are anybody. Undefined: not offered. */
  readonly farcaster?: FarcasterService | 'stand-in' | undefined;
  readonly verifiesNewBrowsers?: (() => boolean) | undefined;
  /** Default: in memory, and gone with these parts. */
  readonly stores?: Stores | undefined;
  readonly now: () => number;
}

export interface Logins {
  readonly stores: Stores;
  readonly api: AuthApi;
  readonly login: EmailLogin;
  readonly social: SocialLogin;
  /** Of a trial: what its page answers. */
  readonly standIn: FarcasterStandIn | undefined;
}

export function logins(parts: LoginParts): Logins {
  const { origin, allowedOrigins, send, provider, verifiesNewBrowsers = () => true, now } = parts;
  const callbackUrl = () => `${origin()}/callback`;
  const stores = parts.stores ?? memoryStores(now);
  const book = accountBook(stores.accounts, stores.sealer);
  const flows = flowKinds(stores.flows, stores.sealer);
  // One for all mails: a mailbox does not care what fills it.
  const mailing = { book, flows, send, allowMail: mailLimit(stores.limits), now };
  const linkUrl = (link: string) => `${origin()}/device?link=${link}`;
  const login = emailLogin({ ...mailing, linkUrl, verifiesNewBrowsers });
  const social = socialLogin({
    ...{ book, flows, callbackUrl, allowedOrigins },
    provider: (each) => provider(each, callbackUrl()),
  });
  const standIn =
    parts.farcaster === 'stand-in'
      ? farcasterStandIn(book, flows, (channel) => `${origin()}/farcaster?channel=${channel}`)
      : undefined;
  const farcaster =
    typeof parts.farcaster === 'object'
      ? farcasterSigned({ ...{ book, flows, origin, now }, service: parts.farcaster })
      : standIn;
  const api = authApi({
    ...{ book, login, social, farcaster, checkProof: checkProof(stores.flows, now) },
    change: emailChange(mailing),
    vault: vaultParts({ stores, send, origin, now }),
  });
  return { stores, api, login, social, standIn };
}
