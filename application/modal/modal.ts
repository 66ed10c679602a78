/** The one driving port: what a React shell, another UI or a host can do with the modal, and what it can observe. */
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

export interface Modal extends Runner {
  /** The whole state; emits the current value on subscription, then every change. Never fails. */
  readonly state$: Stream<State>;
  /** Everything that happens, from now on. Never fails. */
  readonly events$: Stream<Event>;
  /** The state at this moment. */
  getState(): State;
  /** The state before anything was read from this browser: what a server renders, and what hydration must start from. */
  getServerState(): State;
  /**
   * The provider of a connected namespace, else undefined. For eip155 it is EIP-1193: `request` and events of the wallet as
   * they are, nothing else that wallets carry. It answers 4900 once that connection has ended, and 4901 to typed data whose
   * `domain.chainId` is not the network in use, without a request to the wallet. The same object for one connection.
   */
  getProvider(namespace?: Namespace): unknown;
  /** Shows the modal: on a screen, by its route or by name; else on Account when connected and Connect when not. */
  open(options?: {
    readonly route?: Route;
    readonly view?: ViewName;
    readonly namespace?: Namespace;
    /** Of the view `Swap`: what to fill in. */
    readonly arguments?: SwapPreset;
  }): Promise<Outcome>;
  /** Hides the modal; refused where the visitor has to decide first. `force` also closes an approval. */
  close(force?: boolean): Promise<Outcome>;
  /** One screen back; past the first one the modal closes. */
  back(): Promise<Outcome>;
  push(route: Route): Promise<Outcome>;
  replace(route: Route): Promise<Outcome>;
  reset(route: Route): Promise<Outcome>;
  /**
   * Connects a wallet in reach by its id. One that is only known from a list, by its id or as it is listed, is paired with.
   * A later call cancels an earlier, unfinished one (`cancelled`). Yields the account of the requested namespace, else the
   * first that the wallet opened.
   */
  connect(wallet: string | ListedWallet, namespace?: Namespace): Promise<Outcome<Account>>;
  /**
   * Opens the wallet that is paired with, by the link it is listed with; once connected, the app that was opened before. Call
   * it inside the visitor's gesture. The result is in `connect.opening`. Fails with `wallet-not-found` when no link
   * leads to it.
   */
  openWallet(way?: OpeningWay): Promise<Outcome>;
  /** Puts the pairing on offer on the clipboard, for wallets that take it as text. */
  copyPairing(): Promise<Outcome>;
  /** Puts a link on the clipboard, and says so. */
  copyLink(link: string): Promise<Outcome>;
  /** Ends one namespace's connection and those that share its session, or all of them. */
  disconnect(namespace?: Namespace): Promise<Outcome>;
  /**
   * Moves to a configured network: through the wallet when connected, else as the dapp's choice. Who is connected for networks
   * of another kind alone has to connect a wallet for this one first.
   */
  switchNetwork(networkId: NetworkId): Promise<Outcome<SwitchOutcome>>;
  /** Uses another of the wallet's accounts. */
  selectAccount(address: string, namespace?: Namespace): Promise<Outcome>;
  /**
   * Checks that a wallet on another device is there, without prompting. Ends well once it has answered, else with
   * `timed-out`, `request-failed`, `wallet-disconnected` or `not-connected`; with `method-not-supported` where no check
   * is needed: for a wallet in this browser.
   */
  ping(namespace?: Namespace): Promise<Outcome>;
  /** Reads the active account's balances again. */
  refreshBalance(): Promise<Outcome>;
  /** Puts the active address on the clipboard. */
  copyAddress(): Promise<Outcome>;
  /** Requests a personal signature of a text from the wallet. */
  signMessage(message: string, namespace?: Namespace): Promise<Outcome<string>>;
  /** Changes options while running: theme, features and the like. */
  configure(patch: Partial<Config>): Promise<Outcome>;
  showSnack(snack: Snack): Promise<Outcome>;
  /** Says that the host is busy: buttons that open the modal wait. */
  setLoading(loading: boolean): Promise<Outcome>;
  dismissAlert(): Promise<Outcome>;
  /**
   * The hosts that this configuration can make the page contact: for a policy, a review, a test. Contacts none, and
   * needs no browser. Rejects only when this part of the modal could not be loaded.
   */
  egress(): Promise<readonly Egress[]>;
  /** Starts loading the parts that the next click will need; call it on hover, focus or touch. Never fails. */
  preload(): void;
  /**
   * A shell that draws this modal says how its code is fetched. An idle page then only fetches, and the core starts when
   * a visitor comes near, a method is called, or another tab changed the stored session.
   */
  setShell(fetchShell: () => void): void;
  /** Ends every subscription, timer and listener of this modal. It cannot be used afterwards. */
  destroy(): void;
}

/** The methods of `Modal` that only name an intent. */
export type IntentMethods = Omit<
  Modal,
  'state$' | 'events$' | 'getState' | 'getServerState' | 'getProvider' | 'egress' | 'preload' | 'setShell' | 'destroy'
>;
