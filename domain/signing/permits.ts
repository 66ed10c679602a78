/** Signatures that approve a spender for one token: ERC-2612, and DAI's older form, which grants everything or nothing. */
import { addressRow, amountRow, bigOf, dangersOf, hasUnlimited, isSame, momentRow } from './signed-rows.js';
import type { Describer } from './signed-words.js';

const ALL = 2n ** 256n - 1n;

const permit: Describer = ({ domain, message }, { signer }) => {
  const value = Object.hasOwn(message, 'allowed') ? (message.allowed === true ? ALL : 0n) : message.value;
  const amount = amountRow('allowed', domain.verifyingContract, value);
  const end = Object.hasOwn(message, 'allowed') && bigOf(message.expiry) === 0n ? ALL : undefined;
  return {
    title: 'allow',
    rows: [amount, addressRow('spender', message.spender), momentRow('end', end ?? message.expiry ?? message.deadline)],
    dangers: dangersOf({
      unlimited: hasUnlimited([amount]),
      'other-account': signer !== undefined && !isSame(message.owner ?? message.holder, signer),
    }),
  };
};

export const PERMITS: Readonly<Record<string, Describer>> = {
  'Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)': permit,
  'Permit(address holder,address spender,uint256 nonce,uint256 expiry,bool allowed)': permit,
};
