/** Where the frame is asked for, with what it has to know from the start. */
import type { HandleContext } from '../../../application/ports/handle.js';
import type { Namespace } from '../../../domain/network/caip.js';

interface AddressParts extends Pick<HandleContext, 'projectId' | 'networks'> {
  readonly frameUrl: string;
  readonly namespaces: readonly Namespace[];
  readonly version: string;
  readonly logLevel: string;
  /** The wallet's own language, whatever the modal's is. */
  readonly ownLocale?: string | undefined;
}

/** Not percent-encoded, as the frame expects. `pageLanguage`: the page's `lang`; another language of the modal is sent with the theme. */
export function frameAddress(parts: AddressParts, pageLanguage: string = languageOfPage()): string {
  const { frameUrl, projectId = '', networks, namespaces, version, logLevel } = parts;
  const chainId =
    networks.find(({ chainNamespace }) => namespaces.includes(chainNamespace))?.caipNetworkId ?? 'eip155:1';
  const locale = frameLocale(parts.ownLocale, undefined, pageLanguage);
  const language = locale === undefined ? '' : `&locale=${locale}`;
  return `${frameUrl}?projectId=${projectId}&chainId=${chainId}&version=${version}&enableLogger=${logLevel !== 'silent'}${language}`;
}

/** What the frame is to speak: what the modal speaks (`locale`; absent or `auto`: the page's language), unless the wallet has a language of its own. Undefined: the visitor's. */
export function frameLocale(
  ownLocale: string | undefined,
  locale: string | undefined,
  pageLanguage: string = languageOfPage(),
): string | undefined {
  const wanted = ownLocale ?? (locale === 'auto' ? undefined : locale) ?? pageLanguage;
  return isLanguage(wanted) ? wanted : undefined;
}

/** A page may say anything; only what may be a language (BCP 47) is handed on. */
function isLanguage(text: string): boolean {
  return /^[\w-]{2,35}$/.test(text);
}

/** Nothing where there is no page. */
function languageOfPage(): string {
  return globalThis.document?.documentElement?.lang ?? '';
}
