/** Sends a transfer through the wallet and follows it. */
import { concat, map, mergeMap, of } from 'rxjs';
import type { Chain } from '../../../../application/ports/chain.js';
import type { SendStep } from '../../../../application/ports/link.js';
import { Failure } from '../../../../domain/failure/failure.js';
import type { Transfer } from '../../../../domain/transaction/transfer.js';
import { followTransaction, type Receipt } from './follow-transaction.js';
import { type ChainAccess, sendTransaction } from './send-transaction.js';
import { transactionOf } from './transaction.js';

/** keccak256('Transfer(address,address,uint256)'), the event of every ERC-20 transfer. */
const TRANSFER_EVENT = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';

export function sendTransfer(access: ChainAccess): Chain['send'] {
  return (link, transfer, network, asking) =>
    sendTransaction(access, link, network, () => transactionOf(transfer), asking).pipe(
      mergeMap((sent) => {
        const { hash } = sent;
        const confirmed = followTransaction(access.node, access.scheduler, network, sent).pipe(
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

/** Whether a token reports success: old ones return false instead of reverting, and their transaction succeeds. */
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
