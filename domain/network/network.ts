/** A blockchain network that a dapp may use, or that a wallet happens to be on. */
import { type Namespace, type NetworkId, networkIdOf } from './caip.js';

export interface Currency {
  readonly name: string;
  readonly symbol: string;
  readonly decimals: number;
}

export interface BlockExplorer {
  readonly name: string;
  readonly url: string;
}

/** Those of viem's chains and others; the modal queries ENS's universal resolver, where the network keeps names. */
export interface Contracts {
  readonly ensUniversalResolver?: { readonly address: string } | undefined;
  readonly [name: string]: unknown;
}

export interface Network {
  /** The namespace's own reference: a number for eip155, text elsewhere. */
  readonly id: string | number;
  readonly caipNetworkId: NetworkId;
  readonly chainNamespace: Namespace;
  readonly name: string;
  readonly nativeCurrency: Currency;
  /** HTTP JSON-RPC addresses in order of preference. May hold private keys, so never offered to a wallet unasked. */
  readonly rpcUrls: { readonly default: { readonly http: readonly string[] } };
  readonly blockExplorers?: { readonly default: BlockExplorer };
  readonly testnet?: boolean;
  /** An image as a data URL or an address the host vouches for. */
  readonly assets?: { readonly imageUrl?: string; readonly imageId?: string };
  readonly contracts?: Contracts;
  /** RPC addresses that may be handed to a wallet when it has to add this network. Absent: the default ones, stripped of keyed ones. */
  readonly publicRpcUrls?: readonly string[];
  /** True for the stand-in of a network the dapp does not know. */
  readonly unsupported?: boolean;
}

/** The shape hosts already have at hand: a viem `Chain`, or one with a CAIP-2 id and namespace of its own. */
export interface NetworkInput {
  readonly id: string | number;
  readonly name: string;
  readonly nativeCurrency: Currency;
  readonly rpcUrls: { readonly default: { readonly http: readonly string[] } };
  readonly blockExplorers?: { readonly default: BlockExplorer } | undefined;
  readonly testnet?: boolean | undefined;
  readonly chainNamespace?: Namespace | undefined;
  readonly caipNetworkId?: NetworkId | undefined;
  readonly assets?: { readonly imageUrl?: string; readonly imageId?: string } | undefined;
  readonly contracts?: Contracts | undefined;
  readonly publicRpcUrls?: readonly string[] | undefined;
}

/** A `Network` from a viem `Chain` or the like; the namespace defaults to eip155. */
export function defineNetwork(input: NetworkInput): Network {
  const chainNamespace = input.chainNamespace ?? 'eip155';
  return {
    id: chainNamespace === 'eip155' && Number.isSafeInteger(+input.id) ? +input.id : input.id,
    caipNetworkId: input.caipNetworkId ?? networkIdOf(chainNamespace, input.id),
    chainNamespace,
    name: input.name,
    nativeCurrency: input.nativeCurrency,
    rpcUrls: { default: { http: input.rpcUrls.default.http } },
    ...(input.blockExplorers && { blockExplorers: { default: input.blockExplorers.default } }),
    ...(input.testnet !== undefined && { testnet: input.testnet }),
    ...(input.assets && { assets: input.assets }),
    ...(input.contracts && { contracts: input.contracts }),
    ...(input.publicRpcUrls && { publicRpcUrls: input.publicRpcUrls }),
  };
}

/** Where the modal starts when nothing else is said. */
export const DEFAULT_NETWORK_ID: NetworkId = 'eip155:1';

/** The networks with those the wallet approved first, in its order; the others follow in theirs. */
export function approvedFirst(networks: readonly Network[], approved: readonly NetworkId[]): readonly Network[] {
  const place = ({ caipNetworkId: id }: Network) => (approved.includes(id) ? approved.indexOf(id) : approved.length);
  return [...networks].sort((a, b) => place(a) - place(b));
}
