import { type ChainHandle, Failure, type Holding } from 'porthole';
import { evm } from 'porthole/evm';
import { defer, map } from 'rxjs';

/** The eip155 chain, with balances from your own server: one request instead of one per token. */
export function indexedEvm(server: string): ChainHandle {
  return {
    ...evm(),
    load: async (context) => ({
      ...(await evm().load(context)),
      holdings: (address, network, tokens) =>
        defer(() => readBalances(`${server}/${network.caipNetworkId}/${address}`)).pipe(
          // In the requested order. Unknown tokens have a balance of 0.
          map((amounts) =>
            tokens.map((token): Holding => ({ token, amount: amounts[token.address ?? 'native'] ?? 0n })),
          ),
        ),
    }),
  };
}

/** Answers are untrusted: returns valid balances, or throws a `Failure`, which the modal can show. */
async function readBalances(url: string): Promise<Record<string, bigint>> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(10_000) });
    const body: unknown = await answer.json();
    if (!answer.ok || typeof body !== 'object' || body === null) throw new Error(`It answered ${answer.status}`);
    return Object.fromEntries(Object.entries(body).map(([address, amount]) => [address, BigInt(amount)]));
  } catch (cause) {
    throw new Failure('request-failed', 'The balances could not be read', { cause });
  }
}
