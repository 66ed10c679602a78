/** Why a relay will never be reached from this page: it refuses the project, or the page's policy does not know it. */

import { Failure, type FailureCode } from '../../../../domain/failure/failure.js';
import { type AlertKey, providerErrorAlert } from '../../../../domain/site/alert.js';
import { readProperty } from '../../../../domain/value/read-property.js';

export interface Refusal {
  readonly failure: Failure;
  /** The alert for developers in the modal, where the specification has one. */
  readonly alert: AlertKey | undefined;
}

/** What the relay said when it hung up. */
export function refusalBy(error: unknown): Refusal {
  const said = readProperty(error, 'message');
  const message = typeof said === 'string' ? said : 'The relay refused the connection';
  const alert = providerErrorAlert(message);
  return { failure: new Failure(codeOf(message, alert), message, { cause: error }), alert };
}

/** The page signs its own token, good from now until tomorrow: a relay to which that is not now has another time. */
const WRONG_TIME = /\bJWT\b.*\b(not yet valid|expired)\b/i;

function codeOf(message: string, alert: AlertKey | undefined): FailureCode {
  // Nothing that the site's makers can mend.
  if (WRONG_TIME.test(message)) return 'wrong-clock';
  return alert ? 'invalid-options' : 'request-failed';
}

/** Calls back when the page's policy has kept it from the relay. Returns how to stop listening. */
export function watchPolicy(relayUrl: string, onForbidden: (refusal: Refusal) => void): () => void {
  if (typeof document === 'undefined') return () => undefined;
  const { host, origin } = new URL(relayUrl);
  const listen = ({ effectiveDirective, blockedURI, disposition }: SecurityPolicyViolationEvent) => {
    // Some browsers report only its scheme.
    const ours = blockedURI.includes(host) || blockedURI === new URL(relayUrl).protocol.slice(0, -1);
    if (disposition !== 'enforce' || !/^(connect|default)-src/.test(effectiveDirective) || !ours) return;
    const message = `The page's Content-Security-Policy does not let it reach the relay: add ${origin} to connect-src`;
    onForbidden({ failure: new Failure('invalid-options', message), alert: undefined });
  };
  document.addEventListener('securitypolicyviolation', listen);
  return () => document.removeEventListener('securitypolicyviolation', listen);
}
