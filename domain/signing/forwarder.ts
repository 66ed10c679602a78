/** Meta-transactions (ERC-2771): a relayer sends the call, and the called contract treats it as the account's own. */

import { signedCall } from './signed-call.js';
import {
  addressRow,
  amountRow,
  bigOf,
  dangersOf,
  type Fields,
  hasUnlimited,
  isSame,
  momentRow,
  textRow,
  ZERO_ADDRESS,
} from './signed-rows.js';
import type { Describer, SignedRow } from './signed-words.js';

const START = 'address from,address to,uint256 value,uint256 gas,uint256 nonce';

const NEVER = 2n ** 64n;

const forward: Describer = ({ message }, { signer }) => {
  const { from, to, value, data } = message;
  const inner = signedCall(to, data, from);
  return {
    title: 'forward',
    rows: [
      { label: 'call', value: { kind: 'call', call: inner.call } },
      addressRow('to', to),
      ...(bigOf(value) > 0n ? [amountRow('value', ZERO_ADDRESS, value)] : []),
      ...inner.rows.map((row) => (row.label === 'to' ? { ...row, label: 'recipient' as const } : row)),
      ...endOf(message),
    ],
    dangers: dangersOf({
      unlimited: inner.call === 'approve-all' || hasUnlimited(inner.rows),
      'other-account': signer !== undefined && !isSame(from, signer),
      'unreadable-call': inner.call === 'unknown',
    }),
  };
};

/** Zero is no end for the Gas Station Network, whose earlier version counts in blocks. */
function endOf({ deadline, validUntilTime, validUntil }: Fields): readonly SignedRow[] {
  if (deadline !== undefined) return [momentRow('end', deadline)];
  const end = validUntilTime ?? validUntil;
  if (end === undefined) return [];
  if (bigOf(end) === 0n) return [momentRow('end', NEVER)];
  return [validUntil === undefined ? momentRow('end', end) : textRow('end', end)];
}

export const FORWARDER: Readonly<Record<string, Describer>> = {
  // OpenZeppelin's forwarder, version 5 and earlier.
  [`ForwardRequest(${START},uint48 deadline,bytes data)`]: forward,
  [`ForwardRequest(${START},uint256 deadline,bytes data)`]: forward,
  [`ForwardRequest(${START},bytes data)`]: forward,
  // The Gas Station Network's forwarder.
  [`ForwardRequest(${START},bytes data,uint256 validUntilTime)`]: forward,
  [`ForwardRequest(${START},bytes data,uint256 validUntil)`]: forward,
};
