/** A session as the wallet settled it. The wallet's metadata and namespaces are not validated yet. */
export interface ProtocolSession {
  readonly topic: string;
  readonly namespaces: unknown;
  readonly peer: unknown;
}
