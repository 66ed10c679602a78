/**
 * A network with several transports. Their kinds are tried in the host's order of preference; within a kind the best
 * is tried first, the others when it fails. Loaded only for several.
 */
import { defer, firstValueFrom } from 'rxjs';
import { custom, fallback, type Transport } from 'viem';
import { type RankingOptions, ranking } from '../../../rpc/ranking.js';
import type { Ask } from './http-node.js';
import { ATTEMPTS, type Way } from './way.js';

type Rest = Pick<RankingOptions, 'scheduler' | 'destroyed$'>;

export function severalNodes(kinds: readonly (readonly Way[])[], rest: Rest): Transport {
  return fallback(
    kinds.map((ways) => once(ranked(ways, rest))),
    ATTEMPTS,
  );
}

/** With alternatives, a failed one is retried only after them. */
const once = (ask: Ask): Transport => custom({ request: ask }, { retryCount: 0 });

/** Sends to the best node at the moment. viem's own ranking never stops sampling. */
function ranked(ways: readonly Way[], rest: Rest): Ask {
  const { order$ } = ranking({
    ...{ ...rest, count: ways.length },
    sample: (place) => defer(async () => ways[place]?.sample()),
  });
  const transports = ways.map(({ ask }) => once(ask));
  return async (question) => {
    const order = await firstValueFrom(order$);
    const inOrder = fallback(
      order.flatMap((place) => transports[place] ?? []),
      { retryCount: 0 },
    );
    return inOrder({}).request(question);
  };
}
