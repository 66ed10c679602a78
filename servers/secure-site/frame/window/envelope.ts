/** How a message between the frame and the wallet's own window is wrapped. */

export interface Envelope {
  readonly token: string;
  /** A topic, or one of the line's own: `hello` of the window, `welcome` and `over` of the frame, `closed` of the window. */
  readonly topic: string;
  readonly body?: unknown;
}

const KIND = 'porthole-window';

export function wrap(token: string, topic: string, body?: unknown): object {
  return { kind: KIND, token, topic, body };
}

/** Undefined for whatever is not of this conversation. */
export function unwrap(event: MessageEvent<unknown>, origin: string, token: string): Envelope | undefined {
  const { data } = event;
  if (event.origin !== origin || typeof data !== 'object' || data === null) return undefined;
  const { kind, token: given, topic, body } = data as Record<string, unknown>;
  if (kind !== KIND || given !== token || typeof topic !== 'string') return undefined;
  return { token, topic, body };
}
