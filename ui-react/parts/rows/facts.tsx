import type { ReactNode } from 'react';
import css from '../../styles/money.css?inline';
import { useSheet } from '../layout/use-sheet.js';

/** Several `Fact`s on one plate. */
export function Facts({ children }: { readonly children: ReactNode }) {
  useSheet(css);
  return <dl className="ph-plate ph-facts">{children}</dl>;
}
