/** Login with an identity provider: OpenID Connect, authorization code with PKCE. */
import * as oauth from 'oauth4webapi';
import { isOriginAllowed } from '../../../domain/site/origin.js';
import type { AccountBook, Device, Session } from './account-book.js';
import type { FlowKinds } from './flows/flow-kind.js';
import { SOCIAL_FLOW, type SocialFlow } from './flows/schema.js';
import { Refusal } from './refusal.js';
import { fingerprint, secretText } from './secret-text.js';
import type { Social } from './socials.js';

/** A service, as this site is registered there. */
export interface Registration {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

export interface SocialLogin {
  /** The address of the service's own login page. `app` is the page that waits for the outcome. */
  begin(social: Social, browser: string, app: string): Promise<string>;
  /** Where a login's result may be sent: the page that began it. */
  appOf(state: string): Promise<string | undefined>;
  /** The page that a login without a window goes back to; undefined when the login has a window. */
  backTo(state: string): Promise<string | undefined>;
  /** Of the address that the service came back with: once. */
  finish(resultUri: string, browser: string, device: Device): Promise<Session>;
}

export interface SocialLoginParts {
  readonly book: AccountBook;
  readonly flows: FlowKinds;
  readonly registration: (social: Social) => Promise<Registration>;
  readonly callbackUrl: () => string;
  readonly allowedOrigins: readonly string[];
}

/** What a page without a window appends: where to go back to. */
const BACK = '--';

export function socialLogin({
  book,
  registration,
  callbackUrl,
  allowedOrigins,
  ...parts
}: SocialLoginParts): SocialLogin {
  const flows = parts.flows(SOCIAL_FLOW);
  const services = new Map<Social, Promise<{ server: oauth.AuthorizationServer; known: Registration }>>();

  /** Asked what it is when it is first needed. */
  const service = (social: Social) => {
    const there = services.get(social);
    if (there !== undefined) return there;
    const discover = async () => {
      const known = await registration(social);
      const issuer = new URL(known.issuer);
      const response = await oauth.discoveryRequest(issuer, INSECURE);
      return { server: await oauth.processDiscoveryResponse(issuer, response), known };
    };
    const found = discover();
    services.set(social, found);
    found.catch(() => services.delete(social));
    return found;
  };
  const split = (state: string) => {
    const [own, rest] = [state.slice(0, 43), state.slice(43)];
    return { own, back: rest.startsWith(BACK) ? decode(rest.slice(BACK.length)) : undefined };
  };
  const flowOf = (state: string): Promise<SocialFlow | undefined> => flows.find(fingerprint(split(state).own));

  return {
    async begin(social, browser, app) {
      if (!isOriginAllowed(app, allowedOrigins)) throw new Refusal('This page may not use your wallet', 403);
      const { server, known } = await service(social);
      const [state, verifier, nonce] = [secretText(), oauth.generateRandomCodeVerifier(), oauth.generateRandomNonce()];
      await flows.begin(fingerprint(state), { social, app, browser: fingerprint(browser), verifier, nonce });
      const uri = new URL(server.authorization_endpoint ?? '');
      const parameters = {
        client_id: known.clientId,
        redirect_uri: callbackUrl(),
        response_type: 'code',
        scope: 'openid profile email',
        // Each time, so that the visitor chooses who they are.
        prompt: 'login',
        state,
        nonce,
        code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      };
      for (const [name, value] of Object.entries(parameters)) uri.searchParams.set(name, value);
      return uri.href;
    },
    appOf: async (state) => (await flowOf(state))?.app,
    async backTo(state) {
      const { back } = split(state);
      const app = (await flowOf(state))?.app;
      return back && URL.canParse(back) && new URL(back).origin === app ? back : undefined;
    },
    async finish(resultUri, browser, device) {
      if (!URL.canParse(resultUri)) throw new Refusal('This is not the outcome of a login');
      const result = new URL(resultUri);
      const given = result.searchParams.get('state') ?? '';
      const { own } = split(given);
      const flow = await flowOf(given);
      // Only the browser that began it may end it, against login CSRF; and once.
      if (!flow || flow.browser !== fingerprint(browser) || !(await flows.take(fingerprint(own))))
        throw new Refusal('This login has expired. Start again', 410);
      result.searchParams.set('state', own);
      const { server, known } = await service(flow.social);
      const client: oauth.Client = { client_id: known.clientId };
      try {
        const outcome = oauth.validateAuthResponse(server, client, result, own);
        const response = await oauth.authorizationCodeGrantRequest(
          server,
          client,
          oauth.ClientSecretBasic(known.clientSecret),
          outcome,
          callbackUrl(),
          flow.verifier,
          INSECURE,
        );
        const tokens = await oauth.processAuthorizationCodeResponse(server, client, response, {
          expectedNonce: flow.nonce,
          requireIdToken: true,
        });
        const claims = oauth.getValidatedIdTokenClaims(tokens);
        if (!claims) throw new Refusal('The service did not say who you are');
        const account = await book.account(`${flow.social}:${claims.sub}`, flow.social);
        const described = await book.describe(account, {
          ...(claims.email_verified === true && typeof claims.email === 'string' && { email: claims.email }),
          ...(typeof claims.name === 'string' && { userName: claims.name.slice(0, 100) }),
        });
        return await book.open(described, device);
      } catch (error) {
        if (error instanceof Refusal) throw error;
        if (error instanceof oauth.AuthorizationResponseError) throw new Refusal('You did not log in there');
        throw new Refusal('The service could not confirm your login');
      }
    },
  };
}

/** The services of the sandbox are on this computer, safe from eavesdropping. Real ones require https. */
const INSECURE = { [oauth.allowInsecureRequests]: true };

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
