import type { EachViewProps } from '../view-props.js';
import { Pay } from './pay.js';
import { PayLoading } from './pay-loading.js';

/** A payment, from the choice of how to its end. The shell knows of one screen instead of two. */
export function PayScreens({ route, ...rest }: EachViewProps<'pay' | 'pay-loading'>) {
  return route.view === 'pay' ? <Pay {...rest} /> : <PayLoading {...rest} />;
}
