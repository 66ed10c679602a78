/**
 * Why a database, Redis or a mail server did not answer, in one line for the operator: the deepest cause. Only for connections and checks,
 * which send no data of visitors.
 */
import { readProperty } from '../../../domain/value/read-property.js';

const LONGEST = 200;
const DEPTH = 5;

export function reasonOf(error: unknown): string {
  let at = error;
  for (let depth = 0; depth < DEPTH; depth += 1) {
    // A name with several addresses fails once for each; the first says enough.
    const [first] = at instanceof AggregateError ? (at.errors as readonly unknown[]) : [];
    const deeper = first ?? readProperty(at, 'cause');
    if (!(deeper instanceof Error)) break;
    at = deeper;
  }
  const said = at instanceof Error ? at.message || String(readProperty(at, 'code') ?? at.name) : 'unknown';
  return withoutPasswords(withoutGiven(said.replace(/\s+/g, ' '))).slice(0, LONGEST);
}

/** Redis repeats the keys and the values of a command that it does not know. */
function withoutGiven(text: string): string {
  return text.replace(/,? with args beginning with.*/, '');
}

/** An address in a message may have a user and a password in front of the host. */
function withoutPasswords(text: string): string {
  return text.replace(/\/\/[^\s/]*@/g, '//');
}
