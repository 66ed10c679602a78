/** The solana namespace. Loaded on first use; building transactions is loaded with the first transfer. */
import { catchError, defer, from, map, mergeMap, type Observable, of, throwError } from 'rxjs';
import type { Chain } from '../../../application/ports/chain.js';
import { isSolanaAddress } from '../../../domain/address/solana-address.js';
import { Failure } from '../../../domain/failure/failure.js';
import { toFailure } from '../../../domain/failure/to-failure.js';
import type { Simulation } from '../../../domain/simulation/simulation.js';
import { toBase64 } from '../../base64.js';
import { loadOnce } from '../../load-once.js';
import { needing } from '../../packages/needing.js';
import { askWallet } from '../ask-wallet.js';
import { type AskNodeOptions, askNode } from './ask-node.js';
import { readHoldings } from './read-holdings.js';
import { signMessage } from './sign-message.js';
import { switchNetwork } from './switch-network.js';

export function solanaChain(options: AskNodeOptions): Chain {
  const { scheduler } = options;
  const node = askNode(options);
  const wallet = askWallet(scheduler);
  // One for all transfers: it remembers what was prepared.
  const loadTransfers = loadOnce(() =>
    needing(() => import('./transfers.js')).then((part) => part.transfers(wallet, node, scheduler)),
  );
  const transfers$ = defer(() => from(loadTransfers()));
  return {
    namespace: 'solana',
    isAddress: isSolanaAddress,
    holdings: readHoldings(node),
    estimateFee: (transfer, network) => transfers$.pipe(mergeMap((part) => part.estimateFee(transfer, network))),
    costOfMade: (transactions, account, network) =>
      defer(() => from(loadFees())).pipe(
        mergeMap((part) => part.costOfMade(node, network, account, transactions, options.feeLimits)),
      ),
    neverExpires: (transactions) => defer(() => from(loadFees())).pipe(map((part) => part.neverExpires(transactions))),
    simulate: (question, network) => {
      if ('calls' in question) return throwError(() => new Failure('request-failed', 'Not a Solana transaction'));
      const tried$ =
        'transactions' in question
          ? of(question.transactions)
          : transfers$.pipe(
              mergeMap((part) => part.prepare(question.transfer, network)),
              map((bytes) => [toBase64(bytes)]),
            );
      return tried$.pipe(
        mergeMap((transactions) =>
          defer(() => from(loadSimulation())).pipe(
            mergeMap((part) => part.simulate(node, network, question.account, transactions)),
          ),
        ),
        catchError(asFailing(network.nativeCurrency.symbol)),
      );
    },
    send: (...asked) => transfers$.pipe(mergeMap((part) => part.send(...asked))),
    signMessage: signMessage(wallet),
    verifyMessage: (address, message, signature) =>
      defer(() => from(loadVerification())).pipe(map((part) => part.verifyMessage(address, message, signature))),
    switchNetwork,
  };
}

const loadVerification = loadOnce(() => import('./verify-message.js'));
const loadFees = loadOnce(() => import('./fees/cost-of-made.js'));
const loadSimulation = loadOnce(() => import('./simulation/simulate.js'));

/** A transfer that cannot be prepared is a result as well. */
function asFailing(symbol: string) {
  return (error: unknown): Observable<Simulation> => {
    const failure = toFailure(error, 'request-failed');
    if (failure.code === 'insufficient-funds')
      return of({ outcome: 'fails', ...(failure.data.symbol === symbol && { funds: true }) });
    return failure.code === 'transaction-reverted' ? of({ outcome: 'fails' }) : throwError(() => failure);
  };
}
