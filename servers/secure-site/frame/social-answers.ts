/** Login by an identity provider or another app: the frame starts and completes it, the page opens windows and shows links. */
import type { AskAuth, LoggedIn } from './auth-client.js';
import type { Answers } from './frame-site.js';
import type { Present } from './present.js';

export interface SocialParts {
  readonly ask: AskAuth;
  /** This site's own origin. */
  readonly origin: string;
  /** The embedding page's origin. */
  readonly app: () => string;
  readonly browser: () => Promise<string>;
  readonly secretText: () => string;
  /** Once the page may know the user. */
  readonly become: (loggedIn: LoggedIn, signal: AbortSignal) => Promise<Present>;
  readonly user: (present: Present) => ReturnType<Answers['GET_USER']>;
  /** Rejects once there is another login, or none. */
  readonly begin: () => AbortSignal;
  /** Passes a service's callback URL to the page: the window has lost its opener. */
  readonly tellOutcome?: ((resultUri: string) => void) | undefined;
  /** Lets the window of the login that was begun go on to the service, until the login is over. */
  readonly vouch?: ((state: string, over: AbortSignal) => void) | undefined;
}

type Social = 'GET_SOCIAL_REDIRECT_URI' | 'CONNECT_SOCIAL' | 'GET_FARCASTER_URI' | 'CONNECT_FARCASTER';

export function socialAnswers(parts: SocialParts): Pick<Answers, Social> {
  const { ask, become, browser } = parts;
  let farcaster: { readonly flow: string; readonly over: AbortSignal } | undefined;
  let watched = new AbortController();
  const watch = async (state: string, tell: (resultUri: string) => void, over: AbortSignal): Promise<void> => {
    try {
      const own = { state, browser: await browser() };
      while (!over.aborted) {
        const { uri: outcome } = await ask('social-outcome', own, over);
        if (outcome === undefined || over.aborted) continue;
        tell(outcome);
        return void (await ask('social-told', own, over));
      }
    } catch {
      // The login has expired, or was cancelled: the page's own limits report it.
    }
  };
  return {
    async GET_SOCIAL_REDIRECT_URI({ provider }, signal) {
      watched.abort();
      const mine = new AbortController();
      watched = mine;
      const begun = await ask('social', { provider, browser: await browser(), app: parts.app() }, signal);
      const state = new URL(begun.uri).searchParams.get('state') ?? '';
      parts.vouch?.(state, mine.signal);
      if (parts.tellOutcome) void watch(state, parts.tellOutcome, mine.signal).finally(() => mine.abort());
      return begun;
    },
    async CONNECT_SOCIAL({ uri }, signal) {
      if (!URL.canParse(uri) || new URL(uri).origin !== parts.origin || new URL(uri).pathname !== '/callback')
        throw new Error('This is not the outcome of a login');
      watched.abort();
      const over = AbortSignal.any([signal, parts.begin()]);
      const asked = { uri, browser: await browser(), attempt: parts.secretText() };
      const found = await ask('social-result', asked, over);
      if (over.aborted) throw new Error('Canceled');
      const present = await become(found, over);
      const { address, chainId, email, accounts } = await parts.user(present);
      return { address, chainId, email, accounts, userName: present.userName };
    },
    async GET_FARCASTER_URI(_, signal) {
      const over = parts.begin();
      const { flow, url } = await ask('farcaster', {}, signal);
      if (over.aborted) throw new Error('Canceled');
      farcaster = { flow, over };
      return { url };
    },
    async CONNECT_FARCASTER(_, signal) {
      const waiting = farcaster;
      if (!waiting) throw new Error('Ask for the link first');
      const over = AbortSignal.any([signal, waiting.over]);
      for (;;) {
        const { loggedIn } = await ask('farcaster-result', { flow: waiting.flow }, over);
        if (over.aborted) throw new Error('Canceled');
        if (!loggedIn) continue;
        farcaster = undefined;
        const { userName = '' } = await become(loggedIn, over);
        return { userName };
      }
    },
  };
}
