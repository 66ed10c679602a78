import { holdingsOf } from '../../../application/account/holdings/holdings-of.js';
import type { State } from '../../../application/engine/state.js';
import { fiatValue } from '../../../domain/money/amount.js';
import type { Network } from '../../../domain/network/network.js';
import type { HighFee } from '../../../domain/request/request.js';
import { Notice } from '../../parts/words/notice.js';
import { useFormat } from '../../parts/words/use-format.js';
import { useText } from '../../parts/words/use-text.js';
import { feeWords } from './call-words.js';
import { enApprove } from './text.en.js';

interface FeeNoticeProps {
  readonly fee: HighFee;
  readonly network: Network;
  readonly state: State;
}

/** A warning about a lowered fee, or one that is a large part of the balance: as amounts, in dollars if the price is known. */
export function FeeNotice({ fee: { most, asked, share, usual }, network, state }: FeeNoticeProps) {
  const text = useText('approve', enApprove);
  const format = useFormat();
  const { nativeCurrency: native, caipNetworkId: networkId } = network;
  const held = holdingsOf(state)?.holdings.find(
    ({ token }) => token.networkId === networkId && token.address === undefined,
  );
  const sum = (amount: bigint) => {
    const worth = fiatValue(amount, native.decimals, held?.price);
    const words = feeWords(amount, native, format);
    return worth === undefined ? words : `${words} (${format.dollars(worth)})`;
  };
  const lowered = asked !== undefined && text.loweredLead(sum(asked), sum(most));
  if (share === undefined && usual === undefined)
    return (
      <Notice kind="caution" title={text.lowered}>
        {lowered}
      </Notice>
    );
  return (
    <Notice kind="danger" title={text.highFee(sum(most))}>
      {usual !== undefined && <p>{text.usualFee(sum(usual))}</p>}
      {share !== undefined && (
        <p>{share < 100n ? text.highFeeShare(String(share), native.symbol) : text.highFeeMore(native.symbol)}</p>
      )}
      {lowered !== false && <p>{lowered}</p>}
    </Notice>
  );
}
