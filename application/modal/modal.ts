import './declared.js';
import type { Account } from '../../domain/address/account.js';
import type { Namespace, NetworkId } from '../../domain/network/caip.js';
import type { ListedWallet } from '../../domain/wallet/wallet.js';
import type { OpeningWay } from '../connect/intents.js';
import type { SwitchOutcome } from '../connect/network/state.js';
import type { Event } from '../engine/events.js';
import type { Outcome } from '../engine/outcome.js';
import type { Runner } from '../engine/runner.js';
import type { State } from '../engine/state.js';
import type { Stream } from '../engine/stream.js';
import type { Config } from '../shell/config.js';
import type { Route } from '../shell/router.js';
import type { Snack } from '../shell/state.js';
import type { SwapPreset } from '../swap/state.js';
import type { Egress } from './egress.js';
import type { ViewName } from './view-names.js';

/**
 * A wallet modal: what a page, or another UI than the React one, can do with it and observe. Promises never reject:
 * they resolve to an `Outcome`, except that of `egress`.
 */
export interface Modal extends Runner {
  /** The state: emits the current value on subscription, then every change. Never fails. */
  readonly state$: Stream<State>;
  /** Every event from now on. Never fails. */
  readonly events$: Stream<Event>;
  /** The current state. */
  getState(): State;
  /** The initial state, before anything is read from the browser: for server rendering and hydration. */
  getServerState(): State;
  /**
   * The provider of a connected namespace, or `undefined`. For eip155: EIP-1193 `request` and events, without anything
   * else that the wallet's object has. It rejects with 4900 once that connection has ended and, without asking the
   * wallet, with 4901 for typed data whose `domain.chainId` is not the network in use. One object per connection.
   */
  getProvider(namespace?: Namespace): unknown;
  /** Shows the modal: the given route or view; by default Account when connected, else Connect. */
  open(options?: {
    readonly route?: Route | undefined;
    readonly view?: ViewName | undefined;
    readonly namespace?: Namespace | undefined;
    /** For the view `Swap`: values to fill in. */
    readonly arguments?: SwapPreset | undefined;
  }): Promise<Outcome>;
  /**
   * Hides the modal. Refused while the visitor has to decide; `force` also closes an approval. Resolves without a
   * failure in both cases: `state.shell.open` says whether it is still shown.
   */
  close(force?: boolean): Promise<Outcome>;
  /** Goes back one screen; from the first screen, closes the modal. */
  back(): Promise<Outcome>;
  /** Shows a screen on top of the current one. */
  push(route: Route): Promise<Outcome>;
  /** Shows a screen in place of the current one. */
  replace(route: Route): Promise<Outcome>;
  /** Shows a screen as the first one: there is none to go back to. */
  reset(route: Route): Promise<Outcome>;
  /**
   * Connects a wallet by its id. A wallet that is not in this browser (an id or entry of the directory) is paired with.
   * A later call cancels an unfinished one (`cancelled`). Resolves to the account of the requested namespace, or the
   * first account that the wallet shares. Fails with `rejected`, `already-pending`, `timed-out`, `no-accounts`,
   * `wallet-not-found` and the codes of other wallet errors.
   */
  connect(wallet: string | ListedWallet, namespace?: Namespace): Promise<Outcome<Account>>;
  /**
   * Opens the app of the wallet that is being paired with; once connected, the app that was opened before. Call it
   * inside a user gesture. The result is in `state.connect.opening`. Fails with `wallet-not-found` if the wallet has no
   * link.
   */
  openWallet(way?: OpeningWay): Promise<Outcome>;
  /**
   * Copies the current pairing URI to the clipboard, for wallets that accept it as text. A message tells the visitor
   * whether it worked; the call itself does not fail.
   */
  copyPairing(): Promise<Outcome>;
  /** Copies a link to the clipboard. A message tells the visitor whether it worked; the call itself does not fail. */
  copyLink(link: string): Promise<Outcome>;
  /**
   * Disconnects one namespace and those that share its session; without an argument, all. The page is disconnected in
   * any case, even if the call fails with `disconnect-failed`.
   */
  disconnect(namespace?: Namespace): Promise<Outcome>;
  /**
   * Switches to a configured network: in the wallet if connected, otherwise as the dapp's preferred network. If wallets
   * are connected in other namespaces only, the visitor first has to connect one for this namespace. Fails with
   * `network-not-configured`, `rejected`, `network-not-supported`, `network-mismatch`, `timed-out` and the codes of
   * other wallet errors.
   */
  switchNetwork(networkId: NetworkId): Promise<Outcome<SwitchOutcome>>;
  /**
   * Switches to another account of the wallet. Fails with `not-connected`, and with `invalid-address` if the wallet
   * does not share it.
   */
  selectAccount(address: string, namespace?: Namespace): Promise<Outcome>;
  /**
   * Checks without a prompt that a wallet on another device is reachable. Fails with `timed-out`, `request-failed`,
   * `wallet-disconnected`, `not-connected`; with `method-not-supported` for a wallet in this browser, which needs no
   * check.
   */
  ping(namespace?: Namespace): Promise<Outcome>;
  /** Reads the active account's balances again. */
  refreshBalance(): Promise<Outcome>;
  /**
   * Copies the active address to the clipboard. A message tells the visitor whether it worked; the call itself does not
   * fail.
   */
  copyAddress(): Promise<Outcome>;
  /**
   * Requests a signature of a text as a personal message. Resolves to the signature in the namespace's format: for
   * eip155, `personal_sign` (ERC-191) as `0x` and hex digits. Fails with `not-connected`, `rejected`, `cancelled` and
   * the codes of other wallet errors.
   */
  signMessage(message: string, namespace?: Namespace): Promise<Outcome<string>>;
  /** Changes options at run time: theme, features and the like. */
  configure(patch: Partial<Config>): Promise<Outcome>;
  /** Shows a short message above the screens. */
  showSnack(snack: Snack): Promise<Outcome>;
  /** Marks the host as busy: buttons that open the modal show that they wait. */
  setLoading(loading: boolean): Promise<Outcome>;
  /** Hides the developer alert. */
  dismissAlert(): Promise<Outcome>;
  /**
   * The origins that the page may contact with this configuration. Makes no request and needs no browser. Rejects with
   * `invalid-options` if the options cannot work, and if this part of the modal cannot be loaded.
   */
  egress(): Promise<readonly Egress[]>;
  /** Starts to load the parts that the next click needs. Call it on hover, focus or touch. Never fails. */
  preload(): void;
  /**
   * Registers the function that fetches the code of the UI. An idle page then only fetches that code; the core starts
   * when a visitor comes near, a method is called or another tab changes the stored session. With `preload: 'page'` the
   * function is also called right away, unless the visitor saves data; if the promise that it returns rejects, an idle page
   * calls it again. Its failures never reach the page.
   */
  setShell(fetchShell: () => unknown): void;
  /** Ends all subscriptions, timers and listeners. The modal cannot be used afterwards. */
  destroy(): void;
}

/** The methods of `Modal` that only name an intent. */
export type IntentMethods = Omit<
  Modal,
  'state$' | 'events$' | 'getState' | 'getServerState' | 'getProvider' | 'egress' | 'preload' | 'setShell' | 'destroy'
>;
