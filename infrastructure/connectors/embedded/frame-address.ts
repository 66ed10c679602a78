/** The URL of the frame, with its initial parameters. */
import type { HandleContext } from '../../../application/ports/handle.js';
import type { Namespace } from '../../../domain/network/caip.js';

interface AddressParts extends Pick<HandleContext, 'projectId' | 'networks'> {
  readonly frameUrl: string;
  readonly namespaces: readonly Namespace[];
  readonly version: string;
  readonly logLevel: string;
  /** The wallet's own language, independent of the modal's. */
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

/**
 * The frame's language: the modal's (`locale`; absent or `auto`: the page's), unless the wallet has its own option. Undefined: the
 * visitor's.
 */
export function frameLocale(
  ownLocale: string | undefined,
  locale: string | undefined,
  pageLanguage: string = languageOfPage(),
): string | undefined {
  const wanted = ownLocale ?? (locale === 'auto' ? undefined : locale) ?? pageLanguage;
  return isLanguage(wanted) ? wanted : undefined;
}

/** The page's value is untrusted; only a possible language tag (BCP 47) is passed on. */
function isLanguage(text: string): boolean {
  return /^[\w-]{2,35}$/.test(text);
}

/** Undefined without a page. */
function languageOfPage(): string {
  return globalThis.document?.documentElement?.lang ?? '';
}
