/** Published as `porthole/onramp`: lets visitors buy cryptocurrency from sellers that you choose. */
import type { Onramp, ServiceHandle } from '../../../application/ports/services.js';
import type { OnrampOptions, SellerHandle, SellerOptions } from './options.js';

export type { Onramp, PurchaseQuestion, Seller, ServiceHandle } from '../../../application/ports/services.js';
export type { PurchaseOptions, PurchaseQuote } from '../../../domain/trade/purchase.js';
export type { OnrampOptions, PurchaseDetails, SellerHandle, SellerOptions } from './options.js';

/** Makes a seller. If the seller requires an account, it is yours. */
export function buyWith(options: SellerOptions): SellerHandle {
  return { ...options, namespaces: options?.namespaces ?? ['eip155'], watched: options?.history !== undefined };
}

/** Adds buying: `services: { onramp: onramp({ url, sellers }) }`. No request is made before a visitor starts to buy. */
export function onramp(options: OnrampOptions): ServiceHandle<Onramp> {
  return {
    ...{ id: 'http', urls: [options?.url], given: { onramp: options } },
    namespaces: [...new Set([options?.sellers ?? []].flat().flatMap((seller) => seller?.namespaces ?? []))],
    load: async (context) => (await import('./onramp-client.js')).onrampClient(options, context),
  };
}
