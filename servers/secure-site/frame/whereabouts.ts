/** Where the account is used now: on one network of each kind, and in one of the kinds. */
import type { SiteNetwork, SolanaSiteNetwork } from '../site-settings.js';
import { findNetwork } from './networks.js';

export interface Whereabouts {
  /** The network of requests that are not Solana's. */
  readonly network: SiteNetwork;
  /** That of Solana's; undefined where the site has none. */
  readonly solana: SolanaSiteNetwork | undefined;
  readonly onSolana: boolean;
  /** As messages name it. */
  readonly chainId: number | string;
  /** False where the site does not have the network. */
  go(id: unknown): boolean;
}

export function whereabouts(
  networks: readonly SiteNetwork[],
  solanaNetworks: readonly SolanaSiteNetwork[],
): Whereabouts {
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
