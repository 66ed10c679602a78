import type { EachViewProps } from '../view-props.js';
import { CompatibleNetworks } from './compatible-networks.js';
import { Receive } from './receive.js';

/** The address and its networks: two screens that the shell loads as one. */
export function ReceiveScreens({ route, ...rest }: EachViewProps<'receive' | 'compatible-networks'>) {
  return route.view === 'receive' ? (
    <Receive route={route} {...rest} />
  ) : (
    <CompatibleNetworks route={route} {...rest} />
  );
}
