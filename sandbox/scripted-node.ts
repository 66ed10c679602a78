/** A node that answers each method with its name, unless scripted otherwise: for tests of its clients. */
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ScriptedCall {
  readonly id: number;
  readonly method: string;
}

/** Answers one request in its own way. */
export type Reply = (response: ServerResponse, calls: readonly ScriptedCall[]) => void;

export interface ScriptedNode {
  readonly url: string;
  /** Every request: its content, its URL and headers, and its time. */
  readonly requests: readonly {
    readonly calls: readonly ScriptedCall[];
    readonly batch: boolean;
    readonly path: string;
    readonly headers: IncomingHttpHeaders;
    readonly at: number;
  }[];
  stop(): Promise<void>;
}

/** `replies`: to the first requests, in order. */
export async function scriptedNode(chainId: string, ...replies: readonly Reply[]): Promise<ScriptedNode> {
  const requests: ScriptedNode['requests'][number][] = [];
  const server = createServer(async (request, response) => {
    const at = performance.now();
    let text = '';
    for await (const chunk of request) text += String(chunk);
    const body: ScriptedCall | ScriptedCall[] = JSON.parse(text);
    const calls = [body].flat();
    const { url: path = '', headers } = request;
    requests.push({ calls, batch: Array.isArray(body), path, headers, at });
    const reply = replies[requests.length - 1];
    if (reply) return reply(response, calls);
    const answers = calls.map((call) => answerTo(call, chainId));
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(Array.isArray(body) ? answers : answers[0]));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export function answerTo({ id, method }: ScriptedCall, chainId = '0x1') {
  return { jsonrpc: '2.0', id, result: method === 'eth_chainId' ? chainId : method };
}
