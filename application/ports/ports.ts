/**
 * What the core needs from outside: the driven ports. Adapters live in `infrastructure/`. Those of a part of the core stand
 * with it (`catalogue/port.ts`, `batch/port.ts` and others), the machine and page in `device.ts`, services in `services.ts`.
 */
import type { Observable, SchedulerLike } from 'rxjs';
import type { Account, AccountType } from '../../domain/account.js';
import type { TransactionCost } from '../../domain/bounded-fee.js';
import type { Namespace, NetworkId } from '../../domain/caip.js';
import type { ChainOffers } from '../../domain/chain-offers.js';
import type { Failure } from '../../domain/failure.js';
import type { Network } from '../../domain/network.js';
import type { RpcRequest } from '../../domain/request.js';
import type { Holding, Token } from '../../domain/token.js';
import type { Fee, Transfer, WalletAsk } from '../../domain/transfer.js';
import type { Wallet } from '../../domain/wallet.js';
import type { Event } from '../engine/events.js';
import type { Metadata } from '../shell/config.js';
import type { Batches } from './batches.js';
import type { Contracts } from './contracts.js';
import type { Device } from './device.js';
import type { Permissions } from './permissions.js';
import type { AddressIdentity, NamedAddress } from './services.js';
import type { SignIn } from './sign-in.js';

/** A part that the host lists and that is loaded when it is first needed: the only extension and laziness concept. */
export interface Handle<T> {
  /** Unique within its kind, such as `evm` or `injected`. */
  readonly id: string;
  /** Loads and makes the part. Called at most once per modal; a failed load is tried again on the next use. */
  readonly load: (context: HandleContext) => Promise<T>;
  /**
   * Starts fetching the part's code, so that `load` need not wait for it. Failing is no news: `load` tries again.
   * `restoring`: a connection of an earlier visit is about to be taken up.
   */
  readonly preload?: (restoring?: boolean) => void;
  /** What it was made with, by the name of what made it. Only looked at while a page is being built, to tell of what is misspelt. */
  readonly given?: Readonly<Record<string, unknown>>;
}

/** What a handle is given when it is loaded. */
export interface HandleContext {
  readonly networks: readonly Network[];
  readonly storage: Storage;
  readonly device: Device;
  readonly scheduler: SchedulerLike;
  /** Identifies the host's project to remote services. */
  readonly projectId?: string | undefined;
  /** How the dapp introduces itself. */
  readonly metadata?: Metadata | undefined;
  /** The kind of account that each namespace starts with. */
  readonly defaultAccountTypes?: Readonly<Partial<Record<Namespace, AccountType>>>;
  /** The chain of a namespace, loaded on first use. Fails with `adapter-not-found`. */
  readonly chain?: (namespace: Namespace) => Observable<Chain>;
  /** Who has signed in, loaded on first use. Absent: nobody signs in. */
  readonly signIn?: Observable<SignIn> | undefined;
  /** Emits when the modal is destroyed: whatever runs by itself has to end then. */
  readonly destroyed$?: Observable<unknown>;
  /** Tells the modal of something that nobody asked about, such as an alert for developers. */
  readonly tell?: (event: Event) => void;
}

export interface ChainHandle extends Handle<Chain> {
  readonly namespace: Namespace;
  /** What it cannot do, so that nothing is offered that would come to nothing. Absent: it can do all that a `Chain` does. */
  readonly offers?: ChainOffers | undefined;
  /** Addresses it reads a network by, where not by the network's own. Only to be told; see `Modal.egress`. */
  readonly rpcUrls?: Readonly<Partial<Record<NetworkId, readonly string[]>>> | undefined;
  /** A service it reads networks by besides; without a list, those that the public one knows. Only to be told as well. */
  readonly service?: { readonly url: string; readonly networks?: readonly NetworkId[] } | undefined;
  /** Where tokens can be swapped, beside the twelve networks where they always can. */
  readonly swapNetworks?: readonly NetworkId[] | undefined;
  /** Where it is given addresses of a network, it never asks the network's own. Only to be told as well. */
  readonly replacesOwn?: boolean;
}

export interface ConnectorHandle extends Handle<Connector> {
  /** What its wallets are connected for: most serve one namespace, a pairing protocol several at once. */
  readonly namespaces: readonly [Namespace, ...Namespace[]];
  /** Wallets that can be listed without loading the connector. Absent: the connector is loaded with the core. */
  readonly wallets?: readonly Wallet[];
  /** The server it reaches wallets through, where there is one. Only to be told; see `Modal.egress`. */
  readonly relayUrl?: string;
  /** Addresses it reads networks by, where not by the network's own. Only to be told as well. */
  readonly rpcUrls?: Readonly<Partial<Record<NetworkId, readonly string[]>>>;
}

/** The network that the dapp is on, for each namespace. */
export type ChosenNetworks = Readonly<Partial<Record<Namespace, NetworkId>>>;

/** One namespace: what a network of that kind can do. Every stream ends: with a value, a `Failure`, or by unsubscribing. */
export interface Chain {
  readonly namespace: Namespace;
  /** Whether the text is an address of this namespace; where addresses tell the network, of this one. Pure. */
  isAddress(text: string, network?: Network): boolean;
  /** What the address holds of each token asked for (native and others), in the order asked. One value, then completes. Fails with `request-failed`. */
  holdings(address: string, network: Network, tokens: readonly Token[]): Observable<readonly Holding[]>;
  /**
   * What the wallet itself says that the address holds on the network, tokens that nobody asked for included. `undefined`
   * where it cannot tell, or tells nonsense. One value, soon, then completes; never fails. `known`: tokens to take as they
   * are here and not as the wallet describes them, and first; one that it does not tell of is left out. Absent: no wallet of this namespace is asked.
   */
  assets?(
    link: Link,
    address: string,
    network: Network,
    known: readonly Token[],
  ): Observable<readonly Holding[] | undefined>;
  /**
   * What the address has itself called on chain, and its picture: only a name that leads back to it, where this network or
   * another of the host's keeps names. One value, then completes; nothing in it where there is none. Fails with
   * `request-failed`. Absent: the namespace has no names.
   */
  identity?(address: string, network: Network): Observable<AddressIdentity>;
  /** Whose a name is, as far as this network or another of the host's keeps names; else `undefined`. Fails with `request-failed`. Absent: the namespace has no names. */
  addressOf?(name: string, network: Network): Observable<NamedAddress | undefined>;
  /** The most the transfer will cost. One value, then completes. Fails with `request-failed`, `insufficient-funds`, `transaction-reverted`. */
  estimateFee(transfer: Transfer, network: Network): Observable<Fee>;
  /** What a page's transaction would take now. One value, then completes. Fails with `request-failed`. Absent: pages name no fees here. */
  costOf?(transaction: unknown, network: Network): Observable<TransactionCost>;
  /**
   * Asks the wallet to send, then follows the transaction: `submitted`, then `confirmed`. Fails with `rejected`,
   * `insufficient-funds`, `transaction-reverted`, `timed-out` and the wallet codes. Unsubscribing stops following, not the transaction.
   * `asking` is to be called right before the wallet is asked for something that its holder has to answer; it throws where that is
   * not wanted any more, and what it throws is to be passed on; `ask`, where it is not what `estimateFee` told, is what it is asked. Who never calls it may be given up while the wallet asks.
   */
  send(link: Link, transfer: Transfer, network: Network, asking?: Asking): Observable<SendStep>;
  /** Asks the wallet to sign a text as a personal message. One signature, then completes. */
  signMessage(link: Link, address: string, message: string): Observable<string>;
  /**
   * Whether a signature of a text is by the address, which may be a contract (ERC-1271), or one that is not there yet (ERC-6492).
   * One answer, then completes. Fails with `request-failed` where nobody could be asked. Absent: this chain cannot tell.
   */
  verifyMessage?(address: string, message: string, signature: string, network: Network): Observable<boolean>;
  /** Several calls at once (EIP-5792). Absent: wallets of this namespace know no such thing. */
  readonly batches?: Batches;
  /** What calls contracts, loaded when it is asked for. Absent: nothing here does. */
  readonly contracts?: Observable<Contracts>;
  /** Permissions for a while (after ERC-7715). Absent: wallets of this namespace grant none. */
  readonly permissions?: Permissions;
  /**
   * Asks the wallet to move to a network, adding it when the wallet does not know it (EIP-3326, EIP-3085), and checks
   * that it moved; where wallets are told the network, it uses `Link.moveTo`. Exactly one outcome. Fails with `rejected`, `network-not-supported`, `network-mismatch`, `timed-out`.
   */
  switchNetwork(link: Link, network: Network): Observable<'switched' | 'added'>;
}

/** Called right before the wallet is asked for something that its holder has to answer; throws where that is not wanted any more. */
export type Asking = (ask?: WalletAsk) => void;

export type SendStep =
  | { readonly type: 'submitted'; readonly hash: string }
  | { readonly type: 'confirmed'; readonly hash: string };

/** One way to reach wallets. */
export interface Connector {
  /** Same as its handle's id. */
  readonly id: string;
  /** Same as its handle's; each of its wallets names one of them. */
  readonly namespaces: readonly [Namespace, ...Namespace[]];
  /** The wallets it can reach now; emits at once on subscription and again when one appears. Never fails. */
  readonly wallets$: Observable<readonly Wallet[]>;
  /**
   * Whether what it reaches wallets through is out of reach right now; emits at once on subscription and when that changes.
   * Never fails. Absent: there is nothing in between.
   */
  readonly away$?: Observable<boolean>;
  /**
   * Asks the wallet to connect; may prompt. Emits `pairing` when there is something to show, then `connected` once, then
   * completes. Unsubscribing before that gives the attempt up: a late answer is dropped, and the wallet told where it can
   * be. Always ends; fails with a `Failure`. `chosen`: where the dapp would like the wallet to be. `namespace`: what it is
   * wanted for; a wallet that opens several at once opens that one, and what else it will.
   */
  connect(walletId: string, chosen?: ChosenNetworks, namespace?: Namespace): Observable<ConnectStep>;
  /**
   * Takes up an earlier connection of one namespace without prompting. Emits the link, or `undefined` when this wallet is
   * not here or no longer lets the site see an account; then completes. Waits a moment for wallets that announce
   * themselves late.
   */
  restore(walletId: string, namespace: Namespace, chosen?: ChosenNetworks): Observable<Link | undefined>;
  /** Starts fetching what connecting needs; called when a visitor looks at the wallets. Failing is no news. */
  prepare?(): void;
}

export type ConnectStep =
  /** `createdAt`: when the pairing was made, by the scheduler's clock. */
  | { readonly type: 'pairing'; readonly uri: string; readonly createdAt: number }
  /** One link for each namespace that the wallet opened. */
  | { readonly type: 'connected'; readonly links: readonly [Link, ...Link[]] };

/** A live connection to one wallet in one namespace. */
export interface Link {
  readonly wallet: Wallet;
  /** Accounts at the moment of connecting; never empty. */
  readonly accounts: readonly [Account, ...Account[]];
  /** The network the wallet was on at the moment of connecting. */
  readonly networkId: NetworkId;
  /** Links with the same one share a session with the wallet: they end together. Absent: it stands alone. */
  readonly session?: string;
  /** What the wallet reports from then on. Completes after `lost` and `replaced`. Never fails. */
  readonly changes$: Observable<LinkChange>;
  /**
   * How many questions of the site its holder has to answer on a device of their own; emits at once on subscription. Absent:
   * the wallet shows by itself what it is asked.
   */
  readonly asking$?: Observable<number>;
  /** The raw provider: EIP-1193 for eip155; for solana the same `request` with the methods that pairing protocols have. */
  readonly provider: unknown;
  /**
   * Where wallets are on no network, but are told one with each request: from now on this one, which `changes$` then
   * reports. Nobody is asked. Completes, or fails with `network-not-supported`. Absent: `Chain.switchNetwork` asks the wallet.
   */
  moveTo?(networkId: NetworkId): Observable<never>;
  /**
   * What hosts are handed in place of the raw provider, the same each time. `network` tells where the session is, and
   * nothing once it has ended: requests are refused then, and so is a signature for another network. `ended$` emits when it
   * ends, whoever ended it: who listens is told of it. Absent: hosts are handed the raw provider.
   */
  guard?(network: () => NetworkId | undefined, ended$?: Observable<unknown>): unknown;
  /**
   * Asks whether the wallet is there; its holder is not bothered. Completes once it has answered. Fails with `timed-out`,
   * `wallet-disconnected`, `request-failed`. Absent: the wallet is in this browser, and answers what it is asked.
   */
  ping?(): Observable<never>;
  /** Ends the connection on the wallet's side as far as the wallet allows. Completes; failures of the wallet are ignored. */
  disconnect(): Observable<never>;
}

export type LinkChange =
  | { readonly type: 'accounts'; readonly accounts: readonly [Account, ...Account[]] }
  | { readonly type: 'network'; readonly networkId: NetworkId }
  /** The wallet has opened another namespace in the same session. */
  | { readonly type: 'joined'; readonly link: Link }
  /** Another tab has put another session in its place, which can be taken up here. */
  | { readonly type: 'replaced' }
  | { readonly type: 'lost' };

/** Requests that a wallet living inside the modal wants confirmed there. */
export interface Approvals {
  /** Every request the page makes of that wallet, allowed or not. */
  readonly requests$: Observable<RpcRequest>;
  /** The wallet's answers. */
  readonly answers$: Observable<RpcAnswer>;
  /** Passes a request on to the wallet. */
  forward(request: RpcRequest): void;
  /** Answers a request with a failure, without the wallet. */
  reject(request: RpcRequest, failure: Failure): void;
  /** Tells the wallet's own screen to come up for a request that is waiting, or to go away. */
  show(visible: boolean): void;
}

export interface RpcAnswer {
  readonly id: string;
  readonly result: { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly failure: Failure };
}

/** Text by key, for one origin. Never throws: a failing store logs quietly and behaves as if empty. */
export interface Storage {
  get(key: string): string | undefined;
  /** `undefined` removes the key. */
  set(key: string, value: string | undefined): void;
  /**
   * Calls back after another tab changed something: with the key, or without one when it may be any. Never for changes of
   * this tab. Returns a function that ends it. Absent: other tabs are not heard of.
   */
  watch?(onChange: (key: string | undefined) => void): () => void;
  /** The same for this tab alone, which other tabs never read; it outlives a reload. Absent: tabs are not told apart. */
  readonly tab?: Pick<Storage, 'get' | 'set'>;
}
