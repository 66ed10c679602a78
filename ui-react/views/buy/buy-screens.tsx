import { editBuy } from '../../../application/buy/actions.js';
import type { Modal } from '../../../application/modal/modal.js';
import type { View } from '../../../application/shell/router.js';
import type { EachViewProps } from '../view-props.js';
import { BuyHelp } from './buy-help.js';
import { BuyInProgress } from './buy-in-progress.js';
import { BuyList } from './buy-list.js';
import { Purchases } from './purchases.js';
import { Sellers } from './sellers.js';

type BuyView = Extract<View, `on-ramp-${string}` | 'buy-in-progress' | 'what-is-a-buy'>;

/** The screens of a purchase, from the amount to the result, which the shell loads as one. */
export function BuyScreens({ route, ...rest }: EachViewProps<BuyView>) {
  switch (route.view) {
    case 'on-ramp-providers':
      return <Sellers {...rest} />;
    case 'on-ramp-activity':
      return <Purchases {...rest} />;
    case 'buy-in-progress':
      return <BuyInProgress {...rest} />;
    case 'what-is-a-buy':
      return <BuyHelp {...rest} />;
    default:
      return (
        <BuyList key={route.view} of={route.view === 'on-ramp-fiat-select' ? 'payments' : 'purchases'} {...rest} />
      );
  }
}

BuyScreens.again = (modal: Modal) => modal.getState().buy?.status === 'failed' && editBuy(modal, {});
