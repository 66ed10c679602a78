/** The sandbox's phone wallet: it is not in any page, and pairs by a site's QR code. */
import type { Hex } from 'viem';
import { drawnIcon } from '../drawn-icon.js';
import type { WalletNetwork } from '../wallets/wallet-memory.js';
import type { WalletSettings } from '../wallets/wallet-settings.js';

/** `keys` are those of the node's accounts, in its order; those after the page wallets' own are used. */
export function phoneSettings(keys: readonly Hex[], networks: readonly [WalletNetwork, WalletNetwork]): WalletSettings {
  const [first, second] = keys.slice(8);
  if (first === undefined || second === undefined) throw new Error('The node has too few accounts for a phone wallet.');
  return {
    name: 'Ferry',
    rdns: 'example.ferry',
    icon: drawnIcon({
      from: '#b0573c',
      to: '#7a3322',
      path: 'M12 20v-6h13v6M16 14v-3.5h5V14M8.5 20h23l-3 6.5h-17ZM9 31c2.7-2 5-2 7.5 0s5 2 7.5 0 5-2 7 0',
    }),
    keys: [first, second],
    networks,
    batches: true,
    note: 'On a phone of its own: paste the link of a code into it.',
  };
}
