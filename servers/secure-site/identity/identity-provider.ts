/** Who vouches for a visitor: one small adapter for each service. */

/** What a login is bound to; only this site knows it. */
export interface LoginBinding {
  readonly state: string;
  readonly nonce: string;
  /** Of PKCE. */
  readonly verifier: string;
  readonly redirectUri: string;
}

export interface Identity {
  /** The service never gives it to another user. */
  readonly subject: string;
  /** Only where the service says that it is the visitor's. */
  readonly email?: string;
  readonly name?: string;
}

export interface IdentityProvider {
  /** Where the visitor agrees. */
  authorizeUrl(login: LoginBinding): Promise<string>;
  /** Whom the service vouches for, by what it came back with. Rejects with a `Refusal`. */
  identify(outcome: URLSearchParams, login: LoginBinding): Promise<Identity>;
}
