/** The descriptor queries for a request: one for each call, none for what descriptors do not cover. */

import type { ClearQuestion } from '../../../application/ports/clear-signing.js';
import type { RpcRequest } from '../../../domain/request/request.js';
import { readTypedData } from '../../../domain/request/typed-data.js';
import { numberOf, textOf } from '../../../domain/text/text-of.js';
import { readProperty } from '../../../domain/value/read-property.js';

/** Wallets refuse more calls. */
const MOST_CALLS = 100;

/** `chainId`: of the wallet's network. In the order of the calls. */
export function clearQuestions(
  { method, params }: Pick<RpcRequest, 'method' | 'params'>,
  chainId: number,
): readonly (ClearQuestion | undefined)[] {
  const [first, second] = Array.isArray(params) ? (params as readonly unknown[]) : [];
  switch (method) {
    case 'eth_sendTransaction':
      return [callQuestion(first, first, chainId)];
    case 'wallet_sendCalls': {
      const calls = readProperty(first, 'calls');
      return Array.isArray(calls) ? calls.slice(0, MOST_CALLS).map((each) => callQuestion(each, first, chainId)) : [];
    }
    case 'eth_signTypedData_v4': {
      const read = readTypedData(second);
      return read.ok ? [{ kind: 'typed-data', from: textOf(first), data: read.data }] : [];
    }
    default:
      return [];
  }
}

/** Undefined if it names another network, or has two different data fields: one could be described and the other one sent. */
function callQuestion(call: unknown, around: unknown, chainId: number): ClearQuestion | undefined {
  const [data, input] = [textOf(readProperty(call, 'data')), textOf(readProperty(call, 'input'))];
  const [to, from] = [textOf(readProperty(call, 'to')), textOf(readProperty(around, 'from'))];
  const value = textOf(readProperty(call, 'value')) || '0x0';
  const named = readProperty(around, 'chainId');
  if (data !== '' && input !== '' && data !== input) return undefined;
  if (named !== undefined && numberOf(named) !== chainId) return undefined;
  if (to === '' || !/^0x[\da-f]{1,64}$/i.test(value)) return undefined;
  return { kind: 'call', chainId, to, value: BigInt(value), data: data || input, ...(from !== '' && { from }) };
}
