/** The getters and subscriptions of an AppKit instance. */
import type { State } from '../../application/engine/state.js';
import type { Modal } from '../../application/modal/modal.js';
import type { Config } from '../../application/shell/config.js';
import type { AccountId, Namespace } from '../../domain/network/caip.js';
import { SDK_VERSION } from '../../infrastructure/sdk.js';
import type { AppKitOptions, ThemeMode, ThemeVariables } from './app-kit-options.js';
import { type NamedEvent, type NamedEvents, namedEvents } from './named-events.js';
import { type AccountValue, accountValue } from './values/account-value.js';
import { type CaipNetwork, type NetworkValue, networkValue } from './values/network-value.js';
import { type PublicState, publicState } from './values/public-state.js';
import { steady } from './values/steady.js';
import { themeMode } from './values/theme-value.js';
import { type ConnectedWalletInfo, walletValue } from './values/wallet-value.js';

/** What AppKit's `useAppKitTheme` returns and sets. */
export interface ThemeValue {
  /** The visible mode: the chosen one, else the visitor's system setting. */
  themeMode: ThemeMode;
  /** As they were given, under their AppKit names. */
  themeVariables: ThemeVariables;
}

/** AppKit's getters and subscriptions on top of a Porthole modal. */
export class ReadableAppKit {
  /** As they were given to `createAppKit`. */
  readonly options: AppKitOptions;
  /** The protocol release that services receive; not Porthole's version. */
  readonly version = SDK_VERSION;
  /** The namespaces of the configured networks. */
  readonly chainNamespaces: readonly Namespace[];
  /** The modal itself, with everything that Porthole has beyond AppKit. */
  readonly porthole: Modal;
  readonly #events: NamedEvents;
  readonly #wrapped = new WeakMap<object, { readonly address: string; readonly provider: unknown }>();
  readonly #state = steady(publicState);
  /** The given theme variables, under their AppKit names. */
  protected variables: ThemeVariables;
  /** Changes that the modal has not made yet: its core may still have to load. */
  protected pending: Partial<Config> = {};

  constructor(options: AppKitOptions, modal: Modal) {
    this.options = options;
    this.porthole = modal;
    this.chainNamespaces = [...new Set(modal.getState().config.networks.map(({ chainNamespace }) => chainNamespace))];
    this.#events = namedEvents(modal);
    this.variables = { ...options.themeVariables };
  }

  /** The account in use of a namespace. Default: the active namespace. */
  getAccount(namespace?: Namespace): AccountValue {
    return accountValue(this.now(), namespace);
  }

  /** Undefined while no wallet is connected. */
  getAddress(namespace?: Namespace): string | undefined {
    return this.getAccount(namespace).address;
  }

  /** The same as `getAddress`. */
  getAddressByChainNamespace(namespace: Namespace): string | undefined {
    return this.getAddress(namespace);
  }

  /** The account and its network (CAIP-10). Undefined while no wallet is connected. */
  getCaipAddress(namespace?: Namespace): AccountId | undefined {
    return this.getAccount(namespace).caipAddress;
  }

  /** Whether a wallet is connected in the active namespace. */
  getIsConnectedState(): boolean {
    return this.getAccount().isConnected;
  }

  /** The type of the account in use: `eoa` or `smartAccount`; for Bitcoin, the purpose of the address. */
  getPreferredAccountType(namespace?: Namespace): string | undefined {
    return this.getAccount(namespace).allAccounts[0]?.type;
  }

  /** A number on EVM networks, including unknown ones. */
  getChainId(): number | string | undefined {
    return networkValue(this.now()).chainId;
  }

  /** The plain id, as in AppKit: for CAIP-2 see `getState().selectedNetworkId`. */
  getCaipNetworkId(): number | string | undefined {
    return this.getChainId();
  }

  /** The network in use, or the configured one with this `id`. */
  getCaipNetwork(namespace?: Namespace, id?: string | number): CaipNetwork | undefined {
    if (id === undefined) return networkValue(this.now(), namespace).caipNetwork;
    return this.getCaipNetworks(namespace).find((network) => `${network.id}` === `${id}`);
  }

  /** The configured networks, of one namespace or all. */
  getCaipNetworks(namespace?: Namespace): readonly CaipNetwork[] {
    const { networks } = this.config();
    return namespace ? networks.filter(({ chainNamespace }) => chainNamespace === namespace) : networks;
  }

  /** The active namespace, which is the default of the other methods. */
  getActiveChainNamespace(): Namespace | undefined {
    return this.now().connect.activeNamespace;
  }

  /** The wallet's provider: `request`, `on`, `removeListener`. It ends with the connection (4900). */
  getProvider<T>(namespace: Namespace): T | undefined {
    const { address } = this.getAccount(namespace);
    return address === undefined ? undefined : (this.#shown(namespace, address) as T | undefined);
  }

  /** How the connected wallet is reached, such as `ANNOUNCED` or `WALLET_CONNECT`. */
  getProviderType(namespace: Namespace): ConnectedWalletInfo['type'] {
    return this.getWalletInfo(namespace)?.type;
  }

  /** The same as `getProvider`, for the active namespace. */
  getWalletProvider(): unknown {
    return this.getProvider(this.now().connect.activeNamespace);
  }

  /** The same as `getProviderType`, for the active namespace. */
  getWalletProviderType(): ConnectedWalletInfo['type'] {
    return this.getWalletInfo()?.type;
  }

  /** The connected wallet. Undefined without one. */
  getWalletInfo(namespace?: Namespace): ConnectedWalletInfo | undefined {
    return walletValue(this.now(), namespace);
  }

  getState(): PublicState {
    return this.#state(this.now());
  }

  isOpen(): boolean {
    return this.now().shell.open;
  }

  /** The last event; `MODAL_CREATED` before any. */
  getEvent(): NamedEvent {
    return this.#events.get();
  }

  /** Always empty, as in AppKit. */
  getError(): string {
    return '';
  }

  /** The option `siwx`. */
  getSIWX(): AppKitOptions['siwx'] {
    return this.options.siwx;
  }

  /** The visible mode: the chosen one, else the visitor's system setting. */
  getThemeMode(): ThemeMode {
    return themeMode(this.config());
  }

  /** As they were given, under their AppKit names. */
  getThemeVariables(): ThemeVariables {
    return this.variables;
  }

  /**
   * Calls back on each change, without the current state. Returns a function that unsubscribes, as all `subscribe…` do.
   */
  subscribeState(listener: (state: PublicState) => void): () => void {
    return this.#follow(this.#state, listener);
  }

  /** Calls back with each later event. */
  subscribeEvents(listener: (event: NamedEvent) => void): () => void {
    return this.#events.subscribe(listener);
  }

  /** Starts with the current account. */
  subscribeAccount(listener: (account: AccountValue) => void, namespace?: Namespace): () => void {
    const read = steady((state) => accountValue(state, namespace));
    listener(read(this.now()));
    return this.#follow(read, listener);
  }

  /** Calls back on each change, without the current network. */
  subscribeNetwork(listener: (network: NetworkValue) => void): () => void {
    return this.#follow(steady(networkValue), listener);
  }

  /** Calls back on each change, without the current network. */
  subscribeCaipNetworkChange(listener: (network: CaipNetwork | undefined) => void): () => void {
    return this.#follow((state) => networkValue(state).caipNetwork, listener);
  }

  /** Calls back on each change, without the current wallet. */
  subscribeWalletInfo(listener: (info: ConnectedWalletInfo | undefined) => void): () => void {
    return this.#follow((state) => walletValue(state), listener);
  }

  /** Calls back on each change, without the current providers. Those of namespaces without a wallet are undefined. */
  subscribeProviders(listener: (providers: Record<Namespace, unknown>) => void): () => void {
    const read = steady(() => this.#providers());
    return this.#follow(read, listener);
  }

  /** Calls back on each change, without the current theme. */
  subscribeTheme(listener: (theme: ThemeValue) => void): () => void {
    const read = (state: State) => state.config.theme;
    return this.#follow(read, () =>
      listener({ themeMode: this.getThemeMode(), themeVariables: this.getThemeVariables() }),
    );
  }

  /** The same object for one account of one connection. */
  #shown(namespace: Namespace, address: string): unknown {
    const given: unknown = this.porthole.getProvider(namespace);
    const adapter = this.options.adapters?.find((each) => each.namespace === namespace);
    if (!adapter?.provider || typeof given !== 'object' || given === null) return given;
    const known = this.#wrapped.get(given);
    if (known?.address === address) return known.provider;
    const provider = adapter.provider(given, address);
    this.#wrapped.set(given, { address, provider });
    return provider;
  }

  #providers(): Record<Namespace, unknown> {
    const of = (namespace: Namespace) => this.getProvider(namespace);
    return {
      eip155: of('eip155'),
      solana: of('solana'),
      polkadot: of('polkadot'),
      bip122: of('bip122'),
      cosmos: of('cosmos'),
    };
  }

  protected now(): State {
    return this.porthole.getState();
  }

  /** With the pending changes, so that each builds on the one before. */
  protected config(): Config {
    return { ...this.now().config, ...this.pending };
  }

  /** Calls back with each new value, without the current one. */
  #follow<T>(read: (state: State) => T, listener: (value: T) => void): () => void {
    let last = read(this.now());
    const following = this.porthole.state$.subscribe((state) => {
      const next = read(state);
      if (Object.is(next, last)) return;
      last = next;
      listener(next);
    });
    return () => following.unsubscribe();
  }
}
