import type { ReactNode } from 'react';
import css from '../../styles/money.css?inline';
import { useSheet } from '../layout/use-sheet.js';

/** Several `Fact`s on one card. */
export function Facts({ children }: { readonly children: ReactNode }) {
  useSheet(css);
  return <dl className="ph-group ph-facts">{children}</dl>;
}
