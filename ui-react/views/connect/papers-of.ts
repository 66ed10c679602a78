import type { Config } from '../../../application/shell/config.js';
import { isWebAddress } from '../../../domain/site/web-address.js';

/** The papers that a visitor agrees to, by their addresses. What leads to no page is no paper. */
export function papersOf({ termsConditionsUrl, privacyPolicyUrl }: Config) {
  return { terms: leading(termsConditionsUrl), privacy: leading(privacyPolicyUrl) };
}

function leading(url: string | undefined): string | undefined {
  return url && isWebAddress(url) ? url : undefined;
}
