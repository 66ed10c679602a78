/** What the chains that a host lists can do. */
import type { Namespace, NetworkId } from './caip.js';

/** What not every chain supports. Absent: supported. */
export interface ChainSupport {
  /** Reading balances. */
  readonly balance?: boolean;
  /** Sending transfers, and estimating their fees. */
  readonly send?: boolean;
}

/** A configured chain, and what it supports. */
export interface ListedChain {
  readonly namespace: Namespace;
  readonly supports?: ChainSupport | undefined;
  /** Networks with swaps, in addition to the built-in ones. */
  readonly swapNetworks?: readonly NetworkId[] | undefined;
}

/** Whether the namespace has a chain that supports this. */
export function chainSupports(chains: readonly ListedChain[], namespace: Namespace, what: keyof ChainSupport): boolean {
  const chain = chains.find((each) => each.namespace === namespace);
  return chain !== undefined && chain.supports?.[what] !== false;
}
