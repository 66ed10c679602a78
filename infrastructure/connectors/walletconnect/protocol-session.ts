/** A session as the wallet settled it. What the wallet says of itself and of its namespaces is unread. */
export interface ProtocolSession {
  readonly topic: string;
  readonly namespaces: unknown;
  readonly peer: unknown;
}
