/** The host's options for sellers and for the service with the prices. */
import type { Seller } from '../../../application/ports/services.js';
import type { Namespace } from '../../../domain/network/caip.js';

/** Options of `onramp`. */
export interface OnrampOptions {
  /** The URL of the service with the prices, such as `https://chains.example`, or a path such as `/chains` on the page's own host. */
  readonly url: string;
  /** The sellers, in order: `buyWith({ … })`. */
  readonly sellers: readonly SellerHandle[];
  /** Sent with each request, if the service requires it. Default: the modal's `projectId`. */
  readonly projectId?: string | undefined;
  /** Query parameters for each request. */
  readonly query?: Readonly<Record<string, string>> | undefined;
}

/** Options of `buyWith`. */
export interface SellerOptions {
  /** Unique among the sellers. */
  readonly id: string;
  /** The seller's name, as visitors see it. */
  readonly name: string;
  /** Its fees in words, such as `1–2%`. */
  readonly fees?: string | undefined;
  /** The origin of its pages, such as `https://pay.example`. Pages on other origins are not opened. */
  readonly origin: string;
  /** The namespaces in which it sells. Default `eip155` only. */
  readonly namespaces?: readonly [Namespace, ...Namespace[]] | undefined;
  /** Returns the URL of the page for a purchase, with your key if it needs one. Absent: the service supplies the URL. */
  readonly page?: ((purchase: PurchaseDetails) => string) | undefined;
  /** The seller's name in the service's purchase history. Absent: purchases are not followed; the visitor checks at the seller. */
  readonly history?: string | undefined;
}

/** The purchase that a seller's page is opened for. */
export interface PurchaseDetails {
  /** The address that receives the currency. */
  readonly address: string;
  /** The currency to buy. Default: `SOL` on Solana, else `USDC`. */
  readonly currency: string;
  /** The amount to pay, as decimal text, and its currency. */
  readonly amount: string;
  readonly payment: string;
  /** CAIP-2. */
  readonly networkId: string;
}

/** A seller for `onramp`, created by `buyWith`. */
export interface SellerHandle extends Seller, Pick<SellerOptions, 'origin' | 'page' | 'history'> {}
