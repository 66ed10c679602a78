/** The collectibles of an address, as reported by the service. */
import { map } from 'rxjs';
import type { HandleContext } from '../../../application/ports/handle.js';
import type { Collectibles } from '../../../application/ports/services.js';
import { Failure } from '../../../domain/failure/failure.js';
import { blockchainClient } from './client.js';
import type { BlockchainServiceOptions } from './options.js';
import { pictureFrom } from './picture-from.js';
import { readCollectible } from './read-collectible.js';
import { readPage } from './read-text.js';

export function collectibles(options: BlockchainServiceOptions, context: HandleContext): Collectibles {
  const client = blockchainClient(options, context);
  const picture = pictureFrom(options);
  return {
    collectibles: ({ address, network, cursor }) =>
      client
        .again('collectibles', network.caipNetworkId, (service) =>
          service.get(`v1/account/${encodeURIComponent(address)}/collectibles`, {
            chainId: network.caipNetworkId,
            cursor,
          }),
        )
        .pipe(
          map((answer) => {
            const page = readPage(answer, (row) => readCollectible(row, network, picture));
            if (!page) throw new Failure('request-failed', 'The service returned an invalid answer');
            return page;
          }),
        ),
  };
}
