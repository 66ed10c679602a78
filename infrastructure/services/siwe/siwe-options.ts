/** Who is signed in, as your server has it. */
export interface SiweSession {
  readonly address: string;
  readonly chainId: number;
}

/** What is to be signed, as your server or your page has it made. */
export interface SiweMessageArgs extends SiweMessageParams {
  /** `did:pkh:eip155:1:0x…` */
  readonly address: string;
  readonly chainId: number;
  readonly nonce: string;
  readonly version: '1';
  readonly domain: string;
  readonly uri: string;
  readonly iat: string;
}

/** What of it is yours to say. */
export interface SiweMessageParams {
  /** Default: the page's host. */
  readonly domain?: string;
  /** Default: the page's origin. */
  readonly uri?: string;
  readonly statement?: string;
  /** Times are those of RFC 3339. `iat` is now where it is left out. */
  readonly iat?: string;
  readonly nbf?: string;
  readonly exp?: string;
  readonly requestId?: string;
  readonly resources?: readonly string[];
}

/** How a server that you have already signs visitors in (EIP-4361). */
export interface SiweOptions {
  /** A fresh nonce. Called once per attempt; with an empty address when the wallet connects and signs in one step. */
  getNonce(address: string): Promise<string>;
  getMessageParams?(): Promise<SiweMessageParams>;
  /** Default: the text of EIP-4361. With one of yours, wallets connect first and sign then. */
  createMessage?(args: SiweMessageArgs): string;
  /** Whether the server has taken it for what it is, and made a session of it. */
  verifyMessage(proof: { readonly message: string; readonly signature: string }): Promise<boolean>;
  getSession(): Promise<SiweSession | null>;
  signOut(): Promise<boolean>;
  onSignIn?(session?: SiweSession): void;
  onSignOut?(): void;
  /** False: visitors may stay connected without signing in. Default true. */
  readonly required?: boolean;
  /** False: disables signing in. Default true. */
  readonly enabled?: boolean;
  /** No nonce is older than this when it is signed: milliseconds, default five minutes. Each attempt has its own anyway. */
  readonly nonceRefetchIntervalMs?: number;
  /** How often to find out whether the session still holds: milliseconds, default five minutes. */
  readonly sessionRefetchIntervalMs?: number;
  /** What ends the session on the server. All are, unless you set them to false. */
  readonly signOutOnDisconnect?: boolean;
  readonly signOutOnAccountChange?: boolean;
  readonly signOutOnNetworkChange?: boolean;
}
