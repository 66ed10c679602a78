/** Swaps offered by the service. Its answers are parsed here but not trusted: the caller compares them. */
import { catchError, map, type Observable, throwError } from 'rxjs';
import type { HandleContext } from '../../../application/ports/handle.js';
import type { BuiltCall, SwapOrder, Swaps } from '../../../application/ports/services.js';
import { Failure } from '../../../domain/failure/failure.js';
import { toFailure } from '../../../domain/failure/to-failure.js';
import type { Network } from '../../../domain/network/network.js';
import type { Token } from '../../../domain/token/token.js';
import { SLIPPAGE } from '../../../domain/trade/swap.js';
import type { JsonService } from '../../http/json.js';
import { blockchainClient } from './client.js';
import type { BlockchainServiceOptions } from './options.js';
import { pictureFrom } from './picture-from.js';
import { caipOf, readAllowance, readCall, readGasPrice, readPrices, readQuote, readTokens } from './read-swap.js';

const NO_SWAPS = 'Network not supported for Swaps';

export function swaps(options: BlockchainServiceOptions, context: HandleContext): Swaps {
  const client = blockchainClient(options, context);
  const projectId = options.projectId ?? context.projectId;
  const picture = pictureFrom(options);
  const on = <T>(
    { caipNetworkId }: Network,
    message: string,
    ask: (service: JsonService) => Observable<unknown>,
    read: (answer: unknown) => T,
  ) =>
    client.on(caipNetworkId, ask).pipe(
      map(read),
      catchError((error: unknown) => throwError(() => named(toFailure(error, 'request-failed'), message))),
    );
  const sides = ({ network, from, to, address }: SwapOrder) => ({
    from: caipOf(network, from),
    to: caipOf(network, to),
    userAddress: `${network.caipNetworkId}:${address}`,
  });
  const call = (order: SwapOrder, ask: (service: JsonService) => Observable<unknown>): Observable<BuiltCall> =>
    on(order.network, NO_SWAPS, ask, (answer) => readCall(answer, order.network));

  return {
    tokens: (network) =>
      on(
        network,
        NO_SWAPS,
        (service) => service.get('v1/convert/tokens', { chainId: network.caipNetworkId }),
        (answer) => readTokens(answer, network, picture),
      ),
    prices: (network, tokens) =>
      on(
        network,
        NO_SWAPS,
        (service) =>
          service.post('v1/fungible/price', {
            currency: 'usd',
            addresses: tokens.map((token: Token) => caipOf(network, token)),
            projectId,
          }),
        (answer) => readPrices(answer, tokens),
      ),
    gasPrice: (network) =>
      on(
        network,
        'Network not supported for Gas Price',
        (service) => service.get('v1/convert/gas-price', { chainId: network.caipNetworkId }),
        readGasPrice,
      ),
    quote: (order) =>
      on(
        order.network,
        NO_SWAPS,
        (service) =>
          service.get('v1/convert/quotes', {
            ...{ amount: String(order.amount), ...sides(order), userAddress: order.address },
            gasPrice: order.gasPrice === undefined ? undefined : String(order.gasPrice),
          }),
        (answer) => readQuote(answer, order.amount),
      ),
    allowance: (order) =>
      on(
        order.network,
        NO_SWAPS,
        (service) => {
          const { from, userAddress } = sides(order);
          return service.get('v1/convert/allowance', { tokenAddress: from, userAddress });
        },
        readAllowance,
      ),
    // It is sent to what the service calls `from`: the token.
    approval: (order) =>
      call(order, (service) => service.get('v1/convert/build-approve', sides(order))).pipe(
        map(({ from = '', data }) => ({ to: from, data })),
      ),
    build: (order) =>
      call(order, (service) =>
        service.post('v1/convert/build-transaction', {
          ...{ amount: String(order.amount), ...sides(order), projectId },
          ...{ disableEstimate: true, eip155: { slippage: SLIPPAGE } },
        }),
      ),
  };
}

/** The failure for an unsupported network names the unsupported function. */
function named(failure: Failure, message: string): Failure {
  if (failure.code !== 'network-not-supported') return failure;
  return new Failure(failure.code, message, { cause: failure });
}
