/** Changes that a review does not show: what a visitor agrees to is not what would happen. */
import { sameAddress } from '../address/address.js';
import type { Namespace } from '../network/caip.js';
import type { AllowanceChange, AssetChange, Simulation } from './simulation.js';

/** What a review says. */
export interface Reviewed {
  readonly namespace: Namespace;
  /** No `address`: the network's own currency. */
  readonly spends: readonly { readonly address?: string | undefined; readonly amount: bigint }[];
  readonly allows?: readonly { readonly address: string; readonly spender: string; readonly amount: bigint }[];
  /** Of the network's own currency besides, such as deposits for accounts that are opened. Default: none. */
  readonly besides?: bigint | undefined;
}

/** Tokens that count in shares round by a unit or two. */
const ROUNDING = 2n;
const FAR_ABOVE_ROUNDING = 1_000_000n;

export function contradictions(
  simulation: Simulation,
  { namespace, spends, allows = [], besides = 0n }: Reviewed,
): readonly (AssetChange | AllowanceChange)[] {
  if (simulation.outcome === 'fails') return [];
  const same = (a: string | undefined, b: string | undefined) =>
    a === undefined || b === undefined ? a === b : sameAddress(namespace, a, b);
  const spent = ({ kind, address }: AssetChange): bigint => {
    if (kind === 'item' || kind === 'items') return 0n;
    const shown = spends.filter((each) => same(each.address, address)).reduce((sum, { amount }) => sum + amount, 0n);
    if (kind === 'native') return shown + besides;
    return shown >= FAR_ABOVE_ROUNDING ? shown + ROUNDING : shown;
  };
  const allowed = ({ kind, address, spender }: AllowanceChange): bigint => {
    const shown = allows.find((each) => same(each.address, address) && same(each.spender, spender));
    return kind === 'allowance' && shown ? shown.amount : 0n;
  };
  return [
    ...simulation.assets.filter((change) => -change.amount > spent(change)),
    // What is given back, or lasts no longer, harms no one.
    ...simulation.allowances.filter(
      (change) =>
        change.after > allowed(change) &&
        (change.after > change.before || (change.expires !== undefined && change.after > 0n)),
    ),
  ];
}
