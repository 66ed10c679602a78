/** A node's advice for the tip, bounded by what blocks have really been paid lately: a node may lie, or be mistaken. */
import { readProperty } from '../../../../domain/value/read-property.js';
import { readQuantity } from '../../../../domain/value/read-quantity.js';

/** Networks ask for nothing where nothing happens; up to this a price is not worth bounding. */
const LEAST = 10n ** 9n;
/** Some networks demand a tip of 30 gwei, which recent blocks cannot tell of where they are empty. */
const LEAST_UNTOLD = 50n * 10n ** 9n;

/** `base`: the latest block's. `history`: an answer to `eth_feeHistory` with one percentile, or none. */
export function boundedTip(tip: bigint, base: bigint, history: unknown, times: bigint): bigint {
  const highest = sorted(readProperty(history, 'baseFeePerGas')).at(-1) ?? base;
  const rewards = readProperty(history, 'reward');
  const tips = sorted(Array.isArray(rewards) ? rewards.map((each) => readProperty(each, '0')) : []);
  // Of blocks that were paid any: the median of their medians, which a single transaction does not move.
  const paid = tips.filter((each) => each > 0n);
  const usual = paid[Math.floor(paid.length / 2)];
  const bound = times * ((highest > base ? highest : base) + (usual ?? 0n));
  const least = usual === undefined ? LEAST_UNTOLD : LEAST;
  const most = bound > least ? bound : least;
  return tip < most ? tip : most;
}

function sorted(list: unknown): readonly bigint[] {
  const read = Array.isArray(list) ? list.flatMap((each) => readQuantity(each) ?? []) : [];
  return read.sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
}
