/** How a host lists its parts, which are loaded when they are first needed. */
import type { Observable, SchedulerLike } from 'rxjs';
import type { AccountType } from '../../domain/address/account.js';
import type { Namespace, NetworkId } from '../../domain/network/caip.js';
import type { ChainSupport } from '../../domain/network/chain-support.js';
import type { Network } from '../../domain/network/network.js';
import type { Metadata } from '../../domain/site/metadata.js';
import type { Wallet } from '../../domain/wallet/wallet.js';
import type { Event } from '../engine/events.js';
import type { Chain } from './chain.js';
import type { Connector } from './connector.js';
import type { Device } from './device.js';
import type { SignIn } from './sign-in.js';
import type { Storage } from './storage.js';

/** A part of the modal that is loaded when it is first needed. Chains, connectors and services are all passed as handles. */
export interface Handle<T> {
  /** Unique within its kind, such as `evm` or `injected`. */
  readonly id: string;
  /** Loads and creates the part. Called at most once per modal; after a failure it is called again on the next use. */
  readonly load: (context: HandleContext) => Promise<T>;
  /**
   * Starts to fetch the part's code before `load` is called. Failures are ignored: `load` tries again. `restoring`: a
   * connection of an earlier visit is about to be restored.
   */
  readonly preload?: (restoring?: boolean) => void;
  /** The options it was created with, by the name of the function that created it. Read in development only, to report misspelt options. */
  readonly given?: Readonly<Record<string, unknown>>;
}

/** What a handle's `load` receives. */
export interface HandleContext {
  readonly networks: readonly Network[];
  readonly storage: Storage;
  readonly device: Device;
  readonly scheduler: SchedulerLike;
  /** Identifies the host's project to remote services. */
  readonly projectId?: string | undefined;
  /** The dapp's name, description, URL and icons. */
  readonly metadata?: Metadata | undefined;
  /** The default account type of each namespace. */
  readonly defaultAccountTypes?: Readonly<Partial<Record<Namespace, AccountType>>>;
  /** The chain of a namespace, loaded on first use. Fails with `adapter-not-found`. */
  readonly chain?: (namespace: Namespace) => Observable<Chain>;
  /** Sign-in, loaded on first use. Absent: not configured. */
  readonly signIn?: Observable<SignIn> | undefined;
  /** Emits when the modal is destroyed, and at once if it has been: end all background work then. */
  readonly destroyed$?: Observable<unknown>;
  /** Emits an event that no intent caused, such as a developer alert. */
  readonly emit?: (event: Event) => void;
}

/** A namespace for `createModal({ chains })`, loaded when a visitor needs it. */
export interface ChainHandle extends Handle<Chain> {
  readonly namespace: Namespace;
  /** The parts of `Chain` that it supports. Absent: all. */
  readonly supports?: ChainSupport | undefined;
  /** URLs of the nodes that it reads a network from, where it does not use the network's own. Used for `Modal.egress` only. */
  readonly rpcUrls?: Readonly<Partial<Record<NetworkId, readonly string[]>>> | undefined;
  /** An RPC service that it reads networks from as well. Without `networks`: those of the public service. Used for `Modal.egress` only. */
  readonly service?: { readonly url: string; readonly networks?: readonly NetworkId[] | undefined } | undefined;
  /** Networks with swaps, in addition to the twelve built-in ones. */
  readonly swapNetworks?: readonly NetworkId[] | undefined;
  /** True: it uses `rpcUrls` in place of the network's own URLs. Used for `Modal.egress` only. */
  readonly replacesOwn?: boolean;
}

/** A connector for `createModal({ connectors })`, loaded when it is first needed. */
export interface ConnectorHandle extends Handle<Connector> {
  /** The namespaces of its wallets: most connectors have one, a pairing protocol has several. */
  readonly namespaces: readonly [Namespace, ...Namespace[]];
  /** Wallets that can be listed without loading the connector. Absent: the connector is loaded with the core. */
  readonly wallets?: readonly Wallet[];
  /** The URL of the relay between page and wallet, if there is one. Used for `Modal.egress` only. */
  readonly relayUrl?: string;
  /** URLs of the nodes that it reads networks from, where it does not use the networks' own. Used for `Modal.egress` only. */
  readonly rpcUrls?: Readonly<Partial<Record<NetworkId, readonly string[]>>>;
}
