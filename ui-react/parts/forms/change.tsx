import type { ReactNode } from 'react';
import css from '../../styles/money.css?inline';
import { useSheet } from '../layout/use-sheet.js';

export interface ChangeProps {
  /** A `TokenMark` with its network, or an `AccountView`. */
  readonly mark: ReactNode;
  readonly label: ReactNode;
  /** With its sign and unit. */
  readonly amount: ReactNode;
  readonly worth?: ReactNode;
  /** Outgoing is neutral, incoming green, all of it red. */
  readonly tone?: 'neutral' | 'positive' | 'danger';
  readonly testId?: string;
}

/** An outgoing or incoming asset, or its recipient: a line of a card. Long names are never cut here. */
export function Change({ mark, label, amount, worth, tone = 'neutral', testId }: ChangeProps) {
  useSheet(css);
  // A text has its own direction; several parts have their own directions, in the page's order.
  const Amount = typeof amount === 'string' ? 'bdi' : 'span';
  return (
    <div className="ph-change" data-testid={testId}>
      {mark}
      <div className="ph-row-text">
        <span className="ph-row-sub">{label}</span>
        <Amount className={`ph-change-amount${tone === 'neutral' ? '' : ` ph-${tone}`}`}>{amount}</Amount>
      </div>
      {worth !== undefined && <bdi className="ph-row-end ph-note">{worth}</bdi>}
    </div>
  );
}
