/** What the chains that a host lists can do. */
import type { Namespace, NetworkId } from './caip.js';

/** What not every chain can do. Absent: it can. */
export interface ChainOffers {
  /** Telling what an address holds. */
  readonly balance?: boolean;
  /** Sending transfers, and telling what they cost. */
  readonly send?: boolean;
}

export interface OfferingChain {
  readonly namespace: Namespace;
  readonly offers?: ChainOffers | undefined;
  /** Where tokens can be swapped, beside the networks where they always can. */
  readonly swapNetworks?: readonly NetworkId[] | undefined;
}

/** Whether there is a chain for the namespace, and it can do this. */
export function offersOn(chains: readonly OfferingChain[], namespace: Namespace, what: keyof ChainOffers): boolean {
  const chain = chains.find((each) => each.namespace === namespace);
  return chain !== undefined && chain.offers?.[what] !== false;
}
