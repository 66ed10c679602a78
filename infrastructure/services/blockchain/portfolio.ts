/** The balances of an address, as reported by the service. */
import { switchMap } from 'rxjs';
import type { HandleContext } from '../../../application/ports/handle.js';
import type { HoldingsQuestion, Portfolio } from '../../../application/ports/services.js';
import { isAddressShape } from '../../../domain/address/address.js';
import { Failure } from '../../../domain/failure/failure.js';
import type { Holding } from '../../../domain/token/token.js';
import { dropWithoutDecimals, holdingOf } from '../../../domain/token/token-balance.js';
import { readProperty } from '../../../domain/value/read-property.js';
import { listedFirst } from '../../../domain/wallet/listed-first.js';
import { blockchainClient } from './client.js';
import { inPortions, MANY, pause } from './in-portions.js';
import type { BlockchainServiceOptions } from './options.js';
import { pictureFrom } from './picture-from.js';
import { readBalance } from './read-balance.js';

/** The maximum number of balances shown. */
const MOST_BALANCES = 20_000;
/** The maximum number of tokens whose balances the service is asked to refresh. */
const MOST_FRESH = 20;

export function portfolio(options: BlockchainServiceOptions, context: HandleContext): Portfolio {
  const client = blockchainClient(options, context);
  const picture = pictureFrom(options);
  return {
    holdings: (question) => {
      const { address, network, fresh } = question;
      const forceUpdate = fresh.flatMap((token) => token.address ?? []).slice(0, MOST_FRESH);
      return client
        .again(
          'balance',
          network.caipNetworkId,
          (service) =>
            service.get(`v1/account/${encodeURIComponent(address)}/balance`, {
              currency: 'usd',
              chainId: network.caipNetworkId,
              forceUpdate: forceUpdate.join(),
            }),
          // A visitor requested it.
          fresh.length > 0,
        )
        .pipe(switchMap((answer) => holdingsOf(answer, question, picture)));
    },
  };
}

async function holdingsOf(
  answer: unknown,
  { network, known }: HoldingsQuestion,
  picture: (url: string) => string | undefined,
): Promise<readonly Holding[]> {
  const list = readProperty(answer, 'balances');
  const rows: readonly unknown[] = Array.isArray(list) ? list.slice(0, MOST_BALANCES) : [];
  let readable = 0;
  const holdings = await inPortions(rows, (row): Holding | undefined => {
    const balance = readBalance(row);
    if (!balance) return undefined;
    readable += 1;
    const [holding] = dropWithoutDecimals([balance]).map(holdingOf);
    if (holding?.token.networkId !== network.caipNetworkId) return undefined;
    const { address, iconUrl, ...token } = holding.token;
    if (address !== undefined && !isAddressShape(network.chainNamespace, address)) return undefined;
    const icon = iconUrl === undefined ? undefined : picture(iconUrl);
    return { ...holding, token: { ...token, ...(address && { address }), ...(icon && { iconUrl: icon }) } };
  });
  // If every entry is invalid, the answer does not mean that the address holds nothing.
  if (!Array.isArray(list) || (list.length > 0 && readable === 0))
    throw new Failure('request-failed', 'The service returned an invalid answer');
  // Sorting and rendering this many are separate tasks.
  if (rows.length > MANY) await pause();
  const sorted = listedFirst(holdings, known);
  if (rows.length > MANY) await pause();
  return sorted;
}
