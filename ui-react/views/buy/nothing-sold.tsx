import { buyerOf } from '../../../application/buy/buyer.js';
import { Body } from '../../parts/layout/body.js';
import { NothingHere } from '../../parts/layout/nothing-here.js';
import { SkeletonRows } from '../../parts/layout/skeleton-rows.js';
import { useText } from '../../parts/words/use-text.js';
import type { BuyProps } from './buy-props.js';
import { enBuy } from './text.en.js';

/** Replaces the form if nothing is sold, or the offers are not known yet. */
export function NothingSold({ state, modal }: BuyProps) {
  const text = useText('buy', enBuy);
  if (buyerOf(state))
    return (
      <Body>
        <SkeletonRows label={text.loading} />
      </Body>
    );
  return <NothingHere modal={modal} text={text} />;
}
