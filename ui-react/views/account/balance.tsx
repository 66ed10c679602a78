import type { HoldingsEntry } from '../../../application/account/state.js';
import type { OfferingChain } from '../../../domain/chain-offers.js';
import type { Network } from '../../../domain/network.js';
import { Bone } from '../../parts/bone.js';
import { IconButton } from '../../parts/icon-button.js';
import { useText } from '../../parts/use-text.js';
import { enAccount } from '../../text/en-account.js';
import { balanceFigure } from './token-rows.js';

export interface BalanceProps {
  readonly entry: HoldingsEntry | undefined;
  readonly network: Network | undefined;
  /** The dapp's. */
  readonly chains: readonly OfferingChain[];
  /** Reads it anew. */
  readonly onRefresh: () => void;
}

/** The one figure of the account. A figure that nobody knows is left out, not shown as nothing. */
export function Balance({ entry, network, chains, onRefresh }: BalanceProps) {
  const text = useText('account', enAccount);
  const figure = entry && balanceFigure(entry.holdings, network, chains);
  if (!figure && (network?.unsupported || entry?.status === 'failed')) return null;
  const long = figure && figure.main.length + figure.rest.length > 13;
  return (
    <div className="ph-balance-line">
      {figure ? (
        <p className={`ph-balance${long ? ' ph-balance-long' : ''}`}>
          <span className="ph-hidden">{text.balance} </span>
          <bdi dir="ltr">
            {figure.main}
            <small>{figure.rest}</small>
          </bdi>
        </p>
      ) : (
        <div className="ph-balance-bone">
          <Bone width={4} tall />
        </div>
      )}
      {figure && (
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
