import { Spinner } from '../../parts/marks/spinner.js';
import { useFormat } from '../../parts/words/use-format.js';
import type { BalanceProps } from './balance.js';
import { rowFigure } from './token-rows.js';

/** The balance of one of several accounts, as its row shows it. Unknown figures are omitted. */
export function AccountWorth({ entry, network, chains }: Omit<BalanceProps, 'onRefresh'>) {
  const format = useFormat();
  if (network?.unsupported) return null;
  const figure = entry && rowFigure(entry.holdings, network, chains, format);
  if (figure) return <span className="ph-worth">{figure.main + figure.rest}</span>;
  return entry?.status === 'loading' ? <Spinner /> : null;
}
