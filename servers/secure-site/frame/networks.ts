/** The networks of the site, as messages name them. */
import type { SiteNetwork } from '../site-settings.js';
import { frameText } from './frame-text.js';

export const noNetwork = () => frameText().problems.noNetwork;

/** `eip155:31337`, `31337`, `"31337"` and `0x7a69` are the same. Undefined for an unknown network. */
export function findNetwork(networks: readonly SiteNetwork[], id: unknown): SiteNetwork | undefined {
  const text = String(id).replace(/^eip155:/, '');
  if (!/^(0x[\da-f]{1,13}|\d{1,16})$/i.test(text)) return undefined;
  return networks.find(({ chainId }) => chainId === Number(text));
}

export function networkOf(networks: readonly SiteNetwork[], id: unknown): SiteNetwork {
  const found = findNetwork(networks, id);
  if (!found) throw new Error(noNetwork());
  return found;
}
