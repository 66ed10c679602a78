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

/** What addresses hold. */
export interface Portfolio {
  /** All that the address holds on the network: unknown tokens included, no token twice. */
  holdings(question: HoldingsQuestion): Observable<readonly Holding[]>;
}

/** Asks for the tokens that an address holds on a network. */
export interface HoldingsQuestion {
  readonly address: string;
  readonly network: Network;
  /**
   * Tokens to take as they are here and not as the service describes them, and first in the answer. One that the service
   * does not list, or lists with other decimals, is left out: it is read from the network.
   */
  readonly known: readonly Token[];
  /** Of these the service is to read fresh values, not cached ones. */
  readonly fresh: readonly Token[];
}

/** What addresses did. */
export interface Activity {
  /** One page of what the address did on the network, newest first. */
  transactions(question: PageQuestion): Observable<ServicePage<Transaction>>;
}

/** What addresses own that is one of its kind. */
export interface Collectibles {
  /** One page of what the address owns on the network, what came last first. */
  collectibles(question: PageQuestion): Observable<ServicePage<Collectible>>;
}

/** A token that is one of its kind (ERC-721, ERC-1155). */
export interface Collectible {
  readonly id: string;
  readonly name: string;
  /** What it is one of. */
  readonly collection?: string;
  /** The contract's address, without its network. */
  readonly address: string;
  readonly tokenId: string;
  /** As data, or at an address that the host knows. */
  readonly imageUrl?: string;
}

/** Asks for one page of what an address did or holds on a network. */
export interface PageQuestion {
  readonly address: string;
  readonly network: Network;
  /** The `next` of the page before. Absent: the first page. */
  readonly cursor?: string | undefined;
}

/** One page of a longer answer. */
export interface ServicePage<T> {
  readonly items: readonly T[];
  /** Where the next page begins. Absent: this is the last. */
  readonly next?: string;
}

/** What addresses are called, and whose names are. */
export interface Names {
  /** The name that the address has itself called by, and that leads back to it, and its picture. Nothing where it has none. */
  identity(address: string, network: Network): Observable<AddressIdentity>;
  /** The owner of a name on that network; `undefined` where there is none. Absent: not supported. */
  addressOf?(name: string, network: Network): Observable<NamedAddress | undefined>;
}

/** Names registered with a service by a signature. */
export interface NameRegistry {
  /** What all of its names end with, without the dot before it: `berth.example`. */
  readonly suffix: string;
  /** The name that leads to the address; `undefined` where none does. */
  nameOf(address: string): Observable<string | undefined>;
  /** Whether the name, given in full, is taken. */
  isTaken(name: string): Observable<boolean>;
  /** Similar names, in full, and whether they are taken. */
  suggestions(label: string): Observable<readonly NameSuggestion[]>;
  /** Emits once the address has the name. Fails with `request-failed` and, if given, the `data.reason`. */
  register(registration: NameRegistration): Observable<undefined>;
}

/** A name that could be registered, and whether it is taken. */
export interface NameSuggestion {
  readonly name: string;
  readonly taken: boolean;
}

/** A signed request to register a name for an address. */
export interface NameRegistration {
  /** Of the network's kind of coin (SLIP-44; of EVM networks ENSIP-11). */
  readonly coinType: number;
  readonly address: string;
  /** JSON: `name`, `attributes`, and `timestamp` in seconds. */
  readonly message: string;
  /** Over the message as a text (ERC-191; of a smart account ERC-1271 or ERC-6492). */
  readonly signature: string;
}

/** Where tokens are swapped. The network's own currency has no address there. */
export interface Swaps {
  /** All that can be swapped on the network, none twice. */
  tokens(network: Network): Observable<readonly Token[]>;
  /** US dollars for one whole token, as decimal text, in the given order; nothing where unknown. */
  prices(network: Network, tokens: readonly Token[]): Observable<readonly (string | undefined)[]>;
  /** For one unit of gas, in the smallest unit of the network's currency. Fails with `network-not-supported`. */
  gasPrice(network: Network): Observable<bigint>;
  /** How much arrives, more than nothing, in the smallest unit. Fails with `invalid-amount` where these cannot be swapped. */
  quote(order: SwapOrder): Observable<bigint>;
  /** How much of the spent token may be taken from the account already. */
  allowance(order: SwapOrder): Observable<bigint>;
  /** The token approval: a call of the token. Fails with `network-not-supported`. */
  approval(order: SwapOrder): Observable<BuiltCall>;
  /** What swaps. Fails with `network-not-supported`. The caller has to compare it with the order. */
  build(order: SwapOrder): Observable<BuiltCall>;
}

/** A swap to quote or to build: the amount to spend is given, the amount to receive is asked for. */
export interface SwapOrder {
  readonly network: Network;
  /** Whose tokens, and who gets the others. */
  readonly address: string;
  readonly from: Token;
  readonly to: Token;
  /** Of what is spent, in the smallest unit. */
  readonly amount: bigint;
  readonly gasPrice?: bigint | undefined;
}

/** A call of a contract, as a service says it. */
export interface BuiltCall {
  readonly to: string;
  readonly data: string;
  /** Whose call the service takes it for, and what it is to carry, where it says so. */
  readonly from?: string;
  readonly amount?: bigint;
}

/** Sellers who take money for coins. */
export interface Onramp {
  /** In the host's order. */
  readonly sellers: readonly Seller[];
  /** What can be paid with, and bought. Texts are harmless, and limits can be kept. */
  options(network: Network): Observable<PurchaseOptions>;
  /** What an amount comes to; of these currencies and for that amount alone. */
  quote(question: PurchaseQuestion): Observable<PurchaseQuote>;
  /** Where it is bought: a page of the seller's own, over https. Fails with `untrusted-origin` where that would be another. */
  page(seller: Seller, question: PurchaseQuestion): Observable<string>;
  /** Purchases from a seller that reports them, newest first. */
  purchases(seller: Seller, question: PurchaseQuestion): Observable<readonly Transaction[]>;
  /** Shows a page in a separate window, which knows nothing of this one. Call it inside the visitor's gesture. False: the browser opens none. */
  show(page: string): boolean;
}

/** A company that sells cryptocurrency for money. */
export interface Seller {
  readonly id: string;
  readonly name: string;
  /** In words, such as `1–2%`. */
  readonly fees?: string | undefined;
  /** The kinds of networks on which it sells. */
  readonly namespaces: readonly Namespace[];
  /** Whether that seller reports purchases. */
  readonly watched: boolean;
}

/** Asks what a purchase would cost. */
export interface PurchaseQuestion {
  readonly address: string;
  readonly network: Network;
  /** What is paid, as decimal text, and in what. */
  readonly amount: string;
  readonly payment: string;
  readonly method: PayMethod;
  /** What is bought, by its symbol, and how sellers call the network, where that is known. */
  readonly purchase: string;
  readonly networkName?: PurchaseNetwork['name'] | undefined;
}

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

export type ServiceName = keyof ServicePorts;

/** How a service is reached, loaded on first use. */
export interface ServiceHandle<Service> extends Handle<Service> {
  /** The addresses of its requests. Only reported, by `Modal.egress`. */
  readonly urls?: readonly string[];
  /** Where the pictures that it names may come from. Only reported as well. */
  readonly pictureUrls?: readonly string[];
  /** The kinds of networks that it is for, where it is not for all. */
  readonly namespaces?: readonly Namespace[];
}

/** The services that a modal uses, each loaded when it is first needed. Those that are absent are not offered. */
export type ServiceHandles = { readonly [Name in ServiceName]?: ServiceHandle<ServicePorts[Name]> };

/** The available ones, each loaded on first use. Fail with `request-failed` while one cannot be loaded. */
export type LoadedServices = { readonly [Name in ServiceName]?: Observable<ServicePorts[Name]> };
