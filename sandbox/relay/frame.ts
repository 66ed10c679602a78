/** JSON-RPC 2.0 on a connection, and the parameters of the relay's methods. Input is untrusted. */

export interface Ask {
  readonly id: number | string;
  readonly method: string;
  readonly params: Readonly<Record<string, unknown>>;
}

export type Frame = { readonly ask: Ask } | { readonly receipt: number | string };

export class RelayError extends Error {
  readonly code: number;

  constructor(code: number, message: string) {
    super(message);
    this.name = 'RelayError';
    this.code = code;
  }
}

/** Undefined if it is neither a request nor an answer. */
export function readFrame(text: string): Frame | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!isRecord(value)) return undefined;
  const { id, method, params } = value;
  if (typeof id !== 'number' && typeof id !== 'string') return undefined;
  if (typeof method === 'string') return { ask: { id, method, params: isRecord(params) ? params : {} } };
  // A client that answers with an error has not accepted the message.
  return value.result === true ? { receipt: id } : undefined;
}

const TOPIC = /^[0-9a-f]{64}$/;

export function readTopic(value: unknown, name = 'topic'): string {
  if (typeof value !== 'string' || !TOPIC.test(value)) throw wrong(`${name} is not 32 bytes in hexadecimal`);
  return value;
}

export function readMessage(value: unknown, name = 'message'): string {
  if (typeof value !== 'string' || value === '') throw wrong(`${name} is not a text`);
  return value;
}

export function readList(value: unknown, name: string): readonly unknown[] {
  if (!Array.isArray(value)) throw wrong(`${name} is not a list`);
  return value;
}

/** Seconds for which a message is stored. */
export function readTtl(value: unknown): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 1 || value > 2_592_000)
    throw wrong('ttl is not from one second to thirty days');
  return value;
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function wrong(what: string): RelayError {
  return new RelayError(-32602, `Invalid params: ${what}`);
}
