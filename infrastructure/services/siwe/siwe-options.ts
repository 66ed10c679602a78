/** The signed-in account, according to your server. */
export interface SiweSession {
  readonly address: string;
  readonly chainId: number;
}

/** The fields of a message to sign. */
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

/** The fields that you can set. */
export interface SiweMessageParams {
  /** Default: the page's host. */
  readonly domain?: string | undefined;
  /** Default: the page's origin. */
  readonly uri?: string | undefined;
  readonly statement?: string | undefined;
  /** Times are in RFC 3339. Default of `iat`: now. */
  readonly iat?: string | undefined;
  readonly nbf?: string | undefined;
  readonly exp?: string | undefined;
  readonly requestId?: string | undefined;
  readonly resources?: readonly string[] | undefined;
}

/** Options of `siwe`: the functions of an existing server (EIP-4361). */
export interface SiweOptions {
  /** A fresh nonce. Called once per attempt; with an empty address when the wallet connects and signs in one step. */
  getNonce(address: string): Promise<string>;
  getMessageParams?(): Promise<SiweMessageParams>;
  /** Default: the text of EIP-4361. With your own text, wallets cannot connect and sign in one step. */
  createMessage?(args: SiweMessageArgs): string;
  /** Whether the server has verified the signature and created a session. */
  verifyMessage(proof: { readonly message: string; readonly signature: string }): Promise<boolean>;
  getSession(): Promise<SiweSession | null>;
  signOut(): Promise<boolean>;
  onSignIn?(session?: SiweSession): void;
  onSignOut?(): void;
  /** False: visitors may stay connected without signing in. Default true. */
  readonly required?: boolean | undefined;
  /** False: disables sign-in. Default true. */
  readonly enabled?: boolean | undefined;
  /** The maximum age of a nonce when it is signed, in milliseconds. Default five minutes. Each attempt gets a new nonce anyway. */
  readonly nonceRefetchIntervalMs?: number | undefined;
  /** How often to check whether the session is still valid, in milliseconds. Default five minutes. */
  readonly sessionRefetchIntervalMs?: number | undefined;
  /** What also ends the session on the server. Default true. */
  readonly signOutOnDisconnect?: boolean | undefined;
  readonly signOutOnAccountChange?: boolean | undefined;
  readonly signOutOnNetworkChange?: boolean | undefined;
}
