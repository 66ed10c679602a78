/** Who vouches for a visitor: one small adapter for each service. */

/** What a login is bound to; none of it is known to anybody but this site. */
export interface LoginBinding {
  readonly state: string;
  readonly nonce: string;
  /** Of PKCE. */
  readonly verifier: string;
  readonly redirectUri: string;
}

export interface Identity {
  /** Never given to anybody else by the same service. */
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
