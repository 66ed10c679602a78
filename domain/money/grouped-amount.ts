/** An exact amount for display: whole digits in groups of three, `1,250.5`. Never for fields, which take plain digits. */
import { formatAmount } from './amount.js';

export function groupedAmount(amount: bigint, decimals: number): string {
  const [whole = '', ...fraction] = formatAmount(amount, decimals).split('.');
  return [whole.replace(/\B(?=(?:\d{3})+$)/g, ','), ...fraction].join('.');
}
