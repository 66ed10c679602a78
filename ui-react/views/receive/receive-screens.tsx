import type { EachViewProps } from '../view-props.js';
import { CompatibleNetworks } from './compatible-networks.js';
import { Receive } from './receive.js';

/** Receiving, and where. The shell knows of one screen instead of two. */
export function ReceiveScreens({ route, ...rest }: EachViewProps<'receive' | 'compatible-networks'>) {
  return route.view === 'receive' ? (
    <Receive route={route} {...rest} />
  ) : (
    <CompatibleNetworks route={route} {...rest} />
  );
}
