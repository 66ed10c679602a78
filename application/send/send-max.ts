/** Fills in all there is of the chosen token, less the fee where the token itself pays it. */
import { defer, map, mergeMap, type Observable } from 'rxjs';
import { isAddressShape } from '../../domain/address.js';
import { formatAmount, maxLessFee } from '../../domain/amount.js';
import { Failure } from '../../domain/failure.js';
import type { Deps } from '../deps.js';
import type { Event } from '../events.js';
import { happened } from '../happened.js';
import { connectedOf, networkOf } from '../selectors.js';
import { fundsOf } from './draft.js';

export const sendMax = (deps: Deps) => (): Observable<Event> =>
  defer(() => {
    const state = deps.state();
    const connected = connectedOf(state);
    const network = networkOf(state);
    const { token, receiver } = state.send;
    if (!connected || !network) throw new Failure('not-connected');
    if (!token) throw new Failure('token-required', 'A token is required');
    const { balance = 0n } = fundsOf(state);
    const edited = (amount: bigint): Event => ({
      type: 'send.edited',
      patch: { amountText: formatAmount(amount, token.decimals) },
    });
    if (token.address !== undefined || balance === 0n) return happened(edited(balance));
    const { namespace, address } = connected.account;
    // The fee hardly depends on the amount; without a receiver yet, the account itself stands in.
    const to = isAddressShape(namespace, receiver.trim()) ? receiver.trim() : address;
    return deps.chain(namespace).pipe(
      mergeMap((chain) => chain.estimateFee({ token, from: address, to, amount: 1n }, network)),
      map((fee) => edited(maxLessFee(balance, fee.amount))),
    );
  });
