/** Building transactions, which needs a library: a separate chunk, so that viewing does not load it. */
import { map, type SchedulerLike } from 'rxjs';
import type { Chain } from '../../../application/ports/chain.js';
import type { AskWallet } from '../ask-wallet.js';
import type { Explorer } from './ask-explorer.js';
import type { BitcoinOptions } from './bitcoin-options.js';
import { prepareTransfer } from './prepare-transfer.js';
import { sendTransfer } from './send-transfer.js';
import { askToSend } from './wallet-ask.js';

export function transfers(
  wallet: AskWallet,
  explorer: Explorer,
  options: BitcoinOptions & { readonly scheduler: SchedulerLike },
): Pick<Chain, 'estimateFee' | 'send'> {
  return {
    estimateFee: (transfer, network) =>
      prepareTransfer(explorer, transfer, network, options).pipe(
        map(({ fee }) => {
          const { symbol, decimals } = network.nativeCurrency;
          return { amount: fee, symbol, decimals, request: askToSend(transfer, network) };
        }),
      ),
    send: sendTransfer(wallet, explorer, options),
  };
}
