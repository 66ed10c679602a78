/** The hosts that a page has contacted or may show, by the names that the features use. */
import type { WorldSettings } from '../../../sandbox/world-settings.js';
import { NOTHING } from '../world/read-fact.js';

export function hostsAsked(
  origins: readonly string[],
  { networks, directoryUrl, analyticsUrl, servicesUrl, relayUrl, secureSiteUrl }: WorldSettings,
): string {
  const names = origins.map((origin) => {
    const isAt = (url: string) => new URL(url).origin === origin;
    if (isAt(directoryUrl)) return 'directory';
    if (isAt(analyticsUrl)) return 'analytics service';
    if (isAt(servicesUrl)) return 'services';
    if (isAt(relayUrl)) return 'relay';
    if (isAt(secureSiteUrl)) return 'secure site';
    return networks.find(({ rpcUrls }) => rpcUrls.default.http.some(isAt))?.name ?? origin;
  });
  return names.join(', ') || NOTHING;
}
