/** Parses an answer's body as JSON. Throws `request-failed` if it is invalid. */
import { Failure } from '../../domain/failure/failure.js';

export function parsed(body: Uint8Array<ArrayBuffer>): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch (cause) {
    throw new Failure('request-failed', 'The answer of the service is not JSON', { cause });
  }
}
