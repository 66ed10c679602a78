/** Sends a transfer through the wallet and follows it. */
import { catchError, concat, defer, map, mergeMap, of, type SchedulerLike, throwError } from 'rxjs';
import type { Chain, SendStep } from '../../../application/ports.js';
import { chainIdToHex, readChainId } from '../../../domain/chain-id.js';
import { Failure } from '../../../domain/failure.js';
import { toFailure } from '../../../domain/to-failure.js';
import type { Transfer } from '../../../domain/transfer.js';
import type { AskNode } from './ask-node.js';
import { type AskWallet, PROMPT_LIMIT, SILENT_LIMIT } from './ask-wallet.js';
import { sendFailure } from './errors.js';
import { followTransaction, type Receipt } from './follow-transaction.js';
import { transactionHash } from './schema.js';
import { transactionOf } from './transaction.js';

/** keccak256('Transfer(address,address,uint256)'), the event of every ERC-20 transfer. */
const TRANSFER_EVENT = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';

export function sendTransfer(askWallet: AskWallet, askNode: AskNode, scheduler: SchedulerLike): Chain['send'] {
  return (link, transfer, network) =>
    defer(() => {
      const chainId = chainIdToHex(network.caipNetworkId);
      const transaction = { ...transactionOf(transfer), chainId };
      // Looked at right before, as the same transaction on another network would spend other money.
      return askWallet(link, SILENT_LIMIT, 'eth_chainId').pipe(
        map(readChainId),
        mergeMap((current) => {
          if (current === network.caipNetworkId)
            return askWallet(link, PROMPT_LIMIT, 'eth_sendTransaction', [transaction]);
          return throwError(
            () => new Failure('network-mismatch', `The wallet is on ${current}`, { data: { networkId: current } }),
          );
        }),
      );
    }).pipe(
      catchError((error: unknown) => throwError(() => sendFailure(toFailure(error)))),
      map(readHash),
      mergeMap((hash) => {
        const confirmed = followTransaction(askNode, scheduler, network, hash).pipe(
          map((receipt): SendStep => {
            if (!receipt.succeeded)
              throw new Failure('transaction-reverted', 'The transaction failed', { data: { hash } });
            if (!moved(receipt, transfer)) {
              throw new Failure('transaction-reverted', `${transfer.token.symbol} was not moved`, { data: { hash } });
            }
            return { type: 'confirmed', hash: receipt.hash };
          }),
        );
        return concat(of<SendStep>({ type: 'submitted', hash }), confirmed);
      }),
    );
}

function readHash(answer: unknown): string {
  const { success, data } = transactionHash.safeParse(answer);
  if (success) return data;
  throw new Failure('wallet-misbehaved', 'The wallet answered with a malformed transaction hash');
}

/** Whether a token says it moved: old ones return false instead of reverting, and their transaction succeeds. */
function moved({ logs }: Receipt, { token, from, to }: Transfer): boolean {
  const contract = token.address?.toLowerCase();
  if (contract === undefined) return true;
  const names = (topic: string | undefined, address: string) =>
    topic?.toLowerCase().endsWith(address.toLowerCase().replace(/^0x/, '')) === true;
  return logs.some(
    ({ address, topics: [event, sender, receiver] }) =>
      address.toLowerCase() === contract && event === TRANSFER_EVENT && names(sender, from) && names(receiver, to),
  );
}
