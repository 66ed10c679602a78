/** Orders of CoW Protocol (GPv2Order). */
import { isKnown } from './known-contracts.js';
import {
  addressRow,
  amountRow,
  bigOf,
  dangersOf,
  hasUnlimited,
  isSame,
  momentRow,
  poorReturn,
  ZERO_ADDRESS,
} from './signed-rows.js';
import type { Describer } from './signed-words.js';

const ORDER =
  'Order(address sellToken,address buyToken,address receiver,uint256 sellAmount,uint256 buyAmount,uint32 validTo,bytes32 appData,uint256 feeAmount,string kind,bool partiallyFillable,string sellTokenBalance,string buyTokenBalance)';

export const COW: Readonly<Record<string, Describer>> = {
  [ORDER]({ domain, message }, { signer }) {
    const { sellToken, buyToken, receiver, sellAmount, buyAmount, feeAmount, kind } = message;
    const buys = kind === 'buy';
    const gives = amountRow(buys ? 'give-most' : 'give', sellToken, sellAmount);
    // Without a receiver, the owner receives it.
    const elsewhere = !isSame(receiver, ZERO_ADDRESS) && !isSame(receiver, signer);
    const gets = bigOf(buyAmount) > 0n ? [amountRow('get', buyToken, buyAmount)] : [];
    const known = isKnown('CoW Protocol', domain.verifyingContract);
    return {
      title: 'trade',
      ...(known && { known: 'CoW Protocol' }),
      rows: [
        gives,
        ...(bigOf(feeAmount) > 0n ? [amountRow('fee', sellToken, feeAmount)] : []),
        amountRow(buys ? 'get' : 'get-least', buyToken, buyAmount),
        ...(elsewhere ? [addressRow('recipient', receiver)] : []),
        momentRow('end', message.validTo),
      ],
      dangers: dangersOf({
        ...poorReturn(gets),
        'sent-elsewhere': elsewhere,
        unlimited: hasUnlimited([gives]),
        'unknown-contract': !known,
      }),
    };
  },
};
