/** A network with several nodes: the best is asked first, the others when it fails. Loaded where there are several. */
import { defer, map, type Observable } from 'rxjs';
import { fallback, type HttpTransportConfig, http, type Transport } from 'viem';
import { type RankingOptions, ranking } from '../../rpc/ranking.js';
import type { Client } from './ask-node.js';

/** The way to them as it is best now: one value. viem ranks nodes as well, but without an end. */
export function severalNodes(
  urls: readonly string[],
  usual: HttpTransportConfig,
  clientBy: (transport: Transport) => Client,
  rest: Pick<RankingOptions, 'scheduler' | 'destroyed$'>,
): Observable<Client> {
  // With others at hand, one that fails is asked again only after them.
  const transports = urls.map((url) => http(url, { ...usual, retryCount: 0 }));
  // By themselves, so that nothing else is waited for.
  const samples = urls.map((url) => clientBy(http(url, { ...usual, retryCount: 0, batch: false })));
  const { retryCount = 0, retryDelay = 0 } = usual;
  const inOrder = (order: readonly number[]) =>
    clientBy(
      fallback(
        order.flatMap((place) => transports[place] ?? []),
        { retryCount, retryDelay },
      ),
    );
  // Equal questions are known by their client: one stays as long as the order does.
  let last: { readonly order: readonly number[]; readonly client: Client } | undefined;
  return ranking({
    ...{ ...rest, count: urls.length },
    sample: (place) => defer(async () => samples[place]?.request({ method: 'eth_blockNumber', params: [] })),
  }).order$.pipe(
    map((order) => {
      if (last?.order !== order) last = { order, client: inOrder(order) };
      return last.client;
    }),
  );
}
