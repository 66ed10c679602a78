/** The part that all services share: exchanging a code for tokens, with limits and plain error messages. */
import * as oauth from 'oauth4webapi';
import { Refusal } from '../auth/refusal.js';
import type { LoginBinding } from './identity-provider.js';

const LIMIT_MS = 8_000;

/** `insecure`: plain HTTP, for replaced services on this computer. */
export function requestOptions(insecure: boolean) {
  return { signal: () => AbortSignal.timeout(LIMIT_MS), [oauth.allowInsecureRequests]: insecure };
}

export interface CodeExchange {
  readonly server: oauth.AuthorizationServer;
  readonly clientId: string;
  readonly authentication: oauth.ClientAuth;
  readonly login: LoginBinding;
  readonly outcome: URLSearchParams;
  /** Apple and Facebook do not support PKCE: there, the nonce and the client secret bind the code. */
  readonly pkce: boolean;
  /** Whether the service identifies the user by an ID token. */
  readonly openid: boolean;
  readonly insecure: boolean;
}

export async function exchangeCode(exchange: CodeExchange): Promise<oauth.TokenEndpointResponse> {
  const { server, clientId, authentication, login, outcome, pkce, openid, insecure } = exchange;
  const client: oauth.Client = { client_id: clientId };
  const response = await oauth.authorizationCodeGrantRequest(
    server,
    client,
    authentication,
    oauth.validateAuthResponse(server, client, outcome, login.state),
    login.redirectUri,
    pkce ? login.verifier : oauth.nopkce,
    requestOptions(insecure),
  );
  const expected = openid ? { expectedNonce: login.nonce, requireIdToken: true } : {};
  return await oauth.processAuthorizationCodeResponse(server, client, response, expected);
}

/** In the visitor's words: their own refusal, or the service's failure. */
export async function refusing<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal) throw error;
    if (error instanceof oauth.AuthorizationResponseError) throw new Refusal('You did not log in there');
    throw new Refusal('The service could not confirm your login');
  }
}
