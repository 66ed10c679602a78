/** Changes that a review does not show, so the visitor would agree to something else. */
import { sameAddress } from '../address/address.js';
import type { Namespace } from '../network/caip.js';
import type { AllowanceChange, AssetChange, Simulation } from './simulation.js';

/** The content of a review. */
export interface Reviewed {
  readonly namespace: Namespace;
  /** No `address`: the native currency. */
  readonly spends: readonly { readonly address?: string | undefined; readonly amount: bigint }[];
  readonly allows?: readonly { readonly address: string; readonly spender: string; readonly amount: bigint }[];
  /** Additional native currency, such as deposits for accounts that are opened. Default: none. */
  readonly besides?: bigint | undefined;
}

/** Share-based tokens are off by a unit or two because of rounding. */
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
    // Rights that are revoked or expire earlier do no harm.
    ...simulation.allowances.filter(
      (change) =>
        change.after > allowed(change) &&
        (change.after > change.before || (change.expires !== undefined && change.after > 0n)),
    ),
  ];
}
