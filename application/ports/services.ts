/**
 * The services that a dapp may have, one driven port each; absent, none is used. For all of them: no request is sent
 * before subscribing, unsubscribing cancels it, and each stream emits once, then completes, or fails with
 * `request-failed` or `timed-out`, and with `network-not-supported` where it does not know the network, or has no answers of
 * that kind: then no failure is reported.
 */
import type { Observable } from 'rxjs';
import type { AddressIdentity, NamedAddress } from '../../domain/address/identity.js';
import type { Namespace } from '../../domain/network/caip.js';
import type { Network } from '../../domain/network/network.js';
import type { Holding, Token } from '../../domain/token/token.js';
import type { PayMethod, PurchaseNetwork, PurchaseOptions, PurchaseQuote } from '../../domain/trade/purchase.js';
import type { Transaction } from '../../domain/transaction/transaction.js';
import type { ClearSigning } from './clear-signing.js';
import type { Exchanges } from './exchanges.js';
import type { Handle } from './handle.js';
import type { SmartSessionService } from './permissions.js';

/**
 * The tokens that addresses hold. Each stream emits once, then completes, or fails with `request-failed`, `timed-out`,
 * or `network-not-supported`.
 */
export interface Portfolio {
  /** All tokens that the address holds on the network, unknown tokens included, without duplicates. */
  holdings(question: HoldingsQuestion): Observable<readonly Holding[]>;
}

/** A request for the tokens that an address holds on a network. */
export interface HoldingsQuestion {
  readonly address: string;
  readonly network: Network;
  /**
   * Tokens that come first in the answer, with the name and decimals given here. A token that the service does not
   * list, or lists with other decimals, is left out: its balance is read from the network.
   */
  readonly known: readonly Token[];
  /** Tokens whose balances the service must not answer from a cache. */
  readonly fresh: readonly Token[];
}

/**
 * The transactions of addresses. Each stream emits once, then completes, or fails with `request-failed`, `timed-out`,
 * or `network-not-supported`.
 */
export interface Activity {
  /** One page of the address's transactions on the network, newest first. */
  transactions(question: PageQuestion): Observable<ServicePage<Transaction>>;
}

/**
 * The collectibles of addresses. Each stream emits once, then completes, or fails with `request-failed`, `timed-out`,
 * or `network-not-supported`.
 */
export interface Collectibles {
  /** One page of the collectibles that the address owns on the network, most recently received first. */
  collectibles(question: PageQuestion): Observable<ServicePage<Collectible>>;
}

/** A non-fungible token (ERC-721, ERC-1155). */
export interface Collectible {
  readonly id: string;
  readonly name: string;
  /** The collection's name. */
  readonly collection?: string;
  /** The contract's address. */
  readonly address: string;
  readonly tokenId: string;
  /** A `data:` URL, or a URL on a host that you configured. */
  readonly imageUrl?: string;
}

/** A request for one page of an address's transactions or collectibles on a network. */
export interface PageQuestion {
  readonly address: string;
  readonly network: Network;
  /** The `next` of the previous page. Absent: the first page. */
  readonly cursor?: string | undefined;
}

/** One page of a list. */
export interface ServicePage<T> {
  readonly items: readonly T[];
  /** The cursor of the next page. Absent: this is the last page. */
  readonly next?: string;
}

/**
 * Resolves addresses to names and names to addresses. Each stream emits once, then completes, or fails with
 * `request-failed`, `timed-out`, or `network-not-supported`.
 */
export interface Names {
  /** The address's primary name and avatar. A name counts only if it resolves back to the address. The value is empty if there is none. */
  identity(address: string, network: Network): Observable<AddressIdentity>;
  /** The address that a name resolves to on that network; `undefined` if there is none. Absent: not supported. */
  addressOf?(name: string, network: Network): Observable<NamedAddress | undefined>;
}

/**
 * A service that registers names by a signature. Each stream emits once, then completes, or fails with `request-failed`
 * or `timed-out`.
 */
export interface NameRegistry {
  /** The suffix of all its names, without the leading dot: `berth.example`. */
  readonly suffix: string;
  /** The address's name; `undefined` if it has none. */
  nameOf(address: string): Observable<string | undefined>;
  /** Whether a full name is taken. */
  isTaken(name: string): Observable<boolean>;
  /** Similar full names, and whether they are taken. */
  suggestions(label: string): Observable<readonly NameSuggestion[]>;
  /** Emits once the address has the name. Fails with `request-failed`; `data.reason` has the service's reason, if given. */
  register(registration: NameRegistration): Observable<undefined>;
}

/** A suggested name, and whether it is taken. */
export interface NameSuggestion {
  readonly name: string;
  readonly taken: boolean;
}

/** A signed request to register a name for an address. */
export interface NameRegistration {
  /** The network's coin type (SLIP-44; ENSIP-11 for EVM networks). */
  readonly coinType: number;
  readonly address: string;
  /** JSON with `name`, `attributes` and `timestamp` (Unix time in seconds). */
  readonly message: string;
  /** The signature of the message (ERC-191; ERC-1271 or ERC-6492 for a smart account). */
  readonly signature: string;
}

/**
 * A swap service. The native currency is a token without an address. Each stream emits once, then completes, or fails
 * with `request-failed`, `timed-out`, or `network-not-supported`.
 */
export interface Swaps {
  /** All tokens that can be swapped on the network, without duplicates. */
  tokens(network: Network): Observable<readonly Token[]>;
  /** The price of one whole token in US dollars, as decimal text, in the given order; `undefined` if unknown. */
  prices(network: Network, tokens: readonly Token[]): Observable<readonly (string | undefined)[]>;
  /** The price of one unit of gas, in the smallest unit of the native currency. Fails with `network-not-supported`. */
  gasPrice(network: Network): Observable<bigint>;
  /**
   * The amount to receive, in the smallest unit of `to`; always more than 0. Fails with `invalid-amount` if the tokens
   * cannot be swapped.
   */
  quote(order: SwapOrder): Observable<bigint>;
  /** The current allowance of `from` for the swap's spender, in the smallest unit. */
  allowance(order: SwapOrder): Observable<bigint>;
  /** The approval transaction, a call to the token's contract. Fails with `network-not-supported`. */
  approval(order: SwapOrder): Observable<BuiltCall>;
  /** The swap transaction. Fails with `network-not-supported`. Callers have to check it against the order. */
  build(order: SwapOrder): Observable<BuiltCall>;
}

/** A swap to quote or to build, with a fixed amount to sell. */
export interface SwapOrder {
  readonly network: Network;
  /** The account that sells and receives. */
  readonly address: string;
  readonly from: Token;
  readonly to: Token;
  /** The amount to sell, in the smallest unit of `from`. */
  readonly amount: bigint;
  /** The price of one unit of gas, in the smallest unit of the native currency. */
  readonly gasPrice?: bigint | undefined;
}

/** A contract call that a service has built. */
export interface BuiltCall {
  readonly to: string;
  /** Calldata: `0x` and hex digits. */
  readonly data: string;
  /** The sender, and the value in the smallest unit of the native currency, if the service reports them. */
  readonly from?: string;
  readonly amount?: bigint;
}

/**
 * A service for buying cryptocurrency. Each stream emits once, then completes, or fails with `request-failed`,
 * `timed-out`, or `network-not-supported`.
 */
export interface Onramp {
  /** In the host's order. */
  readonly sellers: readonly Seller[];
  /** The currencies to pay with and to buy. Texts are sanitized and limits are consistent. */
  options(network: Network): Observable<PurchaseOptions>;
  /** A quote for exactly these currencies and this amount. */
  quote(question: PurchaseQuestion): Observable<PurchaseQuote>;
  /** The URL of the seller's page. Fails with `untrusted-origin` unless it is on the seller's `origin`, over https. */
  page(seller: Seller, question: PurchaseQuestion): Observable<string>;
  /** The purchases that the seller reports, newest first. */
  purchases(seller: Seller, question: PurchaseQuestion): Observable<readonly Transaction[]>;
  /** Opens a page in a new window without `window.opener`. Call it inside a user gesture. False: the browser blocks the window. */
  show(page: string): boolean;
}

/** A company that sells cryptocurrency. */
export interface Seller {
  /** Unique among the sellers. */
  readonly id: string;
  readonly name: string;
  /** Its fees in words, such as `1–2%`. */
  readonly fees?: string | undefined;
  /** The namespaces in which it sells. */
  readonly namespaces: readonly Namespace[];
  /** Whether purchases from this seller can be followed. */
  readonly watched: boolean;
}

/** A request for a quote. */
export interface PurchaseQuestion {
  readonly address: string;
  readonly network: Network;
  /** The amount to pay, as decimal text, and its currency. */
  readonly amount: string;
  readonly payment: string;
  readonly method: PayMethod;
  /** The symbol of the currency to buy, and the sellers' name for the network, if known. */
  readonly purchase: string;
  readonly networkName?: PurchaseNetwork['name'] | undefined;
}

/** The services of a modal, by name. */
export interface ServicePorts {
  readonly portfolio: Portfolio;
  readonly activity: Activity;
  readonly collectibles: Collectibles;
  readonly names: Names;
  readonly registry: NameRegistry;
  readonly swaps: Swaps;
  readonly onramp: Onramp;
  readonly sessions: SmartSessionService;
  readonly exchanges: Exchanges;
  /** What requests to a wallet inside the modal say, by descriptors. */
  readonly clearSigning: ClearSigning;
}

/** The name of a service, such as `portfolio`. */
export type ServiceName = keyof ServicePorts;

/** A service for `createModal({ services })`, loaded on first use. */
export interface ServiceHandle<Service> extends Handle<Service> {
  /** The URLs of its requests. Used for `Modal.egress` only. */
  readonly urls?: readonly string[];
  /** The origins of its images. Used for `Modal.egress` only. */
  readonly pictureUrls?: readonly string[];
  /** The namespaces that it supports. Absent: all. */
  readonly namespaces?: readonly Namespace[];
}

/** The services of a modal, each loaded on first use. The modal offers nothing that needs an absent one. */
export type ServiceHandles = {
  readonly [Name in ServiceName]?: ServiceHandle<ServicePorts[Name]> | undefined;
};

/** The available ones, each loaded on first use. Fail with `request-failed` while one cannot be loaded. */
export type LoadedServices = { readonly [Name in ServiceName]?: Observable<ServicePorts[Name]> };
