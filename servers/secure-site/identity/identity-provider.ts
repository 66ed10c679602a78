/** Identity providers: one small adapter for each service. */

/** The state that binds a login; only this site knows it. */
export interface LoginBinding {
  readonly state: string;
  readonly nonce: string;
  /** Of PKCE. */
  readonly verifier: string;
  readonly redirectUri: string;
}

export interface Identity {
  /** The user's id at the service, which it never gives to another user. */
  readonly subject: string;
  /** Only if the service has verified it. */
  readonly email?: string;
  readonly name?: string;
}

export interface IdentityProvider {
  /** The URL where the visitor consents. */
  authorizeUrl(login: LoginBinding): Promise<string>;
  /** The confirmed identity, from the service's callback. Rejects with a `Refusal`. */
  identify(outcome: URLSearchParams, login: LoginBinding): Promise<Identity>;
}
