/** The account's current network in each namespace, and its current namespace. */
import type { SiteNetwork, SolanaSiteNetwork } from '../site-settings.js';
import { findNetwork } from './networks.js';

export interface CurrentNetworks {
  /** The network of requests outside the solana namespace. */
  readonly network: SiteNetwork;
  /** The network of Solana requests; undefined if the site has none. */
  readonly solana: SolanaSiteNetwork | undefined;
  readonly onSolana: boolean;
  /** Its id in messages. */
  readonly chainId: number | string;
  /** False if the site does not have the network. */
  go(id: unknown): boolean;
}

export function currentNetworks(
  networks: readonly SiteNetwork[],
  solanaNetworks: readonly SolanaSiteNetwork[],
): CurrentNetworks {
  const [first] = networks;
  let [solana] = solanaNetworks;
  if (!first) throw new Error('The site has no network');
  let network = first;
  let onSolana = false;
  return {
    get network() {
      return network;
    },
    get solana() {
      return solana;
    },
    get onSolana() {
      return onSolana;
    },
    get chainId() {
      return onSolana && solana ? solana.id : network.chainId;
    },
    go(id) {
      const there = solanaNetworks.find((each) => each.id === id);
      const found = there ? undefined : findNetwork(networks, id);
      if (!there && !found) return false;
      onSolana = there !== undefined;
      solana = there ?? solana;
      network = found ?? network;
      return true;
    },
  };
}
