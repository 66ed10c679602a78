/** Fills in all there is of the chosen token, less the fee where the token itself pays it. */
import { defer, map, mergeMap, type Observable } from 'rxjs';
import { isReceiver } from '../../domain/address/receiver.js';
import { Failure } from '../../domain/failure/failure.js';
import { cutAmount, formatAmount, maxLessFee, percentOf } from '../../domain/money/amount.js';
import { connectedOf, networkOf } from '../connect/selectors.js';
import type { Deps } from '../engine/deps.js';
import type { Event } from '../engine/events.js';
import { happened } from '../engine/happened.js';
import { fundsOf, receiverOf } from './draft.js';
import { valueTextOf } from './value-text.js';

/** Fees rise by an eighth from block to block at most: kept for two of them, in percent of the fee of now. */
const FEE_KEPT = 130;
/** A currency's last decimals are worth less than the room they take. */
const PLACES = 5;

export const sendMax = (deps: Deps) => (): Observable<Event> =>
  defer(() => {
    const state = deps.state();
    const connected = connectedOf(state);
    const network = networkOf(state);
    const { token, valueText } = state.send;
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
      // Half of it, as some networks reject new accounts with next to nothing.
      mergeMap((chain) => chain.estimateFee({ token, from: address, to, amount: (balance + 1n) / 2n }, network)),
      map((fee) => {
        const most = maxLessFee(balance, percentOf(fee.amount, FEE_KEPT) + (fee.reserve ?? 0n));
        return edited(cutAmount(most, token.decimals, PLACES));
      }),
    );
  });
