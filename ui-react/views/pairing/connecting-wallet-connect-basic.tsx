import { Button } from '../../parts/forms/button.js';
import { useText } from '../../parts/words/use-text.js';
import type { ViewProps } from '../view-props.js';
import { PairingPanel } from './pairing-panel.js';
import { enPairing } from './text.en.js';

/** Pairing as the first screen of a dapp without other connectors. */
export function ConnectingWalletConnectBasic({ state, modal }: ViewProps<'connecting-wallet-connect-basic'>) {
  const text = useText('pairing', enPairing);
  return (
    <PairingPanel state={state} modal={modal}>
      {state.catalogue !== undefined && (
        <Button kind="bare" onPress={() => modal.push({ view: 'all-wallets' })}>
          {text.allWallets}
        </Button>
      )}
    </PairingPanel>
  );
}
