import { Failure } from '../../../../domain/failure/failure.js';
import type { Refusal } from './refusal.js';

/** Calls back when the page's policy has blocked the relay. Returns a function that stops listening. */
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
