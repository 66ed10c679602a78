/** Published as `porthole/onramp`: buying coins with money, from sellers that you name. */
import type { Onramp, Seller, ServiceHandle } from '../../../application/services.js';
import type { Namespace } from '../../../domain/caip.js';

export type { Onramp, PurchaseQuestion, Seller, ServiceHandle } from '../../../application/services.js';
export type { PurchaseOptions, PurchaseQuote } from '../../../domain/purchase.js';

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
  /** Where it is bought, with whatever key it wants of you. Absent: the service is asked for it. */
  readonly page?: (purchase: PurchaseWish) => string;
  /** The name under which the service tells what was bought there. Absent: nobody is told, and the visitor looks. */
  readonly history?: string;
}

/** What a page of a seller may be told. */
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

export interface SellerHandle extends Seller, Pick<SellerOptions, 'origin' | 'page' | 'history'> {}

/** A seller: whatever account it wants of you is yours. */
export function buyWith(options: SellerOptions): SellerHandle {
  return { ...options, namespaces: options.namespaces ?? ['eip155'], watched: options.history !== undefined };
}

/** Lets visitors buy: `services: { onramp: onramp({ url, sellers }) }`. Nobody is asked before somebody wants to. */
export function onramp(options: OnrampOptions): ServiceHandle<Onramp> {
  return {
    ...{ id: 'http', urls: [options.url], given: { onramp: options } },
    namespaces: [...new Set(options.sellers.flatMap(({ namespaces }) => namespaces))],
    load: async (context) => (await import('./onramp-client.js')).onrampClient(options, context),
  };
}
