import type { Modal } from '../../../application/modal/modal.js';
import type { View } from '../../../application/shell/router.js';
import { editSwap } from '../../../application/swap/actions.js';
import type { EachViewProps } from '../view-props.js';
import { Swap } from './swap.js';
import { SwapPreview } from './swap-preview.js';
import { SwapSelectToken } from './swap-select-token.js';

type SwapView = Extract<View, `swap${string}`>;

/** The screens of a swap, from the form to the review, which the shell loads as one. */
export function SwapScreens({ route, ...rest }: EachViewProps<SwapView>) {
  switch (route.view) {
    case 'swap-select-token':
      return <SwapSelectToken route={route} {...rest} />;
    case 'swap-preview':
      return <SwapPreview route={route} {...rest} />;
    default:
      return <Swap route={route} {...rest} />;
  }
}

SwapScreens.again = (modal: Modal) => editSwap(modal, {});
