/** What a host can say about pairing. */

import type { Namespace, NetworkId } from '../../../domain/network/caip.js';
import type { Metadata } from '../../../domain/site/metadata.js';

/** The session proposal for one namespace. Each list replaces the default. */
export interface NamespaceProposal {
  readonly methods?: readonly string[];
  readonly events?: readonly string[];
  /** CAIP-2 ids. Default: the configured networks of the namespace. */
  readonly chains?: readonly NetworkId[];
}

/** What holds whoever speaks the protocol. */
export interface PairingOptions {
  /** Identifies your project to the relay. Default: the modal's `projectId`. */
  readonly projectId?: string;
  /** The server that carries what page and wallet say, which it cannot read. Default: the protocol's public one. */
  readonly relayUrl?: string;
  /** How your dapp introduces itself. Default: the modal's `metadata`. */
  readonly metadata?: Metadata;
  /** The namespaces to offer, of those that have a configured network. Default: all that are known. */
  readonly namespaces?: readonly [Namespace, ...Namespace[]];
  /** All of it is offered as optional: a wallet answers with what it has. */
  readonly proposal?: Readonly<Partial<Record<Namespace, NamespaceProposal>>>;
  /** The address for read requests, by network. Default: the network's own. Wallets never receive them. */
  readonly rpcMap?: Readonly<Partial<Record<NetworkId, string>>>;
  readonly limits?: Partial<WalletConnectLimits>;
}

/** How `walletConnect()` pairs and what its SDK may report. */
export interface WalletConnectOptions extends PairingOptions {
  /** True: the protocol's makers receive telemetry: how connecting goes, and what kind of requests are made. Default false. */
  readonly telemetry?: boolean;
  /** True: their server verifies your page's origin, in a hidden frame. Default false. */
  readonly verify?: boolean;
  /** What the protocol's own code writes to the console. Default `silent`. */
  readonly logLevel?: 'silent' | 'error' | 'warn' | 'info' | 'debug' | 'trace';
}

/** How long what may take, in milliseconds. */
export interface WalletConnectLimits {
  /** Until there is a pairing to show. Default 20,000. */
  readonly offer: number;
  /** Until a wallet has said yes or no to a pairing. Default 300,000, which is as long as a pairing can be answered. */
  readonly approval: number;
  /** Until the relay has accepted a request for a wallet; after that it is no longer sent. Default 20,000. */
  readonly delivery: number;
  /** Until a wallet has answered a request. Default 600,000. */
  readonly request: number;
  /** Until a wallet has been notified of a disconnect; after that it is notified in the background. Default 2,000. */
  readonly disconnect: number;
}
