/** A wallet a visitor may choose: announced by the browser, supplied by the host, or listed in a directory. */
import type { Namespace } from '../network/caip.js';

/**
 * How a wallet is reached: on several kinds of networks at once, announced by the browser (EIP-6963, Wallet Standard), injected at
 * a global, brought by the site, by WalletConnect, or by email and social login (`AUTH`; no connector of Porthole says `ID_AUTH`).
 */
export type ConnectorType =
  | 'MULTI_CHAIN'
  | 'ANNOUNCED'
  | 'INJECTED'
  | 'EXTERNAL'
  | 'WALLET_CONNECT'
  | 'AUTH'
  | 'ID_AUTH';

export interface Wallet {
  /** Unique among the wallets of one namespace: rdns where there is one, else a fixed connector id such as `injected`. */
  readonly id: string;
  readonly type: ConnectorType;
  /** Shown to the visitor; untrusted, already cut to size by the adapter. */
  readonly name: string;
  /** What it calls itself has characters that are not shown. */
  readonly altered?: true;
  readonly namespace: Namespace;
  /** A `data:image/` URL, or an address the host vouches for. Shown only inside `<img>`. */
  readonly icon?: string;
  /** Reverse domain name of the maker, as announced (EIP-6963). */
  readonly rdns?: string;
  /** The wallet's id in the wallet directory. */
  readonly explorerId?: string;
  /** The link of its app as it is listed, where that app is on the same device. */
  readonly appLink?: string;
  /** The handle of the connector that reaches it. */
  readonly connectorId: string;
  /** The per-namespace wallets behind one MULTI_CHAIN entry. */
  readonly connectors?: readonly Wallet[];
}

/** A wallet of the directory, or one that the host lists itself. */
export interface ListedWallet {
  readonly id: string;
  readonly name: string;
  /** What it calls itself has characters that are not shown. */
  readonly altered?: true;
  readonly rdns?: string;
  readonly imageUrl?: string;
  readonly imageId?: string;
  readonly homepage?: string;
  /** Of its app on a phone: a scheme of its own, as in `fox://`, or an address that the app takes. */
  readonly mobileLink?: string;
  /** An address that its app takes, and that leads to a page where the app is not there: where a scheme would lead nowhere. */
  readonly universalLink?: string;
  readonly desktopLink?: string;
  readonly webappLink?: string;
  readonly appStore?: string;
  readonly playStore?: string;
  readonly chromeStore?: string;
  readonly chains?: readonly string[];
  readonly badge?: 'certified' | 'none';
  readonly injected?: readonly { readonly namespace: string; readonly injectedId: string }[];
}

/** What is remembered of a wallet used before: enough to draw its row. */
export interface RecentWallet {
  readonly id: string;
  readonly name: string;
  readonly rdns?: string;
  readonly imageUrl?: string;
  /** Its picture in the directory. */
  readonly imageId?: string;
  /** The link of its app, when that was opened on this device. */
  readonly mobileLink?: string;
  readonly chains?: readonly string[];
}

export type WalletGroupName =
  | 'walletConnect'
  | 'recent'
  | 'injected'
  | 'featured'
  | 'custom'
  | 'external'
  | 'recommended';
export type ConnectMethod = 'email' | 'social' | 'wallet';

export const WALLET_GROUP_ORDER: readonly WalletGroupName[] = [
  'walletConnect',
  'recent',
  'injected',
  'featured',
  'custom',
  'external',
  'recommended',
];
