/** Where the frame is asked for, with what it has to know from the start. */
import type { HandleContext } from '../../../application/ports/handle.js';
import type { Namespace } from '../../../domain/network/caip.js';

interface AddressParts extends Pick<HandleContext, 'projectId' | 'networks'> {
  readonly frameUrl: string;
  readonly namespaces: readonly Namespace[];
  readonly version: string;
  readonly logLevel: string;
  /** Default: the page's language. */
  readonly locale?: string | undefined;
}

/** Not percent-encoded: the frame reads it as it stands. `pageLanguage`: what the page says of itself (`lang`). */
export function frameAddress(parts: AddressParts, pageLanguage: string = languageOfPage()): string {
  const { frameUrl, projectId = '', networks, namespaces, version, logLevel, locale = pageLanguage } = parts;
  const chainId =
    networks.find(({ chainNamespace }) => namespaces.includes(chainNamespace))?.caipNetworkId ?? 'eip155:1';
  const language = isLanguage(locale) ? `&locale=${locale}` : '';
  return `${frameUrl}?projectId=${projectId}&chainId=${chainId}&version=${version}&enableLogger=${logLevel !== 'silent'}${language}`;
}

/** A page may say anything; only what may be a language (BCP 47) is handed on. */
function isLanguage(text: string): boolean {
  return /^[\w-]{2,35}$/.test(text);
}

/** Nothing where there is no page. */
function languageOfPage(): string {
  return globalThis.document?.documentElement?.lang ?? '';
}
