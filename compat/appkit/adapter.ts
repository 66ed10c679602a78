/** Replaces AppKit's adapters: each adds one namespace and its wallets. */
import type { Modal } from '../../application/modal/modal.js';
import type { ChainHandle, ConnectorHandle } from '../../application/ports/handle.js';
import type { Namespace, NetworkId } from '../../domain/network/caip.js';

/** An adapter for `createAppKit({ adapters })`: a namespace and the modal's parts for it. */
export interface AppKitAdapter {
  /** The namespace of its networks. One adapter per namespace. */
  readonly namespace: Namespace;
  /** AppKit's name for it: `wagmi`, `ethers`, `solana`, `bitcoin`. */
  readonly adapterType: string;
  /** Creates the modal's parts for the namespace. Called once, by `createAppKit`. */
  parts(options: AdapterContext): AdapterParts;
  /** The wallet's provider as AppKit returns it, if that differs from the modal's. `address`: the account in use. */
  provider?(given: unknown, address: string): unknown;
  /** Called once the modal has been created. */
  attach?(modal: Modal): void;
}

/** The modal's parts for one namespace. */
export interface AdapterParts {
  readonly chain: ChainHandle;
  readonly connectors: readonly ConnectorHandle[];
}

/** The options of `createAppKit` that an adapter reads. */
export interface AdapterContext {
  /** Node URLs by CAIP-2 id; for Bitcoin, URLs of explorers. */
  readonly customRpcUrls?: CustomRpcUrls;
  /** False: EVM wallets that only set `window.ethereum` are not listed. Default true. */
  readonly enableInjected?: boolean;
  /** False: EVM wallets that announce themselves (EIP-6963) are not listed as such. Default true. */
  readonly enableEIP6963?: boolean;
}

/** Node URLs by CAIP-2 id. */
export type CustomRpcUrls = Partial<Record<NetworkId, RpcUrl[]>>;

/** A node's URL, as in AppKit's `customRpcUrls`. */
export interface RpcUrl {
  /** An `https` or `http` URL of a node; for Bitcoin, of an explorer. */
  url: string;
  /** Settings of a transport. Not used: give the wagmi adapter `transports`. */
  config?: object;
}
