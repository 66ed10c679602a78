import type { HoldingsEntry } from '../../../application/account/state.js';
import type { OfferingChain } from '../../../domain/chain-offers.js';
import type { Network } from '../../../domain/network.js';
import { Bone } from '../../parts/bone.js';
import { useText } from '../../parts/use-text.js';
import { enAccount } from '../../text/en-account.js';
import { balanceFigure } from './token-rows.js';

export interface BalanceProps {
  readonly entry: HoldingsEntry | undefined;
  readonly network: Network | undefined;
  /** The dapp's. */
  readonly chains: readonly OfferingChain[];
}

/** The one figure of the account. A figure that nobody knows is left out, not shown as nothing. */
export function Balance({ entry, network, chains }: BalanceProps) {
  const text = useText('account', enAccount);
  const figure = entry && balanceFigure(entry.holdings, network, chains);
  if (figure) {
    const long = figure.main.length + figure.rest.length > 13;
    return (
      <p className={`ph-balance${long ? ' ph-balance-long' : ''}`}>
        <span className="ph-hidden">{text.balance} </span>
        <bdi dir="ltr">
          {figure.main}
          <small>{figure.rest}</small>
        </bdi>
      </p>
    );
  }
  if (network?.unsupported || entry?.status === 'failed') return null;
  return (
    <div className="ph-balance-bone">
      <Bone width={4} tall />
    </div>
  );
}
