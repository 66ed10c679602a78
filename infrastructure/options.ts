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
  /** The wallet directory, such as `httpCatalogue({ url })` or `staticCatalogue(wellKnownWallets)`. */
  readonly catalogue?: CatalogueHandle | undefined;
  /** Receives the modal's events, such as `httpAnalytics({ url })`. Only while `features.analytics` is on. */
  readonly analytics?: AnalyticsHandle | undefined;
}

/** A flow of the host, or a function that loads it together with the core. */
export type FlowOption = Flow | (() => Promise<Flow>);

/** The result of `ownFlows`. */
export interface FlowsHandle {
  /** Loads and checks the flows. `ours`: the built-in flows. */
  load(options: ModalOptions, ours: readonly Flow[]): Promise<readonly Flow[]>;
}

/** The options of `createModal`. Only `networks` is required, and `projectId` unless `services` is given. */
export interface ModalOptions extends CheckableOptions {
  /** One per namespace, such as `evm()`. */
  readonly chains?: readonly ChainHandle[] | undefined;
  /** Ways to reach wallets, such as `injected()`, in order. */
  readonly connectors?: readonly ConnectorHandle[] | undefined;
  /** The services that the modal may use. False: none. */
  readonly services?: false | Services | undefined;
  /** The dapp's name, description, URL and icons, as wallets show them. */
  readonly metadata?: Metadata | undefined;
  /** Default `system`. */
  readonly themeMode?: ThemeMode | undefined;
  /** Overrides of colours, font, corners and layer. */
  readonly themeVariables?: ThemeVariables | undefined;
  /**
   * The modal's language: a BCP 47 tag such as `pt-BR`, or `auto`: the page's language if supported, else the first
   * supported one of the visitor's languages. Default: the page's language. English if the language is not supported.
   */
  readonly locale?: string | undefined;
  /** True: the modal is part of the page, not an overlay. Default false. */
  readonly inline?: boolean | undefined;
  /** True: the visitor may stay on a network that is not configured. Default false. */
  readonly allowUnsupportedChain?: boolean | undefined;
  /** False: the account screen offers no other networks. Default true. */
  readonly enableNetworkSwitch?: boolean | undefined;
  /** False: no wallet list, if there are other ways to connect. Default true. */
  readonly enableWallets?: boolean | undefined;
  /** False: WalletConnect is not offered, even if its connector is configured. Default true. */
  readonly enableWalletConnect?: boolean | undefined;
  /**
   * True: until a wallet is connected, the modal opens on the pairing screen, and your code starts each pairing with
   * `connect`. Default false.
   */
  readonly manualWCControl?: boolean | undefined;
  /** The row that leads to the directory. Default `SHOW`. */
  readonly allWallets?: 'SHOW' | 'HIDE' | 'ONLY_MOBILE' | undefined;
  /** Groups to put first in the wallet list. Default: `features.connectorTypeOrder`. */
  readonly walletGroupOrder?: readonly WalletGroupName[] | undefined;
  /** The order of the ways to connect. Default: `features.connectMethodsOrder`; without it, by what the visitor has installed. */
  readonly connectMethodsOrder?: readonly ConnectMethod[] | undefined;
  /** Wallets that are never listed, by rdns or by name (ignoring case). */
  readonly excludedWallets?:
    | readonly { readonly rdns?: string | undefined; readonly name?: string | undefined }[]
    | undefined;
  /** Wallets of your own to list, with their pictures, stores and links. */
  readonly customWallets?: readonly ListedWallet[] | undefined;
  /** Directory ids of wallets to show on the first screen, in this order. */
  readonly featuredWalletIds?: readonly string[] | undefined;
  /** Directory ids. Only these wallets of the directory are shown. */
  readonly includeWalletIds?: readonly string[] | undefined;
  /** Directory ids of wallets that are never shown, found in the browser or not. */
  readonly excludeWalletIds?: readonly string[] | undefined;
  /** Return false to hide a wallet. */
  readonly walletFilter?: ((wallet: Wallet) => boolean) | undefined;
  /** Compares two wallets of one group, as for `Array.prototype.sort`. */
  readonly walletOrder?: ((a: Wallet, b: Wallet) => number) | undefined;
  /** The account type that each namespace starts with. Default: `smartAccount` on eip155, `payment` on bip122, else `eoa`. */
  readonly defaultAccountTypes?: Partial<Record<Namespace, AccountType>> | undefined;
  /** The terms that visitors agree to by connecting. */
  readonly termsConditionsUrl?: string | undefined;
  /** The privacy policy that visitors agree to by connecting. */
  readonly privacyPolicyUrl?: string | undefined;
  /** False: developer alerts go to the console only. Default true. */
  readonly debug?: boolean | undefined;
  /**
   * When to fetch the core and the first screen ahead. `idle` (default): when the page is idle. `intent`: on the first intent. `page`: the core
   * as soon as the modal is created, and the first screen as soon as the shell is registered (`PortholeProvider`, `mount`), in parallel with
   * the page's own requests, unless the browser asks to save data. With a stored session, all three fetch and start the core once the page is painted.
   */
  readonly preload?: 'page' | 'idle' | 'intent' | undefined;
  /** Prefix of the keys in local storage. Use one per dapp on a shared origin. Default `@porthole/`. */
  readonly storagePrefix?: string | undefined;
  /** Replaces local storage. */
  readonly storage?: Storage | undefined;
  /** Replaces the browser. */
  readonly device?: Device | undefined;
  /** Replaces the clock; tests pass virtual time. */
  readonly scheduler?: SchedulerLike | undefined;
  /** Sign-in, such as `localSignIn()`. */
  readonly siwx?: SignInHandle | undefined;
  /** Sign-in by an existing server: `siwe({ … })`. */
  readonly siweConfig?: SignInHandle | undefined;
  /** Requests to a wallet inside the modal that wait for the visitor's approval. */
  readonly approvals?: Approvals | undefined;
  /** Your own flows, added to the built-in ones: `ownFlows(poll)` from `porthole/flow`. */
  readonly flows?: FlowsHandle | undefined;
}

/** What buttons need of the configuration, before it is checked. The core completes it. */
export function configOf(options: ModalOptions): Config {
  const { networks, defaultNetwork, siweConfig, siwx, storage } = options ?? {};
  const wrong =
    !networks?.length || !networks.map
      ? '`networks` needs at least one network'
      : siweConfig && siwx
        ? 'Cannot set both `siweConfig` and `siwx` options'
        : storage && !storage.get && '`storage` lacks `get`';
  if (wrong) throw new Failure('invalid-options', wrong);
  const front: Partial<Config> = {
    locale: options.locale,
    inline: options.inline ?? false,
    networks: networks.map((network, at) => readNetwork(`networks[${at}]`, network)),
    defaultNetwork:
      typeof defaultNetwork === 'object' ? readNetwork('defaultNetwork', defaultNetwork).caipNetworkId : defaultNetwork,
    theme: { mode: options.themeMode ?? 'system', variables: options.themeVariables ?? {} },
  };
  return front as Config;
}

/** Options that cannot be read at all are reported by name: only this key is read. */
function readNetwork(name: string, input: NetworkInput): Network {
  try {
    return defineNetwork(input);
  } catch {
    throw new Failure('invalid-options', `\`${name}\` lacks \`rpcUrls.default\``);
  }
}
