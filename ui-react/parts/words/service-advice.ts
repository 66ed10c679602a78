import type { Failure } from '../../../domain/failure/failure.js';
import type { Text } from '../../text/en.js';

/** What to do after a failure of a service or a node. The advice for a wallet that does not answer is not for these. */
export function serviceAdvice(failure: Failure | undefined, failures: Text['failures']): string {
  const code = failure?.code ?? 'timed-out';
  return failures[code === 'timed-out' ? 'request-failed' : code].advice;
}
