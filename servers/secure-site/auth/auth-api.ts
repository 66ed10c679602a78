/** The auth server's answers to the frame. */
import type { AccountBook, Session } from './account-book.js';
import type { ConsentBook, ConsentedApp } from './consent-book.js';
import type { EmailChange } from './email-change.js';
import type { EmailLogin } from './email-login.js';
import type { FarcasterLogin } from './farcaster-login.js';
import { Refusal } from './refusal.js';
import { type Questions, questions, readQuestion } from './schema.js';
import type { SocialLogin } from './social-login.js';
import { type VaultParts, type VaultQuestionAnswers, vaultAnswers } from './vault/vault-answers.js';

/** The logged-in user, as sent to the frame. */
export interface LoggedIn {
  readonly token: string;
  readonly account: string;
  readonly secret: string;
  /** What vouched for them: `email`, or the name of a service. */
  readonly by: string;
  readonly email?: string;
  readonly userName?: string;
}

type Nothing = Record<string, never>;

export interface AuthAnswers extends VaultQuestionAnswers {
  readonly email: { readonly flow: string; readonly action: 'VERIFY_DEVICE' | 'VERIFY_OTP' };
  readonly device: { readonly approved: boolean };
  readonly code: LoggedIn;
  readonly session: LoggedIn;
  readonly leave: Nothing;
  readonly consents: { readonly apps: readonly ConsentedApp[] };
  readonly consent: Nothing;
  readonly 'withdraw-consent': Nothing;
  readonly 'change-email': Nothing;
  readonly 'change-old': Nothing;
  readonly 'change-new': { readonly email: string };
  readonly social: { readonly uri: string };
  readonly 'social-result': LoggedIn;
  readonly farcaster: { readonly flow: string; readonly url: string };
  readonly 'farcaster-result': { readonly loggedIn?: LoggedIn };
}

export type AuthApi = (name: string, body: unknown) => Promise<unknown>;

export interface AuthApiParts {
  readonly book: AccountBook;
  readonly consents: ConsentBook;
  readonly login: EmailLogin;
  readonly change: EmailChange;
  readonly social: SocialLogin;
  readonly farcaster: FarcasterLogin;
  /** The address that leads to a channel. */
  readonly farcasterUrl: (channel: string) => string;
  readonly vault: VaultParts;
}

export function authApi(parts: AuthApiParts): AuthApi {
  const { book, consents, login, change, social, farcaster, farcasterUrl, vault } = parts;
  const known = (token: string): Session => {
    const session = book.session(token);
    if (!session) throw new Refusal('You are not logged in', 401);
    return session;
  };
  const answers: {
    readonly [N in keyof Questions]: (asked: Questions[N]) => Promise<AuthAnswers[N]> | AuthAnswers[N];
  } = {
    email: ({ email, browser }) => login.begin(email, browser),
    device: async ({ flow }) => ({ approved: await login.deviceApproved(flow) }),
    code: ({ flow, code }) => loggedIn(login.enterCode(flow, code)),
    session: ({ token }) => loggedIn(known(token)),
    leave: ({ token }) => {
      book.close(token);
      return {};
    },
    consents: ({ token }) => ({ apps: consents.of(known(token).account.id) }),
    consent: ({ token, origin }) => {
      consents.give(known(token).account.id, origin);
      return {};
    },
    'withdraw-consent': ({ token, origin }) => {
      consents.withdraw(known(token).account.id, origin);
      return {};
    },
    'change-email': async ({ token, email }) => {
      await change.begin(known(token).account, email);
      return {};
    },
    'change-old': async ({ token, code }) => {
      await change.enterOldCode(known(token).account, code);
      return {};
    },
    'change-new': ({ token, code, browser }) => ({
      email: change.enterNewCode(known(token).account, code, browser),
    }),
    social: async ({ provider, browser, app }) => ({ uri: await social.begin(provider, browser, app) }),
    'social-result': async ({ uri, browser }) => loggedIn(await social.finish(uri, browser)),
    farcaster: () => {
      const { flow, channel } = farcaster.begin();
      return { flow, url: farcasterUrl(channel) };
    },
    'farcaster-result': async ({ flow }) => {
      const session = await farcaster.outcome(flow);
      return session ? { loggedIn: loggedIn(session) } : {};
    },
    ...vaultAnswers(vault, (token) => known(token).account),
  };
  const answer = <N extends keyof Questions>(name: N, body: unknown) => {
    const asked = readQuestion(name, body);
    if (!asked) throw new Refusal('Invalid input');
    return answers[name](asked);
  };
  return async (name, body) => {
    if (!Object.hasOwn(questions, name)) throw new Refusal('Not found', 404);
    return await answer(name as keyof Questions, body);
  };
}

function loggedIn({ token, account: { id, secret, by, email, userName } }: Session): LoggedIn {
  return {
    token,
    account: id,
    secret,
    by,
    ...(email !== undefined && { email }),
    ...(userName !== undefined && { userName }),
  };
}
