/** Read requests: sent to a node, so that the phone is not involved. */
import { Failure } from '../../../../domain/failure/failure.js';
import { failureFromRpc } from '../../../../domain/json-rpc/rpc-error.js';
import { readProperty } from '../../../../domain/value/read-property.js';
import type { Eip1193Request } from '../../eip1193/provider.js';

const NODE_LIMIT = 10_000;

/** Methods that only read, or send what is signed already. All other methods are sent to the wallet. */
const OF_NODES = /^eth_(block|call|estimate|fee|gas|get(?!Encryption)|max|new|sendRaw|supported|syncing|uninstall)/;

export function isForNode(method: string): boolean {
  return OF_NODES.test(method);
}

/** The node's answer, unchecked. Fails with a `Failure`. */
export async function askNode(url: string | undefined, { method, params }: Eip1193Request): Promise<unknown> {
  if (!url) throw new Failure('network-not-configured', 'The network has no node');
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: params ?? [] });
  let answer: unknown;
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      signal: AbortSignal.timeout(NODE_LIMIT),
    });
    answer = await response.json();
  } catch (cause) {
    throw new Failure('request-failed', 'The node did not answer', { cause });
  }
  const error = readProperty(answer, 'error');
  if (error !== undefined && error !== null) throw failureFromRpc(error, 'request-failed');
  return readProperty(answer, 'result');
}
