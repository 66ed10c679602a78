/** The one driving port: what a React shell, another UI or a host may ask of the modal, and what it may watch. */
import './declared.js';
import type { Account, AccountType } from '../../domain/address/account.js';
import type { Namespace, NetworkId } from '../../domain/network/caip.js';
import type { SocialProvider } from '../../domain/site/features.js';
import type { ListedWallet } from '../../domain/wallet/wallet.js';
import type { PagesName } from '../activity/state.js';
import type { BuyPatch } from '../buy/state.js';
import type { OpeningWay } from '../connect/intents.js';
import type { SwitchOutcome } from '../connect/network/state.js';
import type { Event } from '../engine/events.js';
import type { Outcome } from '../engine/outcome.js';
import type { State } from '../engine/state.js';
import type { Stream } from '../engine/stream.js';
import type { LoadUseCase } from '../engine/use-case.js';
import type { SendPatch } from '../send/state.js';
import type { Config } from '../shell/config.js';
import type { Route } from '../shell/router.js';
import type { Snack } from '../shell/state.js';
import type { SwapPatch, SwapPreset } from '../swap/state.js';
import type { Egress } from './egress.js';
import type { ViewName } from './view-names.js';

export interface Modal {
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
   * `domain.chainId` is not the network in use; the wallet is not asked then. The same object as long as the connection lives.
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
  /** Hides the modal; refused where the visitor has to decide first. `force` also leaves an approval. */
  close(force?: boolean): Promise<Outcome>;
  /** One screen back; past the first one the modal closes. */
  back(): Promise<Outcome>;
  push(route: Route): Promise<Outcome>;
  replace(route: Route): Promise<Outcome>;
  reset(route: Route): Promise<Outcome>;
  /**
   * Connects a wallet in reach by its id. One that is only known from a list, by its id or as it is listed, is paired with.
   * A later call gives an earlier, unfinished one up (`cancelled`). Yields the account of the namespace asked for, else the
   * first that the wallet opened.
   */
  connect(wallet: string | ListedWallet, namespace?: Namespace): Promise<Outcome<Account>>;
  /**
   * Opens the wallet that is paired with, by the link it is listed with; once connected, the app that was opened before. Call
   * it inside the visitor's gesture. What comes of it stands in `connect.opening`. Fails with `wallet-not-found` when no link
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
   * of another kind alone is asked to connect a wallet for this one first.
   */
  switchNetwork(networkId: NetworkId): Promise<Outcome<SwitchOutcome>>;
  /** Uses another of the wallet's accounts. */
  selectAccount(address: string, namespace?: Namespace): Promise<Outcome>;
  /**
   * Asks whether a wallet on another device is there; its holder is not bothered. Ends well once it has answered, else with
   * `timed-out`, `request-failed`, `wallet-disconnected` or `not-connected`; with `method-not-supported` where there is nothing
   * to ask: a wallet in this browser.
   */
  ping(namespace?: Namespace): Promise<Outcome>;
  /** Reads the active account's balances again. */
  refreshBalance(): Promise<Outcome>;
  /**
   * Loads the next page of what the active account did (`activity`), or of what it owns that is one of its kind
   * (`collectibles`): the first one where none is known, and the one that failed again. Asked meanwhile, or past the last
   * page, it does nothing.
   */
  nextPage(list: PagesName): Promise<Outcome>;
  /** Puts the active address on the clipboard. */
  copyAddress(): Promise<Outcome>;
  /** Asks the wallet for a personal signature of a text. */
  signMessage(message: string, namespace?: Namespace): Promise<Outcome<string>>;
  /**
   * Signs the account in use in to the site: shows what that means, and with that on screen asks the wallet for the signature.
   * Ends well once the signature is verified, or the question is on screen. Does nothing where there is a session. Fails with
   * `not-signed-in` where nobody can sign in (no `siwx` and no `siweConfig`).
   */
  signIn(): Promise<Outcome>;
  /** Ends the session of the account in use, or declines to sign in. Where that is required, it leaves the wallet as well. */
  signOut(): Promise<Outcome>;
  /** Fills the send form. */
  editSend(patch: SendPatch): Promise<Outcome>;
  /** Fills in all there is of the chosen token, less the fee where the token pays it. */
  sendMax(): Promise<Outcome>;
  /** Checks the form and shows the review screen. */
  reviewSend(): Promise<Outcome>;
  /** Asks the wallet to send what was reviewed. Ends when the network has confirmed it. */
  send(): Promise<Outcome<{ readonly hash: string }>>;
  /**
   * Carries out what a page has loaded by itself: for functions such as `sendCalls` of `porthole/batch`, not to be called
   * otherwise. Yields what the use case tells last.
   */
  run<Told>(load: LoadUseCase): Promise<Outcome<Told>>;
  /**
   * Fills the swap form, once it is on screen: tokens, the amount as typed; `turn` changes the two sides, `max` takes all there is,
   * less the network's fee.
   */
  editSwap(patch: SwapPatch): Promise<Outcome>;
  /**
   * Asks the wallet for what the reviewed swap needs next: the leave to take the tokens, else the swap itself. Ends when the network
   * has confirmed it. Sends what `state.swap.build` says, and fails with `invalid-options` while it says nothing.
   */
  swap(): Promise<Outcome>;
  /** Loads the next page of the wallet directory. Asked again meanwhile, or past the last page, it does nothing. */
  nextWallets(): Promise<Outcome>;
  /**
   * Searches the wallet directory: half a second after the last call, an earlier one ends as `cancelled`. Fewer than two
   * characters without `certified` end the search. `certified`: only wallets with that badge.
   */
  searchWallets(text: string, options?: { readonly certified?: boolean }): Promise<Outcome>;
  /** Says which pictures of the directory are in view, by `imageId`: these are loaded, and no others. */
  showWalletImages(imageIds: readonly string[]): Promise<Outcome>;
  /**
   * Logs in by email with the wallet inside the modal: a mail is sent, with a code, or with a link that this browser has to
   * be approved by first. Ends when the code can be entered, or when nothing more is needed and the account is open. Fails
   * with `invalid-email`, with `too-soon` and `data.seconds` to wait, or as the wallet does.
   */
  logInByEmail(email: string): Promise<Outcome>;
  /**
   * Goes on with a login by email whose mail has been sent: waits once more for this browser to be approved, and takes a login up
   * again that the visitor has left. Ends when the code can be entered.
   */
  resumeLogin(): Promise<Outcome>;
  /** Asks for that mail again. */
  resendCode(): Promise<Outcome>;
  /** Enters the code of the mail. Ends when the account is open; fails with `code-refused` for a wrong code. */
  enterCode(code: string): Promise<Outcome>;
  /** Logs in with a social account. Call it inside the visitor's gesture: most providers have a window of their own. */
  logInBySocial(provider: SocialProvider): Promise<Outcome>;
  /** Asks to change the email that is logged in with. Two codes follow: that of the old address, then that of the new one. */
  changeEmail(email: string): Promise<Outcome>;
  /** Enters the code that was sent to the old address, or to the new one. */
  enterEmailCode(code: string): Promise<Outcome>;
  /** Uses the wallet's other kind of account from now on. */
  changeAccountType(accountType: AccountType): Promise<Outcome>;
  /**
   * Finds out whether a name can be had, without its suffix: half a second after the last call, an earlier one ends as
   * `cancelled`. What comes of it stands in `naming`. Fails with `adapter-not-found` where no names are given: to accounts
   * of wallets outside the modal, beside EVM networks, without a service for them.
   */
  tryName(label: string): Promise<Outcome>;
  /** Asks for that name: the wallet signs. Fails with `rejected`, `invalid-id` and, as the service says, `request-failed`. */
  registerName(label: string): Promise<Outcome>;
  /** Fills in what to buy: an amount, what to pay with and what for. What it comes to stands in `state.buy.quote` a moment later. */
  editBuy(patch: BuyPatch): Promise<Outcome>;
  /**
   * Opens the page of a seller for what was filled in, and waits until what was bought there has come. Call it inside the visitor's
   * gesture: the page has a window of its own. Where the browser opens none, `state.buy.step.page` says where it is. Fails with `invalid-amount`
   * beyond the limits, `timed-out` when nothing is heard in three minutes, `cancelled` when the visitor leaves the screen.
   */
  buy(sellerId: string): Promise<Outcome>;
  /** Declines a request that waits for approval. */
  rejectRequest(requestId: string): Promise<Outcome>;
  /** Changes options while running: theme, features and the like. */
  configure(patch: Partial<Config>): Promise<Outcome>;
  showSnack(snack: Snack): Promise<Outcome>;
  /** Says that the host is busy with something of its own: buttons that open the modal wait. */
  setLoading(loading: boolean): Promise<Outcome>;
  dismissAlert(): Promise<Outcome>;
  /**
   * The hosts that this modal's configuration can make the page ask: for a policy, a review, a test. Asks none of them, and
   * needs no browser. Rejects only when this part of the modal could not be loaded.
   */
  egress(): Promise<readonly Egress[]>;
  /** Starts loading the parts that the next click will need; call it on hover, focus or touch. Never fails. */
  preload(): void;
  /**
   * A shell that draws this modal says how its code is fetched. An idle page then only fetches, and the core starts when
   * a visitor comes near, somebody asks for something, or another tab changed what is kept.
   */
  drawnBy(fetchShell: () => void): void;
  /** Ends every subscription, timer and listener of this modal. It cannot be used afterwards. */
  destroy(): void;
}

/** The methods of `Modal` that only name an intent. */
export type IntentMethods = Omit<
  Modal,
  'state$' | 'events$' | 'getState' | 'getServerState' | 'getProvider' | 'egress' | 'preload' | 'drawnBy' | 'destroy'
>;
