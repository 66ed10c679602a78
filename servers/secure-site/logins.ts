/** The ways to log in, put together over one book of accounts. */
import { accountBook } from './auth/account-book.js';
import { type AuthApi, authApi } from './auth/auth-api.js';
import { emailChange } from './auth/email-change.js';
import { type EmailLogin, emailLogin } from './auth/email-login.js';
import { type FarcasterLogin, farcasterLogin } from './auth/farcaster-login.js';
import { flowKinds } from './auth/flows/flow-kind.js';
import { mailLimit } from './auth/mail-limit.js';
import { type SocialLogin, socialLogin } from './auth/social-login.js';
import type { Social } from './auth/socials.js';
import { vaultParts } from './auth/vault/vault-parts.js';
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
  readonly farcaster: FarcasterLogin;
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
  const farcaster = farcasterLogin(book, flows);
  const api = authApi({
    ...{ book, login, social, farcaster },
    change: emailChange(mailing),
    farcasterUrl: (channel) => `${origin()}/farcaster?channel=${channel}`,
    vault: vaultParts({ stores, send, origin, now }),
  });
  return { stores, api, login, social, farcaster };
}
