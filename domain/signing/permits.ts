/**
 * Signatures that approve a spender for one token: ERC-2612, and DAI's older form, which grants everything or nothing; for one item of a
 * collection (ERC-4494), or for all of them, as positions at Uniswap have it.
 */
import { textOf } from '../text/text-of.js';
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

/** Of one item (`id`), or of all. */
const items =
  (id?: (message: Parameters<Describer>[0]['message']) => bigint): Describer =>
  ({ domain, message }) => {
    const collection = textOf(domain.verifyingContract);
    const revokes = message.approved === false;
    const item = { kind: 'item', collection, id: id?.(message), amount: revokes ? 0n : 1n } as const;
    return {
      title: 'allow',
      rows: [
        { label: 'allowed', value: item },
        addressRow('spender', message.spender ?? message.operator),
        momentRow('end', message.deadline),
      ],
      dangers: dangersOf({ 'nothing-back': id !== undefined, unlimited: id === undefined && !revokes }),
    };
  };

export const PERMITS: Readonly<Record<string, Describer>> = {
  'Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)': permit,
  'Permit(address holder,address spender,uint256 nonce,uint256 expiry,bool allowed)': permit,
  'Permit(address spender,uint256 tokenId,uint256 nonce,uint256 deadline)': items(({ tokenId }) => bigOf(tokenId)),
  'PermitForAll(address operator,bool approved,uint256 nonce,uint256 deadline)': items(),
};
