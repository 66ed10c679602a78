/** Whether a request would let other code run as the account (EIP-7702): no screen can say what that code does. */
import { numberOf } from '../text/text-of.js';
import { readProperty } from '../value/read-property.js';

const MARKS = ['authorizationList', 'authorization', 'eip7702Auth'];
const SET_CODE = 4;

export function delegatesCode(method: string, params: unknown): boolean {
  if (!/^(eth_sendTransaction|eth_sendUserOperation|wallet_sendCalls)$/.test(method)) return false;
  const first = readProperty(params, '0');
  const calls = readProperty(first, 'calls');
  const all = [first, ...(Array.isArray(calls) ? (calls as readonly unknown[]) : [])];
  return (
    all.some((each) => hasMark(each) || hasMark(readProperty(each, 'capabilities'))) ||
    (method === 'eth_sendTransaction' && numberOf(readProperty(first, 'type')) === SET_CODE)
  );
}

/** An empty list as well: wallets differ in how they treat it. */
function hasMark(value: unknown): boolean {
  return MARKS.some((name) => (readProperty(value, name) ?? undefined) !== undefined);
}
