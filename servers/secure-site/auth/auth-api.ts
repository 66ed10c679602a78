/** The auth server's answers to the frame. */

import type { ConsentedApp } from '../ports/consent-records.js';
import type { AccountBook, Device, Session } from './account-book.js';
import type { EmailChange } from './email-change.js';
import type { EmailLogin } from './email-login.js';
import type { FarcasterLogin } from './farcaster-login.js';
import { Refusal } from './refusal.js';
import type { RequestContext } from './request-context.js';
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

export type AuthApi = (name: string, body: unknown, context?: RequestContext) => Promise<unknown>;

export interface AuthApiParts {
  readonly book: AccountBook;
  readonly login: EmailLogin;
  readonly change: EmailChange;
  readonly social: SocialLogin;
  /** Undefined: not offered. */
  readonly farcaster: FarcasterLogin | undefined;
  readonly vault: VaultParts;
}

export function authApi(parts: AuthApiParts): AuthApi {
  const { book, login, change, social, farcaster, vault } = parts;
  const known = async (token: string): Promise<Session> => {
    const session = await book.session(token);
    if (!session) throw new Refusal('You are not logged in', 401);
    return session;
  };
  const offered = (): FarcasterLogin => {
    if (!farcaster) throw new Refusal('This service is not offered here', 404);
    return farcaster;
  };
  const answers: {
    readonly [N in keyof Questions]: (asked: Questions[N], device: Device) => Promise<AuthAnswers[N]>;
  } = {
    email: ({ email, browser }) => login.begin(email, browser),
    device: async ({ flow }) => ({ approved: await login.deviceApproved(flow) }),
    code: async ({ flow, code }, device) => loggedIn(await login.enterCode(flow, code, device)),
    session: async ({ token }) => loggedIn(await known(token)),
    leave: async ({ token }) => {
      await book.close(token);
      return {};
    },
    consents: async ({ token }) => ({ apps: await book.store.consents((await known(token)).account.id) }),
    consent: async ({ token, origin }) => {
      if (!(await book.store.giveConsent((await known(token)).account.id, origin, MOST_APPS)))
        throw new Refusal('Too many apps are connected. Disconnect one first');
      return {};
    },
    'withdraw-consent': async ({ token, origin }) => {
      await book.store.withdrawConsent((await known(token)).account.id, origin);
      return {};
    },
    'change-email': async ({ token, email }) => {
      await change.begin(await known(token), email);
      return {};
    },
    'change-old': async ({ token, code }) => {
      await change.enterOldCode(await known(token), code);
      return {};
    },
    'change-new': async ({ token, code, browser }) => ({
      email: await change.enterNewCode(await known(token), code, browser),
    }),
    social: async ({ provider, browser, app }) => ({ uri: await social.begin(provider, browser, app) }),
    'social-result': async ({ uri, browser }, device) => loggedIn(await social.finish(uri, browser, device)),
    farcaster: async () => {
      return await offered().begin();
    },
    'farcaster-result': async ({ flow }, device) => {
      const session = await offered().outcome(flow, device);
      return session ? { loggedIn: loggedIn(session) } : {};
    },
    ...vaultAnswers(vault, async (token) => (await known(token)).account),
  };
  const answer = <N extends keyof Questions>(name: N, body: unknown, { agent = '' }: RequestContext) => {
    const asked = readQuestion(name, body);
    if (!asked) throw new Refusal('Invalid input');
    return answers[name](asked, { key: '', about: agent.slice(0, LONGEST_AGENT) });
  };
  return async (name, body, context = {}) => {
    if (!Object.hasOwn(questions, name)) throw new Refusal('Not found', 404);
    return await answer(name as keyof Questions, body, context);
  };
}

const LONGEST_AGENT = 200;
/** Of one account. */
const MOST_APPS = 200;

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
