/** The calls of a request, if it can be simulated. */
import { isAddressShape } from '../address/address.js';
import type { RpcRequest } from '../request/request.js';
import { readProperty } from '../value/read-property.js';
import type { TriedCall } from './simulation.js';

export interface TriedRequest {
  /** The account of the request; absent if it names none. */
  readonly account: string | undefined;
  readonly calls: readonly TriedCall[];
}

/** The most calls that a wallet takes at once, and the size limit of a transaction. */
const MOST_CALLS = 100;
const MOST_DATA = 400_000;
const DATA = /^0x(?:[\da-f]{2})*$/i;
const VALUE = /^0x[\da-f]{1,64}$/i;

/** Undefined if it is not a transaction of this namespace, or cannot be parsed as one. */
export function simulatedCalls({ namespace, method, params }: RpcRequest): TriedRequest | undefined {
  if (namespace !== 'eip155' || !Array.isArray(params)) return undefined;
  const [first] = params as readonly unknown[];
  const list =
    method === 'eth_sendTransaction'
      ? [first]
      : method === 'wallet_sendCalls'
        ? readProperty(first, 'calls')
        : undefined;
  if (!Array.isArray(list) || list.length === 0 || list.length > MOST_CALLS) return undefined;
  const calls = list.map(callOf);
  const from = readProperty(first, 'from');
  const account = typeof from === 'string' && isAddressShape('eip155', from) ? from : undefined;
  const read = calls.flatMap((call) => call ?? []);
  return read.length === calls.length ? { account, calls: read } : undefined;
}

function callOf(call: unknown): TriedCall | undefined {
  const to = readProperty(call, 'to') ?? undefined;
  const data = readProperty(call, 'data') ?? readProperty(call, 'input') ?? '0x';
  const value = readProperty(call, 'value') ?? '0x0';
  if (typeof data !== 'string' || data.length > MOST_DATA || !DATA.test(data)) return undefined;
  if (typeof value !== 'string' || !VALUE.test(value)) return undefined;
  const tried = { data, value: BigInt(value) };
  // It deploys a contract.
  if (to === undefined) return data === '0x' ? undefined : tried;
  if (typeof to !== 'string' || !to.startsWith('0x') || !isAddressShape('eip155', to)) return undefined;
  return { to, ...tried };
}
