import { useText } from '../../parts/words/use-text.js';
import type { ViewProps } from '../view-props.js';
import { Explanation } from './explanation.js';
import { enHelp } from './text.en.js';

/** Explains wallets to newcomers. */
export function WhatIsAWallet({ state, modal }: ViewProps<'what-is-a-wallet'>) {
  const { wallet, walletStart, walletGet } = useText('help', enHelp);
  return (
    <Explanation
      points={Object.values(wallet)}
      scenes={['key', 'door', 'hand']}
      start={walletStart}
      onStart={() => modal.reset({ view: 'connect' })}
      more={
        (state.catalogue !== undefined || state.config.customWallets.length > 0) && {
          label: walletGet,
          onPress: () => modal.push({ view: 'get-wallet' }),
        }
      }
    />
  );
}
