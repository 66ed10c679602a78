/**
 * Contract calls that let a spender take assets of the account: tokens (ERC-20), collections (ERC-721, ERC-1155), or tokens through
 * Permit2.
 */
import { isAddressShape } from '../address/address.js';
import { readProperty } from '../value/read-property.js';
import { isLimitless } from './is-limitless.js';

export interface SpendingRight {
  /** The token or collection. */
  readonly of: string;
  /** The spender. */
  readonly who: string;
  /** All of it, at any time. */
  readonly boundless: boolean;
  /** An `approve` of 0: it revokes an allowance of tokens, or grants the right to item 0 of a collection. The call does not tell which. */
  readonly ambiguous?: true;
}

const WORD = 64;
const APPROVE = '095ea7b3';
const INCREASE_ALLOWANCE = '39509351';
const SET_APPROVAL_FOR_ALL = 'a22cb465';
const PERMIT2_APPROVE = '87517c45';

/** Undefined for other calls, and for those that revoke a right. Extra bytes after the arguments do not hide the right. */
export function spendingRight(call: unknown): SpendingRight | undefined {
  const [to, data] = [readProperty(call, 'to'), readProperty(call, 'data') ?? readProperty(call, 'input')];
  if (typeof to !== 'string' || !isAddressShape('eip155', to) || typeof data !== 'string') return undefined;
  const [, selector = '', rest = ''] = /^0x([\da-f]{8})([\da-f]{128,256})/i.exec(data) ?? [];
  const word = (at: number) => BigInt(`0x${rest.slice(at * WORD, (at + 1) * WORD) || '0'}`);
  const address = (at: number) => `0x${rest.slice(at * WORD + 24, (at + 1) * WORD).toLowerCase()}`;
  switch (selector.toLowerCase()) {
    case APPROVE:
      if (word(1) === 0n && word(0) !== 0n) return { of: to, who: address(0), boundless: false, ambiguous: true };
      return rightOf(to, address(0), word(1), isLimitless(word(1)));
    case INCREASE_ALLOWANCE:
      return rightOf(to, address(0), word(1), isLimitless(word(1)));
    case SET_APPROVAL_FOR_ALL:
      return rightOf(to, address(0), word(1), true);
    case PERMIT2_APPROVE:
      return rest.length < 3 * WORD ? undefined : rightOf(address(0), address(1), word(2), isLimitless(word(2)));
    default:
      return undefined;
  }
}

function rightOf(of: string, who: string, amount: bigint, boundless: boolean): SpendingRight | undefined {
  return amount === 0n ? undefined : { of, who, boundless };
}
