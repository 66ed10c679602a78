/** The receivers of a request: of each of its calls, or of typed data that moves tokens once signed. */
import { textOf } from '../text/text-of.js';
import { readProperty } from '../value/read-property.js';
import { type Received, receivedBy } from './received-by.js';
import type { RpcRequest } from './request.js';
import { readTypedData, type TypedData } from './typed-data.js';

/** Wallets refuse more calls. */
const MOST_CALLS = 100;
/** Of ERC-3009. */
const MOVES = /^(?:Transfer|Receive)WithAuthorization$/;

export function receiversOf({ method, params }: RpcRequest): readonly Received[] {
  const [first, second] = Array.isArray(params) ? (params as readonly unknown[]) : [];
  if (method === 'eth_signTypedData_v4') {
    const read = readTypedData(second);
    return read.ok ? receiversOfData(read.data) : [];
  }
  const calls: unknown = method === 'wallet_sendCalls' ? readProperty(first, 'calls') : [first];
  return Array.isArray(calls) ? calls.slice(0, MOST_CALLS).flatMap((call) => receivedBy(call) ?? []) : [];
}

export function receiversOfData({ primaryType, message, domain }: TypedData): readonly Received[] {
  const receiver = MOVES.test(primaryType) ? textOf(message.to) : '';
  const token = textOf(domain.verifyingContract);
  return receiver === '' ? [] : [{ receiver, ...(token !== '' && { token }) }];
}
