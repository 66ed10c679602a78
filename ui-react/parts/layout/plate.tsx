import type { ReactNode } from 'react';
import { useListFocus } from '../rows/use-list-focus.js';

export interface PlateProps {
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
export function Plate({ children, list, marks, label, error, testId }: PlateProps) {
  const focus = useListFocus();
  const className = `ph-plate${marks ? ' ph-plate-marks' : ''}${error ? ' ph-plate-error' : ''}`;
  if (!list) {
    return (
      <div className={className} data-testid={testId}>
        {children}
      </div>
    );
  }
  return (
    <ul className={className} aria-label={label} data-testid={testId} {...focus}>
      {children}
    </ul>
  );
}
