import { Spinner } from '../../parts/marks/spinner.js';
import type { BalanceProps } from './balance.js';
import { rowFigure } from './token-rows.js';

/** What one of several accounts holds, as its row tells it. What nobody can tell is left out. */
export function AccountWorth({ entry, network, chains }: Omit<BalanceProps, 'onRefresh'>) {
  if (network?.unsupported) return null;
  const figure = entry && rowFigure(entry.holdings, network, chains);
  if (figure) return <span className="ph-worth">{figure.main + figure.rest}</span>;
  return entry?.status === 'loading' ? <Spinner /> : null;
}
