/** Why a relay will never be reached from this page: it refuses the project, or the page's policy does not know it. */
import { type AlertKey, providerErrorAlert } from '../../../domain/alert.js';
import { Failure } from '../../../domain/failure.js';
import { readProperty } from '../../../domain/read-property.js';

export interface Refusal {
  readonly failure: Failure;
  /** What developers are told in the modal, where the specification has an alert for it. */
  readonly alert: AlertKey | undefined;
}

/** What the relay said when it hung up. */
export function refusalBy(error: unknown): Refusal {
  const said = readProperty(error, 'message');
  const message = typeof said === 'string' ? said : 'The relay refused the connection';
  const alert = providerErrorAlert(message);
  // A clock that is wrong is nothing that the site's makers can mend.
  const code = alert === 'JWT_TOKEN_NOT_VALID' || !alert ? 'request-failed' : 'invalid-options';
  return { failure: new Failure(code, message, { cause: error }), alert };
}

/** Calls back when the page's policy has kept it from the relay. Returns how to stop listening. */
export function watchPolicy(relayUrl: string, onForbidden: (refusal: Refusal) => void): () => void {
  if (typeof document === 'undefined') return () => undefined;
  const { host, origin } = new URL(relayUrl);
  const listen = ({ effectiveDirective, blockedURI, disposition }: SecurityPolicyViolationEvent) => {
    // Some browsers tell no more of it than its scheme.
    const ours = blockedURI.includes(host) || blockedURI === new URL(relayUrl).protocol.slice(0, -1);
    if (disposition !== 'enforce' || !/^(connect|default)-src/.test(effectiveDirective) || !ours) return;
    const message = `The page's Content-Security-Policy does not let it reach the relay: add ${origin} to connect-src`;
    onForbidden({ failure: new Failure('invalid-options', message), alert: undefined });
  };
  document.addEventListener('securitypolicyviolation', listen);
  return () => document.removeEventListener('securitypolicyviolation', listen);
}
