/** What the relay sends: a message for us, or the answer to a request. */
import { Failure } from '../../../../domain/failure/failure.js';
import { parseJson } from '../../../../domain/value/parse-json.js';
import { readProperty } from '../../../../domain/value/read-property.js';

export type RelayFrame =
  /** `id`: the relay's digits as text, as they may exceed the precision of a number. */
  | { readonly type: 'message'; readonly id: string; readonly topic: string; readonly message: string }
  | { readonly type: 'answer'; readonly id: number; readonly failure: Failure | undefined; readonly result: unknown };

/** Longer ones are invalid. */
const MOST_LETTERS = 4_000_000;

export function readFrame(text: string): RelayFrame | undefined {
  const value = text.length > MOST_LETTERS ? undefined : parseJson(text);
  const id = readProperty(value, 'id');
  if (typeof id !== 'number' && typeof id !== 'string') return undefined;
  if (readProperty(value, 'method') === 'irn_subscription') {
    const data = readProperty(readProperty(value, 'params'), 'data');
    const topic = readProperty(data, 'topic');
    const message = readProperty(data, 'message');
    if (typeof topic !== 'string' || typeof message !== 'string') return undefined;
    return { type: 'message', id: typeof id === 'string' ? JSON.stringify(id) : digitsOf(id, text), topic, message };
  }
  if (typeof id !== 'number' || readProperty(value, 'method') !== undefined) return undefined;
  const error = readProperty(value, 'error');
  const said = readProperty(error, 'message');
  const failure =
    error === undefined || error === null
      ? undefined
      : new Failure('request-failed', typeof said === 'string' ? said : 'The relay refused', { cause: error });
  return { type: 'answer', id, failure, result: readProperty(value, 'result') };
}

/** Relay ids exceed the precision of a number, and an acknowledgement has to repeat all digits. */
function digitsOf(id: number, text: string): string {
  if (Number.isSafeInteger(id)) return String(id);
  for (const [, digits = ''] of text.matchAll(/"id"\s*:\s*(\d{16,32})\b/g)) if (Number(digits) === id) return digits;
  return JSON.stringify(id);
}
