/** The networks of a page with silent nodes. */
import type { NetworkInput } from '../../../../domain/network/network.js';
import type { PageSettings } from './page-settings.js';

/** The networks with those that are silent reached at a host that never answers. */
export function silenced(
  networks: readonly NetworkInput[],
  page: PageSettings,
  silentUrl: string,
): readonly NetworkInput[] {
  // The same ones, by which a page that is as usual is known.
  if (page.silent.length + page.behind.length === 0) return networks;
  return networks.map((network) => {
    const behind = page.behind.includes(network.name);
    if (!behind && !page.silent.includes(network.name)) return network;
    const own = behind ? network.rpcUrls.default.http : [];
    return { ...network, rpcUrls: { default: { http: [silentUrl, ...own] } } };
  });
}
