import type { Config } from '../../../application/shell/config.js';
import { isWebAddress } from '../../../domain/site/web-address.js';

/** The documents that a visitor agrees to, by their URLs. Invalid URLs are omitted. */
export function siteDocuments({ termsConditionsUrl, privacyPolicyUrl }: Config) {
  return { terms: leading(termsConditionsUrl), privacy: leading(privacyPolicyUrl) };
}

function leading(url: string | undefined): string | undefined {
  return url && isWebAddress(url) ? url : undefined;
}
