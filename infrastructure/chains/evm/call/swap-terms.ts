/** Decodes a swap call in the interface of Uniswap v2, which many exchanges share: amount in, minimum out, recipient, deadline. */
import type { Approval, SwapTerms } from '../../../../application/ports/contracts.js';

const WORD = 64;

interface Spoken {
  /** Ether goes in as value. */
  readonly value: boolean;
  /** Ether comes out. */
  readonly ether: boolean;
  /** The token may charge a fee on transfers. */
  readonly kept?: boolean;
}

/** By selector. */
const SPOKEN: Readonly<Record<string, Spoken>> = {
  '7ff36ab5': { value: true, ether: false },
  b6f9de95: { value: true, ether: false, kept: true },
  '18cbafe5': { value: false, ether: true },
  '791ac947': { value: false, ether: true, kept: true },
  '38ed1739': { value: false, ether: false },
  '5c11d795': { value: false, ether: false, kept: true },
};

/** The method's name in the contract; for an unknown one, its selector. */
export function functionOf(data: string): string {
  if (approvalOf(data)) return 'approve';
  const spoken = SPOKEN[data.slice(2, 10).toLowerCase()];
  if (!spoken) return data.slice(0, 10);
  const [spent, got] = [spoken.value ? 'ETH' : 'Tokens', spoken.ether ? 'ETH' : 'Tokens'];
  return `swapExact${spent}For${got}${spoken.kept ? 'SupportingFeeOnTransferTokens' : ''}`;
}

/** Matches no account: an unusual encoding of the same call is suspicious. */
const ODD: SwapTerms = { recipient: '', least: 0n };

export function termsOf(data: string): SwapTerms | undefined {
  const spoken = SPOKEN[data.slice(2, 10).toLowerCase()];
  if (!spoken) return undefined;
  const words = wordsOf(data.slice(10));
  const given = spoken.value ? [] : words.slice(0, 1);
  const [least, offset, recipient, , count, ...path] = words.slice(given.length);
  const inOrder = offset !== undefined && BigInt(offset) === (spoken.value ? 128n : 160n);
  const whole = count !== undefined && BigInt(count) === BigInt(path.length) && path.length > 1;
  if (!inOrder || !whole || least === undefined || recipient === undefined) return ODD;
  const [amount] = given;
  return {
    recipient: addressIn(recipient),
    least: BigInt(least),
    ...(amount !== undefined && { amount: BigInt(amount), from: addressIn(path[0] ?? '') }),
    ...(!spoken.ether && { to: addressIn(path.at(-1) ?? '') }),
  };
}

/** ERC-20 `approve`, without extra bytes. */
export function approvalOf(data: string): Approval | undefined {
  const [spender, amount, ...more] = wordsOf(data.slice(10));
  if (!/^0x095ea7b3/i.test(data) || spender === undefined || amount === undefined || more.length > 0) return undefined;
  return { spender: addressIn(spender), amount: BigInt(amount) };
}

/** Undefined if it does not consist of whole words. */
function wordsOf(hex: string): readonly string[] {
  if (hex.length % WORD !== 0 || !/^[\da-f]*$/i.test(hex)) return [];
  return Array.from({ length: hex.length / WORD }, (_, at) => `0x${hex.slice(at * WORD, (at + 1) * WORD)}`);
}

function addressIn(word: string): string {
  return /^0x0{24}/.test(word) ? `0x${word.slice(26)}` : '';
}
