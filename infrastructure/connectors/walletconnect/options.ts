/** The host's pairing options. */

import type { Namespace, NetworkId } from '../../../domain/network/caip.js';
import type { Metadata } from '../../../domain/site/metadata.js';

/** The session proposal of one namespace. Each list replaces the default. */
export interface NamespaceProposal {
  /** JSON-RPC methods, such as `personal_sign`. */
  readonly methods?: readonly string[] | undefined;
  /** Events, such as `accountsChanged`. */
  readonly events?: readonly string[] | undefined;
  /** CAIP-2 ids. Default: the configured networks of the namespace. */
  readonly chains?: readonly NetworkId[] | undefined;
}

/** Options of both WalletConnect connectors. */
export interface PairingOptions {
  /** Identifies your project to the relay. Default: the modal's `projectId`. */
  readonly projectId?: string | undefined;
  /** The URL of the relay. It forwards encrypted messages between page and wallet. Default: WalletConnect's public relay. */
  readonly relayUrl?: string | undefined;
  /** Your dapp's name, description, URL and icons. Default: the modal's `metadata`. */
  readonly metadata?: Metadata | undefined;
  /** The namespaces to propose, if they have a configured network. Default: all supported ones. */
  readonly namespaces?: readonly [Namespace, ...Namespace[]] | undefined;
  /** Everything is proposed as optional: a wallet approves what it supports. */
  readonly proposal?: Readonly<Partial<Record<Namespace, NamespaceProposal>>> | undefined;
  /** Node URLs for read requests, by network. Default: the network's own. Never sent to wallets. */
  readonly rpcMap?: Readonly<Partial<Record<NetworkId, string>>> | undefined;
  /** Time limits, in milliseconds. Default: see `WalletConnectLimits`. */
  readonly limits?: Partial<WalletConnectLimits> | undefined;
}

/** Options of `walletConnect`. */
export interface WalletConnectOptions extends PairingOptions {
  /** True: the SDK sends telemetry to its makers: how connecting goes and which kinds of requests are made. Default false. */
  readonly telemetry?: boolean | undefined;
  /** True: the Verify API checks your page's origin in a hidden frame. Default false. */
  readonly verify?: boolean | undefined;
  /** The log level of the SDK's console output. Default `silent`. */
  readonly logLevel?: 'silent' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | undefined;
}

/** Time limits of WalletConnect, in milliseconds. */
export interface WalletConnectLimits {
  /** For a pairing URI to be ready. Default 20,000. */
  readonly offer: number;
  /** For the wallet to answer a pairing. Default 300,000, which is also how long a pairing is valid. */
  readonly approval: number;
  /** For the relay to accept a request. It is not sent later than that. Default 20,000. */
  readonly delivery: number;
  /** For the wallet to answer a request. Default 600,000. */
  readonly request: number;
  /** For the wallet to be notified of a disconnect. After that it is notified in the background. Default 2,000. */
  readonly disconnect: number;
}
