/** Published as `porthole/onramp`: buying coins with money, from sellers that you name. */
import type { Onramp, ServiceHandle } from '../../../application/ports/services.js';
import type { OnrampOptions, SellerHandle, SellerOptions } from './options.js';

export type { Onramp, PurchaseQuestion, Seller, ServiceHandle } from '../../../application/ports/services.js';
export type { PurchaseOptions, PurchaseQuote } from '../../../domain/trade/purchase.js';
export type { OnrampOptions, PurchaseWish, SellerHandle, SellerOptions } from './options.js';

/** A seller. You supply the account that it requires. */
export function buyWith(options: SellerOptions): SellerHandle {
  return { ...options, namespaces: options.namespaces ?? ['eip155'], watched: options.history !== undefined };
}

/** Lets visitors buy: `services: { onramp: onramp({ url, sellers }) }`. No request is made before buying begins. */
export function onramp(options: OnrampOptions): ServiceHandle<Onramp> {
  return {
    ...{ id: 'http', urls: [options.url], given: { onramp: options } },
    namespaces: [...new Set(options.sellers.flatMap(({ namespaces }) => namespaces))],
    load: async (context) => (await import('./onramp-client.js')).onrampClient(options, context),
  };
}
