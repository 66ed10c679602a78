/** One JSON-RPC request to a node, from a server. */
import { Failure } from '../../domain/failure/failure.js';
import { textOf } from '../../domain/text/text-of.js';
import { readProperty } from '../../domain/value/read-property.js';

const LIMIT = 10_000;

/** What nodes say of a call that the contract itself ended; geth's code for it is 3. */
const REVERTED = /revert|vm execution|invalid opcode|out of gas/i;

/** Rejects with `transaction-reverted` if the call reverted. A limited or broken node has not carried it out: `request-failed`. */
export async function askRpc(url: string, method: string, params: readonly unknown[]): Promise<unknown> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(LIMIT) });
  const answer: unknown = await response.json();
  // Some nodes send `null` beside a result.
  const error = readProperty(answer, 'error') ?? undefined;
  if (error !== undefined) {
    const message = textOf(readProperty(error, 'message'));
    const reverted = readProperty(error, 'code') === 3 || REVERTED.test(message);
    throw new Failure(reverted ? 'transaction-reverted' : 'request-failed', message);
  }
  const result = readProperty(answer, 'result');
  if (!response.ok || result === undefined) throw new Failure('request-failed', `HTTP status code: ${response.status}`);
  return result;
}
