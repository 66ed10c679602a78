/** Contract calls that let a spender take what the account has: of tokens (ERC-20), of collections (ERC-721, ERC-1155), by Permit2. */
import { isAddressShape } from '../address/address.js';
import { readProperty } from '../value/read-property.js';
import { isLimitless } from './is-limitless.js';

export interface SpendingRight {
  /** The token or collection. */
  readonly of: string;
  /** Who may take it. */
  readonly who: string;
  /** All of it, whenever they like. */
  readonly boundless: boolean;
}

const WORD = 64;
const APPROVE = '095ea7b3';
const INCREASE_ALLOWANCE = '39509351';
const SET_APPROVAL_FOR_ALL = 'a22cb465';
const PERMIT2_APPROVE = '87517c45';

/** Undefined for every other call, and for one that takes such a right back. What follows the arguments hides nothing. */
export function spendingRight(call: unknown): SpendingRight | undefined {
  const [to, data] = [readProperty(call, 'to'), readProperty(call, 'data') ?? readProperty(call, 'input')];
  if (typeof to !== 'string' || !isAddressShape('eip155', to) || typeof data !== 'string') return undefined;
  const [, selector = '', rest = ''] = /^0x([\da-f]{8})([\da-f]{128,256})/i.exec(data) ?? [];
  const word = (at: number) => BigInt(`0x${rest.slice(at * WORD, (at + 1) * WORD) || '0'}`);
  const address = (at: number) => `0x${rest.slice(at * WORD + 24, (at + 1) * WORD).toLowerCase()}`;
  switch (selector.toLowerCase()) {
    case APPROVE:
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
