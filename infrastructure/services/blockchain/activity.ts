/** The transactions of an address, as reported by the service. */
import { map } from 'rxjs';
import type { HandleContext } from '../../../application/ports/handle.js';
import type { Activity } from '../../../application/ports/services.js';
import { Failure } from '../../../domain/failure/failure.js';
import { blockchainClient } from './client.js';
import type { BlockchainServiceOptions } from './options.js';
import { pictureFrom } from './picture-from.js';
import { readPage } from './read-text.js';
import { readTransaction } from './read-transaction.js';

export function activity(options: BlockchainServiceOptions, context: HandleContext): Activity {
  const client = blockchainClient(options, context);
  const picture = pictureFrom(options);
  return {
    transactions: ({ address, network: { caipNetworkId }, cursor }) =>
      client
        .again('history', caipNetworkId, (service) =>
          service.get(`v1/account/${encodeURIComponent(address)}/history`, { chainId: caipNetworkId, cursor }),
        )
        .pipe(
          map((answer) => {
            const page = readPage(answer, (row) => {
              const transaction = readTransaction(row, picture);
              // Transactions on other networks were not requested.
              return transaction?.metadata.chain === caipNetworkId ? transaction : undefined;
            });
            if (!page) throw new Failure('request-failed', 'The service returned an invalid answer');
            return page;
          }),
        ),
  };
}
