/** The receiver of a call: of the native currency, or of a token or item that it moves. */
import { readProperty } from '../value/read-property.js';

const WORD = 64;
/** The position of the receiver among the arguments of ERC-20, ERC-721 and ERC-1155. */
const RECEIVER_AT: Readonly<Record<string, number>> = {
  a9059cbb: 0,
  '23b872dd': 1,
  '42842e0e': 1,
  b88d4fde: 1,
  f242432a: 1,
  '2eb2c2d6': 1,
};

export interface Received {
  readonly receiver: string;
  /** The contract of the token; absent for the native currency. */
  readonly token?: string;
}

export function receivedBy(call: unknown): Received | undefined {
  const to = readProperty(call, 'to');
  const data = readProperty(call, 'data') ?? readProperty(call, 'input') ?? '0x';
  if (typeof to !== 'string' || typeof data !== 'string') return undefined;
  if (data === '0x' || data === '') return { receiver: to };
  const [, selector = '', rest = ''] = /^0x([\da-f]{8})([\da-f]*)$/i.exec(data) ?? [];
  const at = RECEIVER_AT[selector.toLowerCase()];
  const word = at === undefined ? '' : rest.slice(at * WORD, (at + 1) * WORD);
  return word.length < WORD ? undefined : { receiver: `0x${word.slice(24)}`, token: to };
}
