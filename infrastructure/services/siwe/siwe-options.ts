/** The signed-in account, according to your server. */
export interface SiweSession {
  readonly address: string;
  /** The number of the network, such as 1. */
  readonly chainId: number;
}

/** The fields of a message to sign. */
export interface SiweMessageArgs extends SiweMessageParams {
  /** `did:pkh:eip155:1:0x…` */
  readonly address: string;
  readonly chainId: number;
  /** The result of `getNonce`. */
  readonly nonce: string;
  readonly version: '1';
  readonly domain: string;
  readonly uri: string;
  /** The time of issue, in RFC 3339. */
  readonly iat: string;
}

/** The fields that you can set. */
export interface SiweMessageParams {
  /** Default: the page's host. */
  readonly domain?: string | undefined;
  /** Default: the page's origin. */
  readonly uri?: string | undefined;
  /** A sentence for the visitor, on one line. */
  readonly statement?: string | undefined;
  /** The time of issue, in RFC 3339. Default: now. */
  readonly iat?: string | undefined;
  /** Before this time (RFC 3339), the message is not valid. */
  readonly nbf?: string | undefined;
  /** From this time (RFC 3339) on, the message is not valid. */
  readonly exp?: string | undefined;
  readonly requestId?: string | undefined;
  /** URIs that the message lists. */
  readonly resources?: readonly string[] | undefined;
}

/**
 * Options of `siwe`: the functions of an existing server (EIP-4361). One that does not settle within 15 seconds fails
 * with `timed-out`.
 */
export interface SiweOptions {
  /** A fresh nonce. Called once per attempt; with an empty address when the wallet connects and signs in one step. */
  getNonce(address: string): Promise<string>;
  /** Fields of the message that your server sets. Absent: none. */
  getMessageParams?(): Promise<SiweMessageParams>;
  /** Default: the text of EIP-4361. With your own text, wallets cannot connect and sign in one step. */
  createMessage?(args: SiweMessageArgs): string;
  /** Whether the server has verified the signature and created a session. */
  verifyMessage(proof: { readonly message: string; readonly signature: string }): Promise<boolean>;
  /** The visitor's session; `null` if there is none. */
  getSession(): Promise<SiweSession | null>;
  /** Ends the session on the server. Called again if `getSession` still returns one. */
  signOut(): Promise<boolean>;
  /** Called after a sign-in, once the server has a session. */
  onSignIn?(session?: SiweSession): void;
  /** Called after a sign-out. */
  onSignOut?(): void;
  /** False: visitors may stay connected without signing in. Default true. */
  readonly required?: boolean | undefined;
  /** False: disables sign-in. Default true. */
  readonly enabled?: boolean | undefined;
  /** The maximum age of a nonce when it is signed, in milliseconds. Default five minutes. Each attempt gets a new nonce anyway. */
  readonly nonceRefetchIntervalMs?: number | undefined;
  /** How often to check whether the session is still valid, in milliseconds. Default five minutes. */
  readonly sessionRefetchIntervalMs?: number | undefined;
  /** Whether disconnecting also ends the session on the server. Default true. */
  readonly signOutOnDisconnect?: boolean | undefined;
  /** Whether switching accounts also ends the session on the server. Default true. */
  readonly signOutOnAccountChange?: boolean | undefined;
  /** Whether switching networks also ends the session on the server. Default true. */
  readonly signOutOnNetworkChange?: boolean | undefined;
}
