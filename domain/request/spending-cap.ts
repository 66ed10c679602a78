/** The spending cap in a call (ERC-20, Permit2), and the same call with another cap. */
import { isAddressShape } from '../address/address.js';
import { readProperty } from '../value/read-property.js';
import { isLimitless } from './is-limitless.js';

export interface SpendingCap {
  readonly token: string;
  readonly spender: string;
  readonly amount: bigint;
  readonly limitless: boolean;
  /** The maximum of the argument's type. */
  readonly most: bigint;
}

interface Place {
  /** The positions of the arguments: of the spender, of the cap, and of the token if it is not the called contract. */
  readonly spender: number;
  readonly cap: number;
  readonly token?: number;
  readonly bits: bigint;
}

const WORD = 64;
/** `0x` and the selector. */
const HEAD = 10;
const PERMIT2 = '0x000000000022d473030f116ddee9f6b43ac78ba3';
/** `approve` and `increaseAllowance` of ERC-20. */
const OF_TOKENS = ['0x095ea7b3', '0x39509351'];
const OF_PERMIT2 = '0x87517c45';

/**
 * Undefined for other calls, and for those that revoke an allowance. The call does not tell whether the contract is a token: `approve` of a
 * collection (ERC-721) has the same form, with an item's number.
 */
export function spendingCap(call: unknown): SpendingCap | undefined {
  const read = readCall(call);
  if (!read) return undefined;
  const { to, data, place } = read;
  const amount = BigInt(`0x${wordAt(data, place.cap)}`);
  const most = (1n << place.bits) - 1n;
  if (amount === 0n || amount > most) return undefined;
  const token = place.token === undefined ? to : addressAt(data, place.token);
  return { token, spender: addressAt(data, place.spender), amount, limitless: isLimitless(amount), most };
}

/** The same call with another amount. Undefined if the call has no amount to change, or the new one does not fit. */
export function withCap(data: string, to: string, amount: bigint): string | undefined {
  const cap = spendingCap({ to, data });
  const place = placeOf(to, data);
  if (!cap || !place || amount < 0n || amount > cap.most) return undefined;
  const start = HEAD + WORD * place.cap;
  return `${data.slice(0, start)}${amount.toString(16).padStart(WORD, '0')}${data.slice(start + WORD)}`;
}

function readCall(call: unknown): { readonly to: string; readonly data: string; readonly place: Place } | undefined {
  const [to, data, input] = [readProperty(call, 'to'), readProperty(call, 'data'), readProperty(call, 'input')];
  const given = data ?? input;
  if (typeof to !== 'string' || !isAddressShape('eip155', to) || typeof given !== 'string') return undefined;
  // Wallets differ in which of the two they read.
  if (data !== undefined && input !== undefined && data !== input) return undefined;
  const place = placeOf(to, given);
  return place && { to: to.toLowerCase(), data: given, place };
}

function placeOf(to: string, data: string): Place | undefined {
  const selector = data.slice(0, HEAD).toLowerCase();
  const ofPermit2 = selector === OF_PERMIT2 && to.toLowerCase() === PERMIT2;
  const words = ofPermit2 ? 4 : OF_TOKENS.includes(selector) ? 2 : undefined;
  if (words === undefined || !/^0x(?:[\da-f]{2})*$/i.test(data) || data.length < HEAD + words * WORD) return undefined;
  return ofPermit2 ? { token: 0, spender: 1, cap: 2, bits: 160n } : { spender: 0, cap: 1, bits: 256n };
}

function wordAt(data: string, at: number): string {
  return data.slice(HEAD + at * WORD, HEAD + (at + 1) * WORD);
}

function addressAt(data: string, at: number): string {
  return `0x${wordAt(data, at).slice(24).toLowerCase()}`;
}
