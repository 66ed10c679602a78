/** A node's suggested tip, bounded by the tips in recent blocks: a node may be dishonest or wrong. */
import { readProperty } from '../../../../domain/value/read-property.js';
import { readQuantity } from '../../../../domain/value/read-quantity.js';

/** Idle networks ask for almost nothing; prices up to this are not worth bounding. */
const LEAST = 10n ** 9n;
/** Some networks require a tip of 30 gwei, which empty recent blocks do not show. */
const LEAST_UNTOLD = 50n * 10n ** 9n;

/** `base`: of the latest block. `history`: an answer to `eth_feeHistory` with one percentile, if any. */
export function boundedTip(tip: bigint, base: bigint, history: unknown, times: bigint): bigint {
  const highest = sorted(readProperty(history, 'baseFeePerGas')).at(-1) ?? base;
  const rewards = readProperty(history, 'reward');
  const tips = sorted(Array.isArray(rewards) ? rewards.map((each) => readProperty(each, '0')) : []);
  // Of blocks with tips: the median of their medians, which a single transaction cannot move.
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
