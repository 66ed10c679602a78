/** Fills in the whole balance of the chosen token, less the fee if it is paid in that token. */
import { defer, filter, map, mergeMap, type Observable } from 'rxjs';
import { isReceiver } from '../../domain/address/receiver.js';
import { Failure } from '../../domain/failure/failure.js';
import { cutAmount, formatAmount, maxLessFee, percentOf } from '../../domain/money/amount.js';
import { connectedOf, networkOf } from '../connect/selectors.js';
import type { Deps } from '../engine/deps.js';
import type { Event } from '../engine/events.js';
import { happened } from '../engine/happened.js';
import { fundsOf, receiverOf } from './draft.js';
import { valueTextOf } from './value-text.js';

/** The base fee rises by at most an eighth per block: this percentage of the current fee covers two blocks and is kept back. */
const FEE_KEPT = 130;
/** The last decimals of a currency are not worth the space they take. */
const PLACES = 5;

export const sendMax = (deps: Deps) => (): Observable<Event> =>
  defer(() => {
    const state = deps.state();
    const connected = connectedOf(state);
    const network = networkOf(state);
    const { token, amountText, valueText } = state.send;
    const receiver = receiverOf(state);
    if (!connected || !network) throw new Failure('not-connected');
    if (!token) throw new Failure('token-required', 'A token is required');
    const { balance = 0n } = fundsOf(state);
    const edited = (amount: bigint): Event => ({
      type: 'send.edited',
      patch: {
        amountText: formatAmount(amount, token.decimals),
        ...(valueText !== undefined && { valueText: valueTextOf(state, token, amount) }),
      },
    });
    if (token.address !== undefined || balance === 0n) return happened(edited(balance));
    const { namespace, address } = connected.account;
    // The fee hardly depends on the recipient: without one, the account's own address is used.
    const to = isReceiver(namespace, receiver) ? receiver : address;
    return deps.chain(namespace).pipe(
      // Half of it, because some networks reject transfers that leave almost nothing.
      mergeMap((chain) => chain.estimateFee({ token, from: address, to, amount: (balance + 1n) / 2n }, network)),
      // The form may have changed meanwhile.
      filter(() => deps.state().send.token === token && deps.state().send.amountText === amountText),
      map((fee) => {
        const most = maxLessFee(balance, percentOf(fee.amount, FEE_KEPT) + (fee.reserve ?? 0n));
        return edited(cutAmount(most, token.decimals, PLACES));
      }),
    );
  });
