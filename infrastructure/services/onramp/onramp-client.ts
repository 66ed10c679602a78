/** A service with the prices of currencies and the pages of sellers, over HTTP. */
import { defer, map, type Observable } from 'rxjs';
import type { HandleContext } from '../../../application/ports/handle.js';
import type { Onramp, PurchaseQuestion, Seller } from '../../../application/ports/services.js';
import { Failure } from '../../../domain/failure/failure.js';
import { isFairQuote, sellersPage } from '../../../domain/trade/purchase.js';
import type { Transaction } from '../../../domain/transaction/transaction.js';
import { readProperty } from '../../../domain/value/read-property.js';
import { jsonService } from '../../http/json.js';
import { blockchainClient } from '../blockchain/client.js';
import { readPage } from '../blockchain/read-text.js';
import { readTransaction } from '../blockchain/read-transaction.js';
import type { OnrampOptions, SellerHandle } from './options.js';
import { readOptions, readQuote } from './read-purchase.js';
import { showSellersPage } from './seller-window.js';

/** The service's names of networks. Any other network is omitted: its seller could send to another one, where nobody may own the address. */
const WELL_KNOWN: Readonly<Record<string, string>> = { 'eip155:1': 'ethereum' };

/** `show`: tests pass their own. */
export function onrampClient(options: OnrampOptions, context: HandleContext, show = showSellersPage): Onramp {
  const { url, query, sellers } = options;
  const client = blockchainClient(options, context);
  // A plain-text body needs no preflight request.
  const service = jsonService({ url, query, projectId: options.projectId ?? context.projectId }, context.scheduler);
  const handleOf = ({ id }: Seller): SellerHandle => {
    const found = sellers.find((each) => each.id === id);
    if (!found) throw new Failure('connector-not-found', `There is no seller ${id}`);
    return found;
  };
  return {
    sellers,
    options: ({ caipNetworkId }) =>
      client
        .on(caipNetworkId, (known) => known.get('v1/onramp/options'))
        .pipe(map((answer) => sound(readOptions(answer)))),
    quote: ({ network, amount, payment, purchase }) =>
      client
        .on(network.caipNetworkId, () =>
          service.post(
            'v1/onramp/quote',
            { purchaseCurrency: purchase, paymentCurrency: payment, amount, network: purchase },
            {},
            'text/plain',
          ),
        )
        .pipe(
          map((answer) => {
            const quote = sound(readQuote(answer));
            if (!isFairQuote(quote, { amount, currency: payment }, purchase))
              throw new Failure('request-failed', 'The quote is for something else, or its amounts are implausible');
            return quote;
          }),
        ),
    page: (seller, question) =>
      defer(() => {
        const { origin, page } = handleOf(seller);
        const given$: Observable<unknown> = page ? defer(() => [page(wishOf(question))]) : generated(question);
        return given$.pipe(
          map((address) => {
            const known = sellersPage(address, origin);
            if (known === undefined)
              throw new Failure('untrusted-origin', `The page is not one of ${origin}, or not over https`);
            return known;
          }),
        );
      }),
    purchases: (seller, { address, network }) =>
      client
        .on(network.caipNetworkId, (known) =>
          known.get(`v1/account/${encodeURIComponent(address)}/history`, { onramp: handleOf(seller).history }),
        )
        .pipe(
          map(
            (answer): readonly Transaction[] =>
              sound(readPage(answer, (row) => readTransaction(row, () => undefined))).items,
          ),
        ),
    show,
  };

  function generated({ address, network, networkName, amount, purchase }: PurchaseQuestion) {
    const name = networkName ?? WELL_KNOWN[network.caipNetworkId];
    return client
      .on(network.caipNetworkId, () =>
        service.post(
          'v1/generators/onrampurl',
          {
            destinationWallets: [{ address, ...(name !== undefined && { blockchains: [name] }), assets: [purchase] }],
            ...{ defaultNetwork: name, partnerUserId: address, defaultExperience: 'buy' },
            presetFiatAmount: amount,
          },
          {},
          'text/plain',
        ),
      )
      .pipe(map((answer) => readProperty(answer, 'url')));
  }
}

function wishOf({ address, purchase, amount, payment, network }: PurchaseQuestion) {
  return { address, currency: purchase, amount, payment, networkId: network.caipNetworkId };
}

function sound<T>(read: T | undefined): T {
  if (read === undefined) throw new Failure('request-failed', 'The service returned an invalid answer');
  return read;
}
