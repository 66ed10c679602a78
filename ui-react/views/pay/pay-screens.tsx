import type { EachViewProps } from '../view-props.js';
import { Pay } from './pay.js';
import { PayLoading } from './pay-loading.js';

/** The screens of a payment, from the choice of the way to pay to the end, which the shell loads as one. */
export function PayScreens({ route, ...rest }: EachViewProps<'pay' | 'pay-loading'>) {
  return route.view === 'pay' ? <Pay {...rest} /> : <PayLoading {...rest} />;
}
