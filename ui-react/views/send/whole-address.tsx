import { ADDRESS_END, ADDRESS_START } from '../../../domain/format-address.js';
import { useSheet } from '../../parts/use-sheet.js';
import css from './send.css?inline';

/** An address in full. Its ends stand out: they are what people compare, and what a look-alike imitates. */
export function WholeAddress({ address }: { readonly address: string }) {
  useSheet(css);
  return (
    <span className="ph-whole-address" dir="ltr">
      <b>{address.slice(0, ADDRESS_START)}</b>
      {address.slice(ADDRESS_START, -ADDRESS_END)}
      <b>{address.slice(-ADDRESS_END)}</b>
    </span>
  );
}
