/** The account's token or item that a call moves, by the standards ERC-20, ERC-721 and ERC-1155. */
import { readProperty } from '../value/read-property.js';

export interface MovedToken {
  readonly address: string;
  /** In the smallest unit; for an item, its number. */
  readonly amount: bigint;
}

const WORD = 64;
/** The position of the amount among the arguments. */
const AMOUNT_AT: Readonly<Record<string, number>> = {
  a9059cbb: 1,
  '23b872dd': 2,
  '42842e0e': 2,
  b88d4fde: 2,
  f242432a: 2,
  '2eb2c2d6': 2,
};
const TRANSFER = 'a9059cbb';

/** Undefined for other calls, and for those that move assets of another account. */
export function movedToken(call: unknown, from: string | undefined): MovedToken | undefined {
  const to = readProperty(call, 'to');
  const data = readProperty(call, 'data') ?? readProperty(call, 'input');
  if (typeof to !== 'string' || typeof data !== 'string') return undefined;
  const [, selector = '', rest = ''] =
    /^0x([\da-f]{8})([\da-f]*)$/i.exec(data)?.map((each) => each.toLowerCase()) ?? [];
  const at = AMOUNT_AT[selector];
  const amount = at === undefined ? '' : rest.slice(at * WORD, (at + 1) * WORD);
  const isOwn = selector === TRANSFER || from === undefined || rest.slice(24, WORD) === from.slice(2).toLowerCase();
  return amount.length < WORD || !isOwn ? undefined : { address: to, amount: BigInt(`0x${amount}`) };
}
