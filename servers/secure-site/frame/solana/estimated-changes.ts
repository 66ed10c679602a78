/** The changes of transactions for the account, as the network's node simulates them, and labelled as an estimate. */
import { asyncScheduler, catchError, defer, firstValueFrom, map, of } from 'rxjs';
import type { Network } from '../../../../domain/network/network.js';
import type { Simulation } from '../../../../domain/simulation/simulation.js';
import type { Token } from '../../../../domain/token/token.js';
import { simulate } from '../../../../infrastructure/chains/solana/simulation/simulate.js';
import { within } from '../../../../infrastructure/within.js';
import type { SolanaSiteNetwork } from '../../site-settings.js';
import type { ChangeWords } from '../approval/approval-words.js';
import { changeWords } from '../approval/change-words.js';
import { reviewText } from '../frame-text.js';
import { askNode, networkOf } from './node-of.js';

/** The time limit: the visitor waits for the screen meanwhile. */
const TIMEOUT_MS = 8_000;

/** `transactions`: in base58 or base64. Never rejects: an unknown result is an answer as well. */
export function estimatedChanges(
  site: SolanaSiteNetwork,
  account: string,
  transactions: readonly string[],
): Promise<ChangeWords> {
  const network = networkOf(site);
  const untold: ChangeWords = { lines: [], note: reviewText().changes.untold };
  const estimated$ = defer(() => simulate(askNode, network, account, transactions)).pipe(
    map((answer) => changeWords(answer, { network, vouched: namedIn(answer, network, site.tokens), holdings: [] })),
    catchError(() => of(untold)),
  );
  return firstValueFrom(within(estimated$, TIMEOUT_MS, asyncScheduler, () => of(untold)));
}

/** The tokens among the changes that the site has a name for; their decimals are from the network. */
function namedIn(
  answer: Simulation,
  { caipNetworkId: networkId }: Network,
  tokens: SolanaSiteNetwork['tokens'] = {},
): readonly Token[] {
  if (answer.outcome === 'fails') return [];
  return [...answer.assets, ...answer.allowances].flatMap(({ address = '', claims }) => {
    const symbol = Object.hasOwn(tokens, address) ? tokens[address] : undefined;
    const decimals = claims?.decimals;
    if (symbol === undefined || decimals === undefined) return [];
    return [{ networkId, address, name: symbol, symbol, decimals }];
  });
}
