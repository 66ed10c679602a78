/** The ways to log in, put together over one book of accounts. */
import { accountBook } from './auth/account-book.js';
import { type AuthApi, authApi } from './auth/auth-api.js';
import { consentBook } from './auth/consent-book.js';
import { emailChange } from './auth/email-change.js';
import { type EmailLogin, emailLogin } from './auth/email-login.js';
import { type FarcasterLogin, farcasterLogin } from './auth/farcaster-login.js';
import { mailLimit } from './auth/mail-limit.js';
import { type Registration, type Social, type SocialLogin, socialLogin } from './auth/social-login.js';
import { passkeys } from './auth/vault/passkeys.js';
import { memoryVaultBook } from './auth/vault/vault-book.js';
import type { SendMail } from './mail/post-office.js';

export interface LoginParts {
  /** The site's public address, once it is known. */
  readonly origin: () => string;
  readonly allowedOrigins: readonly string[];
  readonly send: SendMail;
  readonly registration: (social: Social, callbackUrl: string) => Promise<Registration>;
  readonly verifiesNewBrowsers?: (() => boolean) | undefined;
  readonly now: () => number;
}

export interface Logins {
  readonly api: AuthApi;
  readonly login: EmailLogin;
  readonly social: SocialLogin;
  readonly farcaster: FarcasterLogin;
}

export function logins(parts: LoginParts): Logins {
  const { origin, allowedOrigins, send, registration, verifiesNewBrowsers = () => true, now } = parts;
  const callbackUrl = () => `${origin()}/callback`;
  const book = accountBook(now);
  // One for all mails: a mailbox does not care what fills it.
  const mailing = { book, send, allowMail: mailLimit(now), now };
  const linkUrl = (link: string) => `${origin()}/device?link=${link}`;
  const login = emailLogin({ ...mailing, linkUrl, verifiesNewBrowsers });
  const social = socialLogin({
    ...{ book, now, callbackUrl, allowedOrigins },
    registration: (each) => registration(each, callbackUrl()),
  });
  const farcaster = farcasterLogin(book, now);
  const vaults = memoryVaultBook();
  const api = authApi({
    ...{ book, login, social, farcaster, consents: consentBook(now) },
    change: emailChange(mailing),
    farcasterUrl: (channel) => `${origin()}/farcaster?channel=${channel}`,
    vault: { vaults, passkeys: passkeys(vaults, origin, now) },
  });
  return { api, login, social, farcaster };
}
