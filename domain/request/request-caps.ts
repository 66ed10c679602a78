/** The spending caps of a request, one per call, and the same request with other caps. */
import { readProperty } from '../value/read-property.js';
import type { RpcRequest } from './request.js';
import { type SpendingCap, spendingCap, withCap } from './spending-cap.js';

export interface RequestCap extends SpendingCap {
  /** The index of the call in the request. */
  readonly at: number;
}

/** Wallets refuse more calls. */
const MOST_CALLS = 100;

/** For a transaction or several calls. The cap of a signature cannot be changed: the page verifies the data it asked for. */
export function requestCaps(request: Pick<RpcRequest, 'namespace' | 'method' | 'params'>): readonly RequestCap[] {
  return callsOf(request).flatMap((call, at) => {
    const cap = spendingCap(call);
    return cap ? [{ ...cap, at }] : [];
  });
}

/** Undefined if a call has no cap, or the amount does not fit. */
export function cappedRequest(request: RpcRequest, at: number, amount: bigint): RpcRequest | undefined {
  const calls = callsOf(request);
  const call = calls[at];
  const given = readProperty(call, 'data') ?? readProperty(call, 'input');
  const to = readProperty(call, 'to');
  if (!spendingCap(call) || typeof given !== 'string' || typeof to !== 'string') return undefined;
  const data = withCap(given, to, amount);
  if (data === undefined) return undefined;
  const changed = {
    ...Object(call),
    ...(readProperty(call, 'data') !== undefined && { data }),
    ...(readProperty(call, 'input') !== undefined && { input: data }),
  };
  const [first, ...rest] = request.params as readonly unknown[];
  const params =
    request.method === 'wallet_sendCalls'
      ? [{ ...Object(first), calls: calls.map((each, index) => (index === at ? changed : each)) }, ...rest]
      : [changed, ...rest];
  return { ...request, params };
}

function callsOf({
  namespace,
  method,
  params,
}: Pick<RpcRequest, 'namespace' | 'method' | 'params'>): readonly unknown[] {
  if (namespace !== 'eip155' || !Array.isArray(params)) return [];
  const [first] = params as readonly unknown[];
  if (method === 'eth_sendTransaction') return [first];
  const calls = method === 'wallet_sendCalls' ? readProperty(first, 'calls') : undefined;
  return Array.isArray(calls) && calls.length <= MOST_CALLS ? calls : [];
}
