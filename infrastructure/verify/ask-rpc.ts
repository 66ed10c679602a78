/** One JSON-RPC request to a node, from a server. */
import { Failure } from '../../domain/failure/failure.js';
import { readProperty } from '../../domain/value/read-property.js';

const LIMIT = 10_000;

/** Rejects with `transaction-reverted` if the node answers with an error, otherwise with `request-failed`. */
export async function askRpc(url: string, method: string, params: readonly unknown[]): Promise<unknown> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(LIMIT) });
  const answer: unknown = await response.json();
  // Some nodes send `null` beside a result.
  if (readProperty(answer, 'error') ?? false) throw new Failure('transaction-reverted');
  const result = readProperty(answer, 'result');
  if (!response.ok || result === undefined) throw new Failure('request-failed', `HTTP status code: ${response.status}`);
  return result;
}
