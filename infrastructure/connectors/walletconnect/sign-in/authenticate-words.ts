/** The request to connect and sign in in one step (`wc_sessionAuthenticate`), and the wallet's answer. */
import type { ProtocolSession } from '../protocol-session.js';

export interface AuthenticatePayload {
  readonly type: 'caip122';
  readonly chains: readonly string[];
  readonly domain: string;
  readonly aud: string;
  readonly version: '1';
  readonly nonce: string;
  readonly iat: string;
  readonly exp?: string | undefined;
  readonly nbf?: string | undefined;
  readonly requestId?: string | undefined;
  readonly statement?: string | undefined;
  readonly resources: readonly string[];
}

/** A wallet's answer, which is untrusted. */
export interface AuthenticateAnswer {
  readonly cacaos: unknown;
  readonly peer: { readonly name?: string | undefined; readonly icon?: string | undefined };
  /** Creates a session with these accounts and methods. */
  open(accounts: readonly string[], methods: readonly string[]): Promise<ProtocolSession>;
}
