import { Failure, type FailureCode } from '../../../../domain/failure/failure.js';
import type { AlertKey } from '../../../../domain/site/alert.js';
import { providerErrorAlert } from '../../../../domain/site/provider-alert.js';
import { readProperty } from '../../../../domain/value/read-property.js';
import type { Refusal } from './refusal.js';

/** The relay's reason for hanging up. */
export function refusalBy(error: unknown): Refusal {
  const said = readProperty(error, 'message');
  const message = typeof said === 'string' ? said : 'The relay refused the connection';
  const alert = providerErrorAlert(message);
  return { failure: new Failure(codeOf(message, alert), message, { cause: error }), alert };
}

/** The page signs its own token, valid from now until tomorrow: if the relay disagrees, the clocks differ. */
const WRONG_TIME = /\bJWT\b.*\b(not yet valid|expired)\b/i;

function codeOf(message: string, alert: AlertKey | undefined): FailureCode {
  // The site's developers cannot fix this.
  if (WRONG_TIME.test(message)) return 'wrong-clock';
  return alert ? 'invalid-options' : 'request-failed';
}
