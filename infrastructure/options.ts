/** What a host gives to `createModal`, and the configuration made of it. */
import type { SchedulerLike } from 'rxjs';
import type { Flow } from '../application/engine/flow.js';
import type { Approvals } from '../application/ports/approvals.js';
import type { CatalogueHandle } from '../application/ports/catalogue.js';
import type { Device } from '../application/ports/device.js';
import type { ChainHandle, ConnectorHandle } from '../application/ports/handle.js';
import type { ServiceHandles } from '../application/ports/services.js';
import type { SignInHandle } from '../application/ports/sign-in-handle.js';
import type { Storage } from '../application/ports/storage.js';
import type { Config } from '../application/shell/config.js';
import type { AccountType } from '../domain/address/account.js';
import { Failure } from '../domain/failure/failure.js';
import type { Namespace } from '../domain/network/caip.js';
import { defineNetwork, type Network, type NetworkInput } from '../domain/network/network.js';
import type { Metadata } from '../domain/site/metadata.js';
import type { CheckableOptions } from '../domain/site/options.js';
import type { ThemeMode, ThemeVariables } from '../domain/site/theme.js';
import type { ConnectMethod, ListedWallet, Wallet, WalletGroupName } from '../domain/wallet/wallet.js';
import type { AnalyticsHandle } from './services/analytics/analytics.js';

/** The services of a modal, each replaceable. */
export interface Services extends ServiceHandles {
  /** The list of all wallets there are, such as `httpCatalogue({ url })` or `staticCatalogue(wellKnownWallets)`. */
  readonly catalogue?: CatalogueHandle;
  /** Receives what visitors do in the modal, such as `httpAnalytics({ url })`. Only while `features.analytics` is on. */
  readonly analytics?: AnalyticsHandle;
}

/** A flow of the host's own, or how it is loaded: with the core, so that a page pays nothing before that. */
export type FlowOption = Flow | (() => Promise<Flow>);

/** What `ownFlows` of `porthole/flow` makes of them. */
export interface FlowsHandle {
  /** Fetches and checks them. `ours`: the flows that are there already. */
  load(options: ModalOptions, ours: readonly Flow[]): Promise<readonly Flow[]>;
}

/** The options of a modal. Only `networks` is required (and `projectId`, unless `services` says which there are). */
export interface ModalOptions extends CheckableOptions {
  /** One per namespace, such as `evm()`. */
  readonly chains?: readonly ChainHandle[];
  /** Ways to reach wallets, such as `injected()`; in this order. */
  readonly connectors?: readonly ConnectorHandle[];
  /** The services that the modal may use; those not named are not used. False: none at all. */
  readonly services?: false | Services;
  /** How the dapp introduces itself to wallets. */
  readonly metadata?: Metadata;
  /** `system` when absent. */
  readonly themeMode?: ThemeMode;
  readonly themeVariables?: ThemeVariables;
  /**
   * What the modal speaks, as a BCP 47 tag such as `pt-BR`; `auto`: the page’s language if Porthole speaks it, else the first of the visitor’s that
   * it does. The page’s language when absent. Where Porthole does not speak it: English.
   */
  readonly locale?: string;
  /** True: part of the page instead of lying over it. */
  readonly inline?: boolean;
  /** True: a network the dapp does not know is accepted as it is. */
  readonly allowUnsupportedChain?: boolean;
  /** False: the account screen shows no other networks. */
  readonly enableNetworkSwitch?: boolean;
  readonly enableWallets?: boolean;
  readonly enableWalletConnect?: boolean;
  /** True: the modal always opens to pair, and you begin each pairing by `connect`. */
  readonly manualWCControl?: boolean;
  readonly allWallets?: 'SHOW' | 'HIDE' | 'ONLY_MOBILE';
  readonly walletGroupOrder?: readonly WalletGroupName[];
  readonly connectMethodsOrder?: readonly ConnectMethod[];
  /** Wallets never listed, by rdns or by name ignoring case. */
  readonly excludedWallets?: readonly { readonly rdns?: string; readonly name?: string }[];
  readonly customWallets?: readonly ListedWallet[];
  /** Directory ids of wallets to show on the first screen, in this order. */
  readonly featuredWalletIds?: readonly string[];
  /** Directory ids: of the directory no other wallets are shown. */
  readonly includeWalletIds?: readonly string[];
  /** Directory ids of wallets that are never shown, found in the browser or not. */
  readonly excludeWalletIds?: readonly string[];
  /** Keeps a wallet in the list when true. */
  readonly walletFilter?: (wallet: Wallet) => boolean;
  /** Orders wallets inside their group. */
  readonly walletOrder?: (a: Wallet, b: Wallet) => number;
  readonly defaultAccountTypes?: Partial<Record<Namespace, AccountType>>;
  readonly termsConditionsUrl?: string;
  readonly privacyPolicyUrl?: string;
  /** False: alerts for developers go to the console only. */
  readonly debug?: boolean;
  /** When to load the core without a stored session or an intent: when the page is idle (default), or only on intent. */
  readonly preload?: 'idle' | 'intent';
  /** Prefix of the keys in local storage; one per dapp on a shared origin. `@porthole/` when absent. */
  readonly storagePrefix?: string;
  /** Replaces local storage. */
  readonly storage?: Storage;
  /** Replaces the browser. */
  readonly device?: Device;
  /** Replaces the clock; tests pass virtual time. */
  readonly scheduler?: SchedulerLike;
  /** How visitors sign in to the site, such as `localSignIn()`. */
  readonly siwx?: SignInHandle;
  /** The same by a server that you have already: `siwe({ … })`. */
  readonly siweConfig?: SignInHandle;
  /** Requests of a wallet that lives inside the modal. */
  readonly approvals?: Approvals;
  /** Flows of your own, above those of every modal: `ownFlows(poll)` of `porthole/flow`. */
  readonly flows?: FlowsHandle;
}

/** What buttons need of the configuration, before it is checked. The core completes it. */
export function configOf(options: ModalOptions): Config {
  if (!Array.isArray(options?.networks) || !options.networks.length)
    throw new Failure('invalid-options', 'The `networks` option needs at least one network');
  if (options.siweConfig && options.siwx)
    throw new Failure('invalid-options', 'Cannot set both `siweConfig` and `siwx` options');
  const { defaultNetwork } = options;
  const front: Partial<Config> = {
    locale: options.locale,
    inline: options.inline ?? false,
    networks: options.networks.map((network, at) => readNetwork(`networks[${at}]`, network)),
    defaultNetwork:
      typeof defaultNetwork === 'object' ? readNetwork('defaultNetwork', defaultNetwork).caipNetworkId : defaultNetwork,
    theme: { mode: options.themeMode ?? 'system', variables: options.themeVariables ?? {} },
  };
  return front as Config;
}

/** What cannot be read at all is said by the name of its option: all that is looked into here is this one key. */
function readNetwork(name: string, input: NetworkInput): Network {
  try {
    return defineNetwork(input);
  } catch {
    throw new Failure('invalid-options', `\`${name}\` lacks \`rpcUrls.default\``);
  }
}
