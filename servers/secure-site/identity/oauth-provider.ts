/** A service with OAuth 2 and its own user profile: GitHub, X, Facebook, Discord. */
import * as oauth from 'oauth4webapi';
import { Refusal } from '../auth/refusal.js';
import { exchangeCode, refusing, requestOptions } from './exchange-code.js';
import type { Identity, IdentityProvider } from './identity-provider.js';

export interface OAuthService {
  readonly issuer: string;
  readonly authorizeUrl: string;
  readonly tokenUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly scope: string;
  readonly pkce: boolean;
  /** How the client authenticates. */
  readonly secretIn: 'header' | 'body';
  readonly insecure: boolean;
  /** The visitor's identity, with the service's access token; undefined if the answer has another shape. */
  readonly profile: (ask: AskProfile, accessToken: string) => Promise<Identity | undefined>;
}

/** The JSON at a URL of the service. */
export type AskProfile = (url: string) => Promise<unknown>;

export function oauthProvider(service: OAuthService): IdentityProvider {
  const { issuer, clientId, clientSecret, pkce, insecure } = service;
  const server: oauth.AuthorizationServer = {
    issuer,
    authorization_endpoint: service.authorizeUrl,
    token_endpoint: service.tokenUrl,
  };
  const authentication =
    service.secretIn === 'header' ? basic(clientId, clientSecret) : oauth.ClientSecretPost(clientSecret);

  return {
    async authorizeUrl({ state, verifier, redirectUri }) {
      const url = new URL(service.authorizeUrl);
      const parameters = {
        ...{ client_id: clientId, redirect_uri: redirectUri, response_type: 'code', scope: service.scope, state },
        ...(pkce && {
          code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
        }),
      };
      for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
      return url.href;
    },
    identify: (outcome, login) =>
      refusing(async () => {
        const { access_token: token } = await exchangeCode({
          ...{ server, clientId, authentication, login, outcome, pkce, insecure },
          openid: false,
        });
        const ask: AskProfile = async (url) => {
          // GitHub requires a user agent.
          const headers = new Headers({ accept: 'application/json', 'user-agent': 'porthole-secure-site' });
          const options = requestOptions(insecure);
          const response = await oauth.protectedResourceRequest(token, 'GET', new URL(url), headers, null, options);
          if (!response.ok) throw new Refusal('The service did not say who you are');
          return await response.json();
        };
        const identity = await service.profile(ask, token);
        if (!identity || identity.subject === '') throw new Refusal('The service did not say who you are');
        return identity;
      }),
  };
}

/** Dashes and underscores stay as they are: not every service decodes what the standard encodes. */
function basic(clientId: string, secret: string): oauth.ClientAuth {
  const said = Buffer.from(`${encodeURIComponent(clientId)}:${encodeURIComponent(secret)}`).toString('base64');
  return (_server, _client, _body, headers) => headers.set('authorization', `Basic ${said}`);
}
