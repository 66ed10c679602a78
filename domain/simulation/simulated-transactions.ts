/** The transactions of a request to a Solana wallet, if it is one. */
import type { RpcRequest } from '../request/request.js';
import { readProperty } from '../value/read-property.js';

const MOST = 20;
/** A transaction has at most 1,232 bytes. */
const LONGEST = 2_000;
const ONE = /^solana_sign(?:AndSend)?Transaction$/;

export function simulatedTransactions({ namespace, method, params }: RpcRequest): readonly string[] | undefined {
  if (namespace !== 'solana') return undefined;
  const list = ONE.test(method)
    ? [readProperty(params, 'transaction')]
    : method === 'solana_signAllTransactions'
      ? readProperty(params, 'transactions')
      : undefined;
  if (!Array.isArray(list) || list.length === 0 || list.length > MOST) return undefined;
  const texts = list.filter((each) => typeof each === 'string' && each.length <= LONGEST);
  return texts.length === list.length ? texts : undefined;
}
