/**
 * Signatures that approve a spender for one item of a collection (ERC-4494), or for all of them, as positions at Uniswap have it. The modal
 * names every permit as a danger; the embedded wallet describes these as well.
 */
import type { TypedData } from '../request/typed-data.js';
import { textOf } from '../text/text-of.js';
import { typeAsHashed } from './as-hashed.js';
import { addressRow, bigOf, dangersOf, momentRow } from './signed-rows.js';
import type { SignedWords } from './signed-words.js';

const ONE = 'Permit(address spender,uint256 tokenId,uint256 nonce,uint256 deadline)';
const ALL = 'PermitForAll(address operator,bool approved,uint256 nonce,uint256 deadline)';

/** Undefined for other data. */
export function describeItemPermit({ types, primaryType, domain, message }: TypedData): SignedWords | undefined {
  const type = typeAsHashed(types, primaryType);
  if (type !== ONE && type !== ALL) return undefined;
  const revokes = message.approved === false;
  const id = type === ONE ? bigOf(message.tokenId) : undefined;
  const collection = textOf(domain.verifyingContract);
  return {
    title: 'allow',
    rows: [
      { label: 'allowed', value: { kind: 'item', collection, id, amount: revokes ? 0n : 1n } },
      addressRow('spender', message.spender ?? message.operator),
      momentRow('end', message.deadline),
    ],
    dangers: dangersOf({
      'no-contract': domain.verifyingContract === undefined,
      'nothing-back': type === ONE,
      unlimited: type === ALL && !revokes,
    }),
  };
}
