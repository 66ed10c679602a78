/** JSON-RPC over HTTP; runs in Node and in a page. */

export interface JsonRpcCall {
  readonly method: string;
  readonly params?: readonly unknown[];
}

/** The node's own error: its code, message and data, as a wallet passes them on. */
export class JsonRpcError extends Error {
  readonly code: number;
  readonly data: unknown;

  constructor(code: number, message: string, data?: unknown) {
    super(message);
    this.name = 'JsonRpcError';
    this.code = code;
    this.data = data;
  }
}

/** One call. Rejects with a `JsonRpcError`; −32603 when the node cannot be reached. */
export async function jsonRpc(url: string, method: string, params: readonly unknown[] = []): Promise<unknown> {
  return read(await post(url, { jsonrpc: '2.0', id: 1, method, params }), method);
}

/** Several calls in one request, answered in the order requested. Rejects with the first error. */
export async function jsonRpcBatch(url: string, calls: readonly JsonRpcCall[]): Promise<unknown[]> {
  const body = calls.map(({ method, params = [] }, id) => ({ jsonrpc: '2.0', id, method, params }));
  const answers = await post(url, body);
  if (!Array.isArray(answers)) return [read(answers, 'batch')];
  const byId = new Map(answers.map((answer: unknown) => [isRecord(answer) ? answer.id : undefined, answer]));
  return calls.map(({ method }, id) => read(byId.get(id), method));
}

async function post(url: string, body: unknown): Promise<unknown> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(30_000),
    });
    return await response.json();
  } catch (error) {
    throw new JsonRpcError(
      -32603,
      `The node at ${url} cannot be reached: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

function read(answer: unknown, method: string): unknown {
  if (!isRecord(answer)) throw new JsonRpcError(-32603, `The node's answer to ${method} is no JSON-RPC answer.`);
  const error = answer.error;
  if (isRecord(error)) throw new JsonRpcError(Number(error.code), String(error.message), error.data);
  return answer.result;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
