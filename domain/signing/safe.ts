/** Transactions of a Safe: executed by the account in the domain once enough owners have signed. */

import { signedCall } from './signed-call.js';
import { addressRow, amountRow, bigOf, dangersOf, hasUnlimited, isSame, ZERO_ADDRESS } from './signed-rows.js';
import type { Describer } from './signed-words.js';

const OF = 'uint256 baseGas,uint256 gasPrice,address gasToken,address refundReceiver,uint256 nonce';

/** Without a limit, the Safe pays for the gas that is used: for a simple call, this much. */
const LEAST_GAS = 100_000n;

export const SAFE: Readonly<Record<string, Describer>> = {
  [`SafeTx(address to,uint256 value,bytes data,uint8 operation,uint256 safeTxGas,${OF})`]: ({ domain, message }) => {
    const { to, value, data, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver } = message;
    const account = domain.verifyingContract;
    const inner = signedCall(to, data, account);
    const delegated = bigOf(message.operation) !== 0n;
    const refunds = bigOf(gasPrice) > 0n;
    return {
      title: 'safe',
      rows: [
        addressRow('account', account),
        { label: 'call', value: { kind: 'call', call: delegated ? 'unknown' : inner.call } },
        addressRow('to', to),
        ...(bigOf(value) > 0n ? [amountRow('value', ZERO_ADDRESS, value)] : []),
        ...(delegated
          ? []
          : inner.rows.map((row) => (row.label === 'to' ? { ...row, label: 'recipient' as const } : row))),
        ...(refunds && !isSame(refundReceiver, ZERO_ADDRESS) ? [addressRow('refund', refundReceiver)] : []),
        ...(refunds
          ? [amountRow('fee', gasToken, (bigOf(baseGas) + (bigOf(safeTxGas) || LEAST_GAS)) * bigOf(gasPrice))]
          : []),
      ],
      dangers: dangersOf({
        'delegate-call': delegated,
        'controls-account': !delegated && inner.call === 'own-account',
        unlimited: !delegated && (inner.call === 'approve-all' || hasUnlimited(inner.rows)),
        'unreadable-call': !delegated && inner.call === 'unknown',
        refund: refunds,
      }),
    };
  },
};
