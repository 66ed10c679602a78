/** The solana namespace. Loaded when it is first used; what makes transactions follows with the first transfer. */
import { defer, from, map, mergeMap } from 'rxjs';
import type { Chain } from '../../../application/ports/chain.js';
import { isSolanaAddress } from '../../../domain/address/solana-address.js';
import { loadOnce } from '../../load-once.js';
import { askWallet } from '../ask-wallet.js';
import { type AskNodeOptions, askNode } from './ask-node.js';
import { readHoldings } from './read-holdings.js';
import { signMessage } from './sign-message.js';
import { switchNetwork } from './switch-network.js';

export function solanaChain(options: AskNodeOptions): Chain {
  const { scheduler } = options;
  const node = askNode(options);
  const wallet = askWallet(scheduler);
  // One for all transfers: it knows what has been prepared.
  const loadTransfers = loadOnce(() =>
    import('./transfers.js').then((part) => part.transfers(wallet, node, scheduler)),
  );
  const transfers$ = defer(() => from(loadTransfers()));
  return {
    namespace: 'solana',
    isAddress: isSolanaAddress,
    holdings: readHoldings(node),
    estimateFee: (transfer, network) => transfers$.pipe(mergeMap((part) => part.estimateFee(transfer, network))),
    send: (...asked) => transfers$.pipe(mergeMap((part) => part.send(...asked))),
    signMessage: signMessage(wallet),
    verifyMessage: (address, message, signature) =>
      defer(() => from(loadVerification())).pipe(map((part) => part.verifyMessage(address, message, signature))),
    switchNetwork,
  };
}

const loadVerification = loadOnce(() => import('./verify-message.js'));
