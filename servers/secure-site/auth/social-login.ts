/** Login with an identity provider: started and completed by the same browser, once. */
import { isOriginAllowed } from '../../../domain/site/origin.js';
import type { IdentityProvider } from '../identity/identity-provider.js';
import type { AccountBook, Session, ThisDevice } from './account-book.js';
import { endedOnce, loginExpired } from './flows/ended-once.js';
import type { FlowKinds } from './flows/flow-kind.js';
import { SOCIAL_FLOW, type SocialFlow } from './flows/schema.js';
import { Refusal } from './refusal.js';
import { fingerprint, secretText } from './secret-text.js';
import type { Social } from './socials.js';

export interface SocialLogin {
  /** This site's own URL that redirects to the service. `app` is the page that waits for the outcome. */
  begin(social: Social, browser: string, app: string): Promise<string>;
  /** The service's own login page, and whether the login has a window; undefined when the login has expired. */
  leave(state: string): Promise<{ readonly next: string; readonly hasWindow: boolean } | undefined>;
  /** Stores the callback URL of the service for the browser that started. Only of a login that has a window. */
  land(resultUri: string): Promise<void>;
  /** Waits a while for that URL; undefined: ask again. */
  outcome(state: string, browser: string): Promise<string | undefined>;
  /** The page that started it has received the outcome. */
  told(state: string, browser: string): Promise<void>;
  /** Waits a while; resolves to whether the window is no longer needed. */
  isOver(state: string): Promise<boolean>;
  /** Where a login's result may be sent: the page that began it. */
  appOf(state: string): Promise<string | undefined>;
  /** The page that a login without a window goes back to; undefined when the login has a window. */
  backTo(state: string): Promise<string | undefined>;
  /** With the service's callback URL: once. The same `attempt` gets the same session again. */
  finish(resultUri: string, browser: string, device: ThisDevice, attempt?: string): Promise<Session>;
}

export interface SocialLoginParts {
  readonly book: AccountBook;
  readonly flows: FlowKinds;
  /** Undefined: the site is not registered there. */
  readonly provider: (social: Social) => Promise<IdentityProvider | undefined>;
  readonly callbackUrl: () => string;
  /** This site's page that redirects a window to the service. */
  readonly leaveUrl: (state: string) => string;
  /** How long one request for an outcome is kept open. */
  readonly pollMs?: number;
  readonly allowedOrigins: readonly string[];
  readonly now: () => number;
}

/** What a page without a window appends: where to return to. */
const BACK = '--';

export function socialLogin({
  book,
  provider,
  callbackUrl,
  allowedOrigins,
  now,
  ...parts
}: SocialLoginParts): SocialLogin {
  const { leaveUrl, pollMs = 20_000 } = parts;
  const flows = parts.flows(SOCIAL_FLOW);
  const known = async (social: Social): Promise<IdentityProvider> => {
    const found = await provider(social);
    if (!found) throw new Refusal('This service is not offered here', 404);
    return found;
  };
  const split = (state: string) => {
    const [own, rest] = [state.slice(0, 43), state.slice(43)];
    return { own, back: rest.startsWith(BACK) ? decode(rest.slice(BACK.length)) : undefined };
  };
  const hasWindow = (state: string) => split(state).own === state;
  const end = endedOnce<SocialFlow>({ flows, book, now });
  /** Of a login that has not completed. */
  const flowOf = async (state: string): Promise<SocialFlow | undefined> => {
    const flow = await flows.find(fingerprint(split(state).own));
    return flow?.ending ? undefined : flow;
  };
  /** Only the browser that started it may continue it, against login CSRF. */
  const isOwn = (flow: SocialFlow | undefined, browser: string) => flow?.browser === fingerprint(browser);
  const own = async (state: string, browser: string): Promise<void> => {
    if (!isOwn(await flowOf(state), browser)) throw loginExpired();
  };

  return {
    async begin(social, browser, app) {
      if (!isOriginAllowed(app, allowedOrigins)) throw new Refusal('This page may not use your wallet', 403);
      const service = await known(social);
      const [state, verifier, nonce] = [secretText(), secretText(), secretText()];
      // An unreachable service is reported here, not in the window.
      await service.authorizeUrl({ state, nonce, verifier, redirectUri: callbackUrl() });
      await flows.begin(fingerprint(state), { social, app, browser: fingerprint(browser), verifier, nonce });
      return leaveUrl(state);
    },
    async leave(state) {
      const flow = await flowOf(state);
      if (!flow) return undefined;
      const { social, nonce, verifier } = flow;
      const service = await known(social);
      const next = await service.authorizeUrl({ state, nonce, verifier, redirectUri: callbackUrl() });
      return { next, hasWindow: hasWindow(state) };
    },
    async land(resultUri) {
      if (!resultUri.startsWith(`${callbackUrl()}?`)) throw noOutcome();
      const state = outcomeIn(resultUri).searchParams.get('state') ?? '';
      if (!hasWindow(state)) throw noOutcome();
      if (!(await flows.change(fingerprint(state), (flow) => ({ ...flow, outcome: resultUri })))) throw loginExpired();
    },
    async outcome(state, browser) {
      await own(state, browser);
      const flow = await flows.until(fingerprint(split(state).own), ({ outcome }) => outcome !== undefined, pollMs);
      if (!flow || flow.ending) throw loginExpired();
      return flow.outcome;
    },
    async told(state, browser) {
      await own(state, browser);
      await flows.change(fingerprint(split(state).own), (flow) => ({ ...flow, told: true }));
    },
    async isOver(state) {
      const isKnown = ({ told, ending }: SocialFlow) => told === true || ending !== undefined;
      const flow = await flows.until(fingerprint(split(state).own), isKnown, pollMs);
      return !flow || isKnown(flow);
    },
    appOf: async (state) => (await flowOf(state))?.app,
    async backTo(state) {
      const { back } = split(state);
      const app = (await flowOf(state))?.app;
      return back && URL.canParse(back) && new URL(back).origin === app ? back : undefined;
    },
    async finish(resultUri, browser, device, attempt = secretText()) {
      const result = outcomeIn(resultUri);
      const state = split(result.searchParams.get('state') ?? '').own;
      const handle = fingerprint(state);
      if (!isOwn(await flows.find(handle), browser)) throw loginExpired();
      result.searchParams.set('state', state);
      return await end({
        ...{ handle, attempt, device: await device() },
        async identify({ social, nonce, verifier }) {
          const binding = { state, nonce, verifier, redirectUri: callbackUrl() };
          const { subject, email, name } = await (await known(social)).identify(result.searchParams, binding);
          return { key: `${social}:${subject}`, by: social, email, userName: name };
        },
      });
    },
  };
}

const noOutcome = () => new Refusal('This is not the outcome of a login');

function outcomeIn(uri: string): URL {
  if (!URL.canParse(uri)) throw noOutcome();
  return new URL(uri);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
