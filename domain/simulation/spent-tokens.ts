/** The outgoing amount of each token (ERC-20), by its contract in lower case. */
import type { AssetChange } from './simulation.js';

export function spentTokens(assets: readonly AssetChange[]): ReadonlyMap<string, bigint> {
  return new Map(
    assets.flatMap(({ kind, address, amount }) =>
      kind === 'token' && address !== undefined && amount < 0n ? [[address.toLowerCase(), -amount] as const] : [],
    ),
  );
}
