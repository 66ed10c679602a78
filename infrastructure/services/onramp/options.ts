/** What a page says of sellers and of the service that knows prices. */
import type { Seller } from '../../../application/ports/services.js';
import type { Namespace } from '../../../domain/network/caip.js';

/** Where prices are asked for, and which sellers are offered. */
export interface OnrampOptions {
  /** Where the service is that knows prices, as in `https://chains.example`, or `/chains` on the page's own host. */
  readonly url: string;
  /** Who sells, in this order: `buyWith({ … })`. */
  readonly sellers: readonly SellerHandle[];
  /** Sent along, where the service wants to know. Absent: the modal's own project. */
  readonly projectId?: string;
  /** Parameters to send along with every question. */
  readonly query?: Readonly<Record<string, string>>;
}

/** Describes a seller to `buyWith`. */
export interface SellerOptions {
  /** Unique among the sellers. */
  readonly id: string;
  readonly name: string;
  /** What it takes, in words, such as `1–2%`. */
  readonly fees?: string;
  /** Where its pages are, as in `https://pay.example`. A page at any other place is not opened. */
  readonly origin: string;
  /** The kinds of networks on which it sells. Absent: `eip155` alone. */
  readonly namespaces?: readonly [Namespace, ...Namespace[]];
  /** The page to buy on, with any key of yours that it requires. Absent: the service supplies it. */
  readonly page?: (purchase: PurchaseWish) => string;
  /** The seller's name in the service's purchase history. Absent: no history is requested; the visitor checks there. */
  readonly history?: string;
}

/** What a seller's page may receive. */
export interface PurchaseWish {
  readonly address: string;
  /** `SOL` on Solana, else `USDC`, unless the visitor chose. */
  readonly currency: string;
  /** What is paid, as decimal text, and in what. */
  readonly amount: string;
  readonly payment: string;
  /** CAIP-2. */
  readonly networkId: string;
}

/** A seller as `buyWith` makes it and the onramp takes it. */
export interface SellerHandle extends Seller, Pick<SellerOptions, 'origin' | 'page' | 'history'> {}
