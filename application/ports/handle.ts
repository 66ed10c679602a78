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

/** A part that the host lists and that is loaded when it is first needed: the only extension and laziness concept. */
export interface Handle<T> {
  /** Unique within its kind, such as `evm` or `injected`. */
  readonly id: string;
  /** Loads and makes the part. Called at most once per modal; a failed load is tried again on the next use. */
  readonly load: (context: HandleContext) => Promise<T>;
  /**
   * Starts fetching the part's code, so that `load` need not wait for it. Failures are ignored: `load` tries again.
   * `restoring`: a connection of an earlier visit is about to be restored.
   */
  readonly preload?: (restoring?: boolean) => void;
  /** What it was made with, by the name of what made it. Only read when a page is built, to report misspelt options. */
  readonly given?: Readonly<Record<string, unknown>>;
}

/** What a handle is given when it is loaded. */
export interface HandleContext {
  readonly networks: readonly Network[];
  readonly storage: Storage;
  readonly device: Device;
  readonly scheduler: SchedulerLike;
  /** Identifies the host's project to remote services. */
  readonly projectId?: string | undefined;
  /** How the dapp introduces itself. */
  readonly metadata?: Metadata | undefined;
  /** The kind of account that each namespace starts with. */
  readonly defaultAccountTypes?: Readonly<Partial<Record<Namespace, AccountType>>>;
  /** The chain of a namespace, loaded on first use. Fails with `adapter-not-found`. */
  readonly chain?: (namespace: Namespace) => Observable<Chain>;
  /** Sign-in, loaded on first use. Absent: sites do not sign in. */
  readonly signIn?: Observable<SignIn> | undefined;
  /** Emits when the modal is destroyed: anything that runs by itself has to end then. */
  readonly destroyed$?: Observable<unknown>;
  /** Reports an event that no intent caused, such as an alert for developers. */
  readonly emit?: (event: Event) => void;
}

/** One kind of network as it is given to `createModal({ chains })`: loaded when a visitor needs it. */
export interface ChainHandle extends Handle<Chain> {
  readonly namespace: Namespace;
  /** What of `Chain` it supports. Absent: all of it. */
  readonly supports?: ChainSupport | undefined;
  /** Addresses it reads a network by, where not by the network's own. Only reported, by `Modal.egress`. */
  readonly rpcUrls?: Readonly<Partial<Record<NetworkId, readonly string[]>>> | undefined;
  /** A service it reads networks by besides; without a list, those that the public one knows. Only reported as well. */
  readonly service?: { readonly url: string; readonly networks?: readonly NetworkId[] } | undefined;
  /** Where tokens can be swapped, beside the twelve networks where they always can. */
  readonly swapNetworks?: readonly NetworkId[] | undefined;
  /** Where it is given addresses of a network, it never uses the network's own. Only reported as well. */
  readonly replacesOwn?: boolean;
}

/** One way to reach wallets as it is given to `createModal({ connectors })`: loaded when it is first needed. */
export interface ConnectorHandle extends Handle<Connector> {
  /** What its wallets are connected for: most serve one namespace, a pairing protocol several at once. */
  readonly namespaces: readonly [Namespace, ...Namespace[]];
  /** Wallets that can be listed without loading the connector. Absent: the connector is loaded with the core. */
  readonly wallets?: readonly Wallet[];
  /** The server it reaches wallets through, where there is one. Only reported, by `Modal.egress`. */
  readonly relayUrl?: string;
  /** Addresses it reads networks by, where not by the network's own. Only reported as well. */
  readonly rpcUrls?: Readonly<Partial<Record<NetworkId, readonly string[]>>>;
}
