/** A service with OpenID Connect: Google, Apple, and the replacements in a trial. */
import * as oauth from 'oauth4webapi';
import { Refusal } from '../auth/refusal.js';
import { exchangeCode, refusing, requestOptions } from './exchange-code.js';
import type { Identity, IdentityProvider } from './identity-provider.js';

export interface OpenIdService {
  readonly issuer: string;
  readonly clientId: string;
  readonly authentication: () => oauth.ClientAuth;
  readonly scope: string;
  /** Additional parameters of the authorization URL. */
  readonly parameters: Readonly<Record<string, string>>;
  readonly pkce: boolean;
  /** Plain HTTP: for replaced services on this computer. */
  readonly insecure: boolean;
  /** What the service sends about the visitor besides the ID token. */
  readonly nameIn?: (outcome: URLSearchParams) => string | undefined;
}

export function openIdProvider(service: OpenIdService): IdentityProvider {
  const { clientId, insecure, pkce } = service;
  let known: Promise<oauth.AuthorizationServer> | undefined;

  /** Its metadata is loaded on first use. */
  const discovered = () => {
    const discover = async () => {
      const issuer = new URL(service.issuer);
      return await oauth.processDiscoveryResponse(
        issuer,
        await oauth.discoveryRequest(issuer, requestOptions(insecure)),
      );
    };
    known ??= discover().catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    return known;
  };

  return {
    authorizeUrl: ({ state, nonce, verifier, redirectUri }) =>
      refusing(async () => {
        const { authorization_endpoint: endpoint } = await discovered();
        if (endpoint === undefined) throw new Refusal('The service cannot be reached', 503);
        const url = new URL(endpoint);
        const parameters = {
          ...{
            client_id: clientId,
            redirect_uri: redirectUri,
            response_type: 'code',
            scope: service.scope,
            state,
            nonce,
          },
          ...(pkce && {
            code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
            code_challenge_method: 'S256',
          }),
          ...service.parameters,
        };
        for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
        return url.href;
      }),
    identify: (outcome, login) =>
      refusing(async () => {
        const server = await discovered();
        const authentication = service.authentication();
        const tokens = await exchangeCode({
          ...{ server, clientId, authentication, login, outcome, pkce, insecure },
          openid: true,
        });
        const claims = oauth.getValidatedIdTokenClaims(tokens);
        if (!claims) throw new Refusal('The service did not say who you are');
        return identityOf(claims, service.nameIn?.(outcome));
      }),
  };
}

function identityOf({ sub, email, email_verified: verified, name }: oauth.IDToken, said?: string): Identity {
  const called = typeof name === 'string' ? name : said;
  return {
    subject: sub,
    // Apple writes it as a string.
    ...((verified === true || verified === 'true') && typeof email === 'string' && { email }),
    ...(called !== undefined && called !== '' && { name: called.slice(0, 100) }),
  };
}
