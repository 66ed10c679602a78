/** The auth server's answers to the frame. */

import type { ConsentedApp } from '../ports/consent-records.js';
import type { AccountBook, Session, ThisDevice } from './account-book.js';
import type { ChangedEmail, EmailChange } from './email-change.js';
import type { EmailLogin } from './email-login.js';
import type { FarcasterLogin } from './farcaster-login.js';
import type { AllowAccount } from './limits/account-limit.js';
import { limitedBlock } from './limits/limited-block.js';
import { type LoggedIn, loggedIn } from './logged-in.js';
import { once } from './once.js';
import { Refusal } from './refusal.js';
import type { RequestContext } from './request-context.js';
import { type Questions, questions, readQuestion } from './schema.js';
import type { CheckProof } from './session/proof.js';
import { type SessionQuestionAnswers, sessionAnswers } from './session/session-answers.js';
import type { SocialLogin } from './social-login.js';
import { mustOwn } from './vault/must-own.js';
import { type VaultParts, type VaultQuestionAnswers, vaultAnswers } from './vault/vault-answers.js';

type Nothing = Record<string, never>;

export interface AuthAnswers extends VaultQuestionAnswers, SessionQuestionAnswers {
  readonly email: { readonly flow: string; readonly action: 'VERIFY_DEVICE' | 'VERIFY_OTP' };
  readonly device: { readonly approved: boolean };
  readonly code: LoggedIn;
  readonly leave: Nothing;
  readonly consents: { readonly apps: readonly ConsentedApp[] };
  readonly consent: Nothing;
  readonly 'withdraw-consent': Nothing;
  readonly 'change-email': Nothing;
  readonly 'change-old': Nothing;
  readonly 'change-new': ChangedEmail;
  readonly social: { readonly uri: string };
  readonly 'social-result': LoggedIn;
  readonly 'social-landed': Nothing;
  readonly 'social-outcome': { readonly uri?: string };
  readonly 'social-told': Nothing;
  readonly 'social-over': { readonly over: boolean };
  readonly farcaster: { readonly flow: string; readonly url: string };
  readonly 'farcaster-result': { readonly loggedIn?: LoggedIn };
}

export type AuthApi = (name: string, body: unknown, context?: RequestContext) => Promise<unknown>;

export interface AuthApiParts {
  readonly book: AccountBook;
  readonly checkProof: CheckProof;
  readonly allowAccount: AllowAccount;
  readonly login: EmailLogin;
  readonly change: EmailChange;
  readonly social: SocialLogin;
  /** Undefined: not offered. */
  readonly farcaster: FarcasterLogin | undefined;
  readonly vault: VaultParts;
}

export function authApi(parts: AuthApiParts): AuthApi {
  const { book, checkProof, allowAccount, login, change, social, farcaster, vault } = parts;
  const owner = async (token: string, device: ThisDevice): Promise<Session> => {
    const session = await book.session(token);
    // Useless without the key of the browser that it was given to.
    if (!session || session.key !== (await device()).key) throw new Refusal('You are not logged in', 401);
    return session;
  };
  const known = async (token: string, device: ThisDevice): Promise<Session> => {
    const session = await owner(token, device);
    await allowAccount(session);
    return session;
  };
  const offered = (): FarcasterLogin => {
    if (!farcaster) throw new Refusal('This service is not offered here', 404);
    return farcaster;
  };
  const answersTo = (device: ThisDevice, { address, worked }: RequestContext): Answers => ({
    email: ({ email, browser }) => login.begin(email, browser, { block: limitedBlock(address), worked }),
    device: async ({ flow }) => ({ approved: await login.deviceApproved(flow) }),
    code: async ({ flow, code }) => loggedIn(await login.enterCode(flow, code, device)),
    ...sessionAnswers(book, (token) => known(token, device)),
    // Always allowed, since it ends the requesting session. Once only.
    leave: async ({ token }) => {
      const { account, id } = await owner(token, device);
      await book.store.endSession(account.id, id);
      return {};
    },
    consents: async ({ token }) => ({ apps: await book.store.consents((await known(token, device)).account.id) }),
    consent: async ({ token, origin }) => {
      if (!(await book.store.giveConsent((await known(token, device)).account.id, origin, MOST_APPS)))
        throw new Refusal('Too many apps are connected. Disconnect one first');
      return {};
    },
    'withdraw-consent': async ({ token, origin }) => {
      await book.store.withdrawConsent((await known(token, device)).account.id, origin);
      return {};
    },
    'change-email': async ({ token, email, change: secret }) => {
      const session = await known(token, device);
      await mustOwn(vault.vaults, session.account.id, secret);
      await change.begin(session, email);
      return {};
    },
    'change-old': async ({ token, code }) => {
      await change.enterOldCode(await known(token, device), code);
      return {};
    },
    'change-new': async ({ token, code, browser }) =>
      await change.enterNewCode(await known(token, device), code, browser),
    social: async ({ provider, browser, app }) => ({ uri: await social.begin(provider, browser, app) }),
    'social-result': async ({ uri, browser, attempt }) => loggedIn(await social.finish(uri, browser, device, attempt)),
    'social-landed': async ({ uri }) => {
      await social.land(uri);
      return {};
    },
    'social-outcome': async ({ state, browser }) => {
      const uri = await social.outcome(state, browser);
      return uri === undefined ? {} : { uri };
    },
    'social-told': async ({ state, browser }) => {
      await social.told(state, browser);
      return {};
    },
    'social-over': async ({ state }) => ({ over: await social.isOver(state) }),
    farcaster: async () => {
      return await offered().begin();
    },
    'farcaster-result': async ({ flow }) => {
      const session = await offered().outcome(flow, device);
      return session ? { loggedIn: loggedIn(session) } : {};
    },
    ...vaultAnswers(vault, async (token) => (await known(token, device)).account),
  });
  const answer = <N extends keyof Questions>(name: N, body: unknown, context: RequestContext) => {
    const asked = readQuestion(name, body);
    if (!asked) throw new Refusal('Invalid input');
    const { agent = '', proof, url = '', body: sent = '' } = context;
    const device = once(async () => ({
      key: await checkProof({ proof, method: 'POST', url, body: sent }),
      about: agent.slice(0, LONGEST_AGENT),
    }));
    return answersTo(device, context)[name](asked);
  };
  return async (name, body, context = {}) => {
    if (!Object.hasOwn(questions, name)) throw new Refusal('Not found', 404);
    return await answer(name as keyof Questions, body, context);
  };
}

type Answers = { readonly [N in keyof Questions]: (asked: Questions[N]) => Promise<AuthAnswers[N]> };

const LONGEST_AGENT = 200;
/** Of one account. */
const MOST_APPS = 200;
