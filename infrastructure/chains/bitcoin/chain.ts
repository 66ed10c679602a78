/** The bip122 namespace. Loaded on first use; building transactions and verifying signatures are loaded separately. */
import { defer, from, map, mergeMap, type SchedulerLike } from 'rxjs';
import type { Chain } from '../../../application/ports/chain.js';
import { loadOnce } from '../../load-once.js';
import { needing } from '../../packages/needing.js';
import { askWallet } from '../ask-wallet.js';
import { isBitcoinAddress } from './address.js';
import { askExplorer } from './ask-explorer.js';
import type { BitcoinOptions } from './bitcoin-options.js';
import { readHoldings } from './read-holdings.js';
import { readSignature, signMessage } from './sign-message.js';
import { switchNetwork } from './switch-network.js';

export interface BitcoinChainOptions extends BitcoinOptions {
  readonly scheduler: SchedulerLike;
}

export function bitcoinChain(options: BitcoinChainOptions): Chain {
  const explorer = askExplorer(options);
  const wallet = askWallet(options.scheduler);
  const transfers$ = defer(() => from(loadTransfers())).pipe(map((part) => part.transfers(wallet, explorer, options)));
  return {
    namespace: 'bip122',
    isAddress: (text, network) => isBitcoinAddress(text, network?.caipNetworkId),
    holdings: readHoldings(explorer),
    estimateFee: (transfer, network) => transfers$.pipe(mergeMap((part) => part.estimateFee(transfer, network))),
    send: (...asked) => transfers$.pipe(mergeMap((part) => part.send(...asked))),
    signMessage: signMessage(wallet, loadVerification),
    verifyMessage: (address, message, signature) =>
      defer(() => from(loadVerification())).pipe(
        map(({ isSignatureOf }) => isSignatureOf(address, message, readSignature(signature) ?? new Uint8Array())),
      ),
    switchNetwork: switchNetwork(wallet),
  };
}

const loadTransfers = loadOnce(() => needing(() => import('./transfers.js')));
const loadVerification = loadOnce(() => import('./verify-message.js'));
