/** What the host configured, checked and complete: a value, not a port. */
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

export interface Config {
  readonly projectId: string | undefined;
  /** Those that the host lists. Complete once the core is loaded. */
  readonly services: readonly ('catalogue' | 'analytics' | ServiceName | `onramp:${Namespace}`)[];
  readonly networks: readonly Network[];
  readonly defaultNetwork: NetworkId | undefined;
  /** Complete once the core is loaded; before that it is not read. */
  readonly features: Partial<Features>;
  readonly metadata: Metadata | undefined;
  readonly theme: { readonly mode: ThemeMode; readonly variables: ThemeVariables };
  /** BCP 47, or `auto`: the page's language, then the visitor's. Undefined: the page's. */
  readonly locale: string | undefined;
  /** True: the modal is part of the page instead of lying over it. */
  readonly inline: boolean;
  /** True: an unknown network is accepted, and the visitor is not asked to switch. */
  readonly allowUnsupportedChain: boolean;
  readonly enableNetworkSwitch: boolean;
  readonly enableWallets: boolean;
  readonly enableWalletConnect: boolean;
  /** True: the modal is for pairing, and each pairing is begun by the host. */
  readonly manualWCControl: boolean;
  /** The chains given. With none, nothing can be done with a wallet here but pairing with it. */
  readonly chains: readonly ListedChain[];
  readonly allWallets: 'SHOW' | 'HIDE' | 'ONLY_MOBILE';
  readonly walletGroupOrder: readonly WalletGroupName[] | undefined;
  readonly connectMethodsOrder: readonly ConnectMethod[] | undefined;
  readonly excludedWallets: readonly { readonly rdns?: string; readonly name?: string }[];
  readonly customWallets: readonly ListedWallet[];
  /** Directory ids of wallets to show on the first screen, in this order. */
  readonly featuredWalletIds: readonly string[];
  /** Directory ids: of the directory no other wallets are shown. Empty: all are. */
  readonly includeWalletIds: readonly string[];
  /** Directory ids of wallets that are never shown, found in the browser or not. */
  readonly excludeWalletIds: readonly string[];
  /** Keeps a wallet in the list when true; applied after the product's own rules. */
  readonly walletFilter: ((wallet: Wallet) => boolean) | undefined;
  /** Orders wallets inside their group. */
  readonly walletOrder: ((a: Wallet, b: Wallet) => number) | undefined;
  /** Complete once the core is loaded. */
  readonly defaultAccountTypes: Readonly<Partial<Record<Namespace, AccountType>>>;
  /** Tokens to look up on chain when no service is there, by network. Complete once the core is loaded. */
  readonly tokens: Readonly<Partial<Record<NetworkId, readonly Token[]>>>;
  readonly termsConditionsUrl: string | undefined;
  readonly privacyPolicyUrl: string | undefined;
  /** Shows alerts for developers in the modal; their long text always goes to the console. */
  readonly debug: boolean;
}
