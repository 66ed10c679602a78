import { editBuy } from '../../../application/buy/actions.js';
import { buyerOf } from '../../../application/buy/buyer.js';
import { Button } from '../../parts/forms/button.js';
import { Body } from '../../parts/layout/body.js';
import { NothingHere } from '../../parts/layout/nothing-here.js';
import { SkeletonRows } from '../../parts/layout/skeleton-rows.js';
import { Notice } from '../../parts/words/notice.js';
import { serviceAdvice } from '../../parts/words/service-advice.js';
import { useText } from '../../parts/words/use-text.js';
import { enCommon } from '../../text/everywhere.en.js';
import { enFailures } from '../../text/failures.en.js';
import type { BuyProps } from './buy-props.js';
import { enBuy } from './text.en.js';

/** Replaces the form if nothing is sold, or the offers are not known. */
export function NothingSold({ state, modal }: BuyProps) {
  const text = useText('buy', enBuy);
  const common = useText('common', enCommon);
  const failures = useText('failures', enFailures);
  const { buy } = state;
  const buyer = buyerOf(state);
  if (buyer && buy?.status === 'failed' && buy.accountId === buyer.accountId)
    return (
      <Body>
        <Notice alert kind="danger" title={text.noPage}>
          {serviceAdvice(buy.failure, failures)}
        </Notice>
        <Button icon="retry" onPress={() => editBuy(modal, {})}>
          {common.tryAgain}
        </Button>
      </Body>
    );
  if (buyer)
    return (
      <Body>
        <SkeletonRows label={text.loading} />
      </Body>
    );
  return <NothingHere modal={modal} text={text} />;
}
