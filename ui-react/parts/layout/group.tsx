import type { ReactNode } from 'react';
import { useListFocus } from '../rows/use-list-focus.js';

export interface GroupProps {
  readonly children: ReactNode;
  /** If its children are `Row`s, it is a list with arrow key navigation. */
  readonly list?: boolean;
  /** The rows start with marks, so the hairlines start at the text. */
  readonly marks?: boolean;
  /** What the list holds, for assistive technology. */
  readonly label?: string;
  readonly error?: boolean;
  readonly testId?: string;
}

/** A card for rows that belong together, separated by hairlines. */
export function Group({ children, list, marks, label, error, testId }: GroupProps) {
  const focus = useListFocus();
  const className = `ph-group${marks ? ' ph-group-marks' : ''}${error ? ' ph-group-error' : ''}`;
  const shared = { className, 'data-testid': testId, children };
  return list ? <ul {...shared} aria-label={label} {...focus} /> : <div {...shared} />;
}
