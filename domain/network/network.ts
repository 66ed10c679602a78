import { type Namespace, type NetworkId, networkIdOf } from './caip.js';

/** The native currency of a network. */
export interface Currency {
  readonly name: string;
  readonly symbol: string;
  readonly decimals: number;
}

/** A block explorer and its URL. */
export interface BlockExplorer {
  readonly name: string;
  readonly url: string;
}

/** Contracts of a network, as in a viem `Chain`. The modal uses ENS's universal resolver; others are kept. */
export interface Contracts {
  readonly ensUniversalResolver?: { readonly address: string } | undefined;
  readonly [name: string]: unknown;
}

/**
 * A network that the dapp supports, or that a wallet is on: the fields of a viem `Chain`, with its namespace and CAIP-2
 * id.
 */
export interface Network {
  /** The reference of its CAIP-2 id: a number for eip155, text for other namespaces. */
  readonly id: string | number;
  readonly caipNetworkId: NetworkId;
  readonly chainNamespace: Namespace;
  readonly name: string;
  readonly nativeCurrency: Currency;
  /**
   * HTTP JSON-RPC URLs in order of preference. They may contain API keys, so they are not offered to wallets as they
   * are: see `publicRpcUrls`.
   */
  readonly rpcUrls: { readonly default: { readonly http: readonly string[] } };
  readonly blockExplorers?: { readonly default: BlockExplorer } | undefined;
  readonly testnet?: boolean | undefined;
  /** A `data:` URL, or a URL that the host trusts. */
  readonly assets?: { readonly imageUrl?: string; readonly imageId?: string } | undefined;
  readonly contracts?: Contracts | undefined;
  /** RPC URLs that a wallet may get when it adds this network. Absent: the default ones without those that seem to contain a key. */
  readonly publicRpcUrls?: readonly string[] | undefined;
  /** True for a placeholder of a network that is not configured. */
  readonly unsupported?: boolean;
}

/** What `networks` accepts: a viem `Chain`, or an object with its own CAIP-2 id and namespace. */
export interface NetworkInput {
  /** The reference of its CAIP-2 id, such as `1`. */
  readonly id: string | number;
  readonly name: string;
  readonly nativeCurrency: Currency;
  /** HTTP JSON-RPC URLs in order of preference. */
  readonly rpcUrls: { readonly default: { readonly http: readonly string[] } };
  readonly blockExplorers?: { readonly default: BlockExplorer } | undefined;
  readonly testnet?: boolean | undefined;
  /** Default `eip155`. */
  readonly chainNamespace?: Namespace | undefined;
  /** Default: `chainNamespace` and `id`, such as `eip155:1`. */
  readonly caipNetworkId?: NetworkId | undefined;
  /**
   * `imageUrl`: a `data:` URL, or a URL that the host trusts. `imageId`: the id of an image in the wallet directory.
   */
  readonly assets?: { readonly imageUrl?: string; readonly imageId?: string } | undefined;
  readonly contracts?: Contracts | undefined;
  /**
   * RPC URLs that a wallet may get when it adds this network. Default: those of `rpcUrls` that seem to contain no key.
   */
  readonly publicRpcUrls?: readonly string[] | undefined;
}

/** Makes a `Network` from a viem `Chain` or a similar object. The default namespace is eip155. Other fields are kept, for the host's adapters. */
export function defineNetwork(input: NetworkInput): Network {
  const chainNamespace = input.chainNamespace ?? 'eip155';
  return {
    ...input,
    id: chainNamespace === 'eip155' && Number.isSafeInteger(+input.id) ? +input.id : input.id,
    caipNetworkId: input.caipNetworkId ?? networkIdOf(chainNamespace, input.id),
    chainNamespace,
    rpcUrls: { default: { http: input.rpcUrls.default.http } },
  };
}

/** The network to start on by default. */
export const DEFAULT_NETWORK_ID: NetworkId = 'eip155:1';

/** The networks with those the wallet approved first, in its order; the others follow in theirs. */
export function approvedFirst(networks: readonly Network[], approved: readonly NetworkId[]): readonly Network[] {
  const place = ({ caipNetworkId: id }: Network) => (approved.includes(id) ? approved.indexOf(id) : approved.length);
  return [...networks].sort((a, b) => place(a) - place(b));
}
