/** A wallet that a visitor can choose: announced in the browser, supplied by the host or listed in a directory. */
import type { Namespace } from '../network/caip.js';

/**
 * How a wallet is reached: in several namespaces at once (`MULTI_CHAIN`), announced in the browser (`ANNOUNCED`:
 * EIP-6963, Wallet Standard), injected at a global (`INJECTED`), supplied by the site (`EXTERNAL`), by WalletConnect
 * (`WALLET_CONNECT`), or by email and social login (`AUTH`). Porthole's connectors never use `ID_AUTH`.
 */
export type ConnectorType =
  | 'MULTI_CHAIN'
  | 'ANNOUNCED'
  | 'INJECTED'
  | 'EXTERNAL'
  | 'WALLET_CONNECT'
  | 'AUTH'
  | 'ID_AUTH';

/** A wallet that can be connected, as its connector lists it. */
export interface Wallet {
  /** Unique among the wallets of one namespace: rdns where there is one, else a fixed connector id such as `injected`. */
  readonly id: string;
  readonly type: ConnectorType;
  /** Shown to the visitor. Untrusted; the adapter has limited its length. */
  readonly name: string;
  /** True if characters that cannot be shown were removed from its name. */
  readonly altered?: true | undefined;
  readonly namespace: Namespace;
  /** A `data:image/` URL, or a URL that the host trusts. Use it in `<img>` only. */
  readonly icon?: string | undefined;
  /** The wallet's reverse domain name (EIP-6963). */
  readonly rdns?: string | undefined;
  /** The wallet's id in the wallet directory. */
  readonly explorerId?: string | undefined;
  /** The link of its app on the same device, or of its page, if the visitor paired with that. */
  readonly appLink?: string | undefined;
  /** The id of its connector's handle. */
  readonly connectorId: string;
  /** The wallets of the single namespaces, for a `MULTI_CHAIN` entry. */
  readonly connectors?: readonly Wallet[] | undefined;
}

/** A wallet of the directory, or one that the host lists. */
export interface ListedWallet {
  /** Unique in the directory; one of `featuredWalletIds` and the like. */
  readonly id: string;
  readonly name: string;
  /** True if characters that cannot be shown were removed from its name. */
  readonly altered?: true | undefined;
  /** Its reverse domain name (EIP-6963). */
  readonly rdns?: string | undefined;
  /** A `data:image/` URL, or a URL that the host trusts. */
  readonly imageUrl?: string | undefined;
  /** The id of its image in the directory. */
  readonly imageId?: string | undefined;
  readonly homepage?: string | undefined;
  /** Opens its mobile app: a custom scheme such as `fox://`, or a universal link. */
  readonly mobileLink?: string | undefined;
  /** A universal link: opens the app, or a web page if the app is not installed. */
  readonly universalLink?: string | undefined;
  /** Opens its desktop app: a custom scheme, or a universal link. */
  readonly desktopLink?: string | undefined;
  /** The URL of its web app. */
  readonly webappLink?: string | undefined;
  /** URLs of its pages in the stores. */
  readonly appStore?: string | undefined;
  readonly playStore?: string | undefined;
  readonly chromeStore?: string | undefined;
  /** CAIP-2 ids of its networks, or `eip155:*` for all of a namespace. Absent: unknown. */
  readonly chains?: readonly string[] | undefined;
  readonly badge?: 'certified' | 'none' | undefined;
  /** Its names in browsers, by namespace. With one, it also counts as a browser wallet. */
  readonly injected?: readonly { readonly namespace: string; readonly injectedId: string }[] | undefined;
}

/** What is stored of a recently used wallet: enough to show its row. */
export interface RecentWallet {
  readonly id: string;
  readonly name: string;
  readonly rdns?: string | undefined;
  readonly imageUrl?: string | undefined;
  /** Its picture in the directory. */
  readonly imageId?: string | undefined;
  /** The link of its app, if the app was opened on this device. */
  readonly mobileLink?: string | undefined;
  readonly chains?: readonly string[] | undefined;
}

/** A group of wallets in the list. */
export type WalletGroupName =
  | 'walletConnect'
  | 'recent'
  | 'injected'
  | 'featured'
  | 'custom'
  | 'external'
  | 'recommended';
/** A way to connect: an email login, a social login, or a wallet. */
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
