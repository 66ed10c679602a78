/** The parts of a request that may set fees. */
import type { RpcRequest } from '../../../domain/request/request.js';
import { readProperty } from '../../../domain/value/read-property.js';

/** More calls than a wallet takes at once. */
export const MOST_CALLS = 100;

export function transactionsOf({ method, params }: RpcRequest): readonly unknown[] {
  const [first] = Array.isArray(params) ? (params as readonly unknown[]) : [];
  if (method === 'eth_sendTransaction' || method === 'eth_sendUserOperation') return [first];
  const calls = method === 'wallet_sendCalls' ? readProperty(first, 'calls') : undefined;
  return Array.isArray(calls) ? calls : [];
}
