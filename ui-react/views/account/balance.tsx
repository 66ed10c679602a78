import type { CSSProperties } from 'react';
import type { HoldingsEntry } from '../../../application/account/state.js';
import type { ListedChain } from '../../../domain/network/chain-support.js';
import type { Network } from '../../../domain/network/network.js';
import { IconButton } from '../../parts/forms/icon-button.js';
import { Skeleton } from '../../parts/layout/skeleton.js';
import { useFormat } from '../../parts/words/use-format.js';
import { useText } from '../../parts/words/use-text.js';
import { shownFigure } from './shown-figure.js';
import { enAccount } from './text.en.js';
import { balanceFigure } from './token-rows.js';

export interface BalanceProps {
  readonly entry: HoldingsEntry | undefined;
  readonly network: Network | undefined;
  /** The dapp's setting. */
  readonly chains: readonly ListedChain[];
  /** Reloads it. */
  readonly onRefresh: () => void;
}

/** The account's total. An unknown total is omitted, not shown as zero. */
export function Balance({ entry, network, chains, onRefresh }: BalanceProps) {
  const text = useText('account', enAccount);
  const format = useFormat();
  const figure = entry && balanceFigure(entry.holdings, network, chains, format);
  if (!figure && (network?.unsupported || entry?.status === 'failed')) return null;
  const shown = figure && shownFigure(figure, format);
  return (
    <div className="ph-balance-line">
      {shown ? (
        <div className={figure.lacks ? 'ph-balance-part' : undefined}>
          <p className="ph-balance" dir="ltr" style={{ '--ph-wide': shown.wide } as CSSProperties} title={shown.whole}>
            <span className="ph-hidden">
              {text.balance} {shown.whole}
            </span>
            <bdi aria-hidden={shown.whole === undefined ? undefined : true}>
              {shown.main}
              <small>{shown.rest}</small>
            </bdi>
          </p>
          {figure.lacks && <p className="ph-worth">{text.lacks[figure.lacks]}</p>}
        </div>
      ) : (
        <div className="ph-balance-bone">
          <Skeleton width={4} tall />
        </div>
      )}
      {shown && (
        <IconButton
          icon="retry"
          label={text.refresh}
          disabled={entry?.status === 'loading'}
          onPress={onRefresh}
          testId="refresh-balance"
        />
      )}
    </div>
  );
}
