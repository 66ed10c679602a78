/** The changes of calls for the account, as the network's node simulates them: unverified, and labelled so. */
import { asyncScheduler, catchError, defer, firstValueFrom, map, type Observable, of } from 'rxjs';
import type { Hex } from 'viem';
import type { Simulation } from '../../../../../domain/simulation/simulation.js';
import { spentTokens } from '../../../../../domain/simulation/spent-tokens.js';
import { simulation } from '../../../../../infrastructure/chains/evm/simulation/simulate.js';
import { within } from '../../../../../infrastructure/within.js';
import type { KnownTokens } from '../../../../../ui-react/views/approve/changes/change-lines.js';
import { jsonRpc } from '../../../../json-rpc.js';
import type { SiteNetwork } from '../../../site-settings.js';
import type { ChangeWords } from '../../approval/approval-words.js';
import { changeWords } from '../../approval/change-words.js';
import { reviewText } from '../../frame-text.js';
import type { Call } from '../contract-call/call-words.js';

/** The visitor waits for the screen meanwhile. Milliseconds. */
const TIMEOUT_MS = 8_000;

export interface EstimatedChanges extends ChangeWords {
  /** The outgoing amount of each token, by its contract. */
  readonly spent: ReadonlyMap<string, bigint>;
}

/** Never rejects: unknown changes are a result. */
export function estimatedChanges(
  network: SiteNetwork,
  account: Hex,
  calls: readonly Call[],
): Promise<EstimatedChanges> {
  const { chainId, rpcUrl, symbol, decimals } = network;
  const known = {
    network: { caipNetworkId: `eip155:${chainId}`, nativeCurrency: { name: symbol, symbol, decimals } },
    vouched: [],
    holdings: [],
  } as const;
  const untold: EstimatedChanges = { lines: [], note: reviewText().changes.untold, spent: new Map() };
  const simulate = simulation((method, params) => defer(() => jsonRpc(rpcUrl, method, params)), asyncScheduler);
  const estimated$: Observable<EstimatedChanges> = simulate({ calls, account, tokens: [] }).pipe(
    map((answer) => wordsOf(answer, known)),
    catchError(() => of(untold)),
  );
  return firstValueFrom(within(estimated$, TIMEOUT_MS, asyncScheduler, () => of(untold)));
}

function wordsOf(answer: Simulation, known: KnownTokens): EstimatedChanges {
  const spent: ReadonlyMap<string, bigint> = answer.outcome === 'fails' ? new Map() : spentTokens(answer.assets);
  return { ...changeWords(answer, known), spent };
}
