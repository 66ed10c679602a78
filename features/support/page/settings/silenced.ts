/** The networks of a page with silent nodes. */
import type { NetworkInput } from '../../../../domain/network/network.js';
import type { PageSettings } from './page-settings.js';

/** The networks, in which silent ones have the URL of a host that never answers. */
export function silenced(
  networks: readonly NetworkInput[],
  page: PageSettings,
  silentUrl: string,
): readonly NetworkInput[] {
  // Always the same array, so that a page with the usual networks can be recognized.
  if (page.silent.length + page.behind.length === 0) return networks;
  return networks.map((network) => {
    const behind = page.behind.includes(network.name);
    if (!behind && !page.silent.includes(network.name)) return network;
    const own = behind ? network.rpcUrls.default.http : [];
    return { ...network, rpcUrls: { default: { http: [silentUrl, ...own] } } };
  });
}
