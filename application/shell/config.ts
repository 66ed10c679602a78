import type { AccountType } from '../../domain/address/account.js';
import type { Namespace, NetworkId } from '../../domain/network/caip.js';
import type { ListedChain } from '../../domain/network/chain-support.js';
import type { Network } from '../../domain/network/network.js';
import type { Features } from '../../domain/site/features.js';
import type { Metadata } from '../../domain/site/metadata.js';
import type { ThemeMode, ThemeVariables } from '../../domain/site/theme.js';
import type { Token } from '../../domain/token/token.js';
import type { ConnectMethod, ListedWallet, Wallet, WalletGroupName } from '../../domain/wallet/wallet.js';
import type { ServiceName } from '../ports/services.js';

/** The configuration of a modal: its options, validated and with their defaults. */
export interface Config {
  /** Identifies the project to remote services. */
  readonly projectId: string | undefined;
  /** The services that the host configured. Complete once the core is loaded. */
  readonly services: readonly ('catalogue' | 'analytics' | ServiceName | `onramp:${Namespace}`)[];
  /** At least one. */
  readonly networks: readonly Network[];
  /** The network to start on. Undefined: the first. */
  readonly defaultNetwork: NetworkId | undefined;
  /** Complete once the core is loaded; not read before that. */
  readonly features: Partial<Features>;
  /** The dapp's name, description, URL and icons, as wallets show them. */
  readonly metadata: Metadata | undefined;
  readonly theme: { readonly mode: ThemeMode; readonly variables: ThemeVariables };
  /** A BCP 47 tag, or `auto`: the page's language, then the visitor's. Undefined: the page's. */
  readonly locale: string | undefined;
  /** True: the modal is part of the page, not an overlay. */
  readonly inline: boolean;
  /** True: an unknown network is accepted, and the visitor is not asked to switch. */
  readonly allowUnsupportedChain: boolean;
  /** False: the account screen offers no other networks. */
  readonly enableNetworkSwitch: boolean;
  /** False: no wallet list, if there are other ways to connect. */
  readonly enableWallets: boolean;
  /** False: WalletConnect is not offered, even if its connector is configured. */
  readonly enableWalletConnect: boolean;
  /** True: the modal only shows pairings, and the host starts each of them. */
  readonly manualWCControl: boolean;
  /** The configured chains. Without one, wallets can only be paired with. */
  readonly chains: readonly ListedChain[];
  /** The row that leads to the directory. */
  readonly allWallets: 'SHOW' | 'HIDE' | 'ONLY_MOBILE';
  /** Groups to put first in the wallet list. Undefined: as in `features.connectorTypeOrder`. */
  readonly walletGroupOrder: readonly WalletGroupName[] | undefined;
  /** The order of the ways to connect. Undefined: as in `features.connectMethodsOrder`. */
  readonly connectMethodsOrder: readonly ConnectMethod[] | undefined;
  /** Wallets that are never listed, by rdns or by name (ignoring case). */
  readonly excludedWallets: readonly { readonly rdns?: string | undefined; readonly name?: string | undefined }[];
  /** Wallets that the host lists. */
  readonly customWallets: readonly ListedWallet[];
  /** Directory ids of wallets to show on the first screen, in this order. */
  readonly featuredWalletIds: readonly string[];
  /** Directory ids. Only these wallets of the directory are shown. Empty: all are. */
  readonly includeWalletIds: readonly string[];
  /** Directory ids of wallets that are never shown, found in the browser or not. */
  readonly excludeWalletIds: readonly string[];
  /** Return false to hide a wallet. Applied after the built-in rules. */
  readonly walletFilter: ((wallet: Wallet) => boolean) | undefined;
  /** Compares two wallets of one group, as for `Array.prototype.sort`. */
  readonly walletOrder: ((a: Wallet, b: Wallet) => number) | undefined;
  /** The account type that each namespace starts with. Complete once the core is loaded. */
  readonly defaultAccountTypes: Readonly<Partial<Record<Namespace, AccountType>>>;
  /** Tokens whose balances are read on chain when there is no service, by network. Complete once the core is loaded. */
  readonly tokens: Readonly<Partial<Record<NetworkId, readonly Token[]>>>;
  /** The terms that visitors agree to by connecting. */
  readonly termsConditionsUrl: string | undefined;
  /** The privacy policy that visitors agree to by connecting. */
  readonly privacyPolicyUrl: string | undefined;
  /** Shows developer alerts in the modal. Their full text always goes to the console. */
  readonly debug: boolean;
}
