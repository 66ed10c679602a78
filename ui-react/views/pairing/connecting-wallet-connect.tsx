import type { ViewProps } from '../view-props.js';
import { PairingPanel } from './pairing-panel.js';

/** Pairing with the chosen wallet, or with any. */
export function ConnectingWalletConnect({ route, state, modal }: ViewProps<'connecting-wallet-connect'>) {
  return <PairingPanel key={route.wallet?.id ?? ''} wallet={route.wallet} state={state} modal={modal} />;
}
