/** The envelope of a message between the frame and the wallet's own window. */

export interface Envelope {
  readonly token: string;
  /** A topic, or a message of the channel itself: `hello` and `closed` from the window, `welcome` and `over` from the frame. */
  readonly topic: string;
  readonly body?: unknown;
}

const KIND = 'porthole-window';

export function wrap(token: string, topic: string, body?: unknown): object {
  return { kind: KIND, token, topic, body };
}

/** Undefined for anything outside this conversation. */
export function unwrap(event: MessageEvent<unknown>, origin: string, token: string): Envelope | undefined {
  const { data } = event;
  if (event.origin !== origin || typeof data !== 'object' || data === null) return undefined;
  const { kind, token: given, topic, body } = data as Record<string, unknown>;
  if (kind !== KIND || given !== token || typeof topic !== 'string') return undefined;
  return { token, topic, body };
}
