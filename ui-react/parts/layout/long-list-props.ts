import type { ReactNode } from 'react';
import type { RowProps } from '../rows/row.js';

/** A list of any length: its items, and how to render a row. */
export interface LongListProps<T> {
  readonly items: readonly T[];
  /** Unique in the list, and stable for the same row. */
  readonly keyOf: (item: T) => string;
  readonly marks?: boolean;
  /** What the list holds, for assistive technology. */
  readonly label: string;
  /** The index of the selected row: Tab goes to it first. */
  readonly chosen?: number;
  /** Renders a `Row`, with `place` as its `place`. */
  readonly row: (item: T, place: RowProps['place']) => ReactNode;
}
