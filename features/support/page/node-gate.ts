/** A proxy in front of a node that can be closed and that records requests: it simulates a node that is down. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Namespace } from '../../../domain/network/caip.js';
import { foreignRequests } from '../wallets/foreign-requests.js';

export interface NodeGate {
  readonly url: string;
  /** A separate URL per page load: late requests of an earlier page do not use it. */
  newVisit(): string;
  /** While it is closed, every connection is dropped without an answer. */
  open: boolean;
  /** The next request of the latest page load gets only this status. */
  stumbles: number | undefined;
  /** Requests that only nodes of other networks could answer. */
  strays: readonly string[];
  /** Opens it, and clears its records. */
  reset(): void;
  stop(): Promise<void>;
}

export async function nodeGate(nodeUrl: string, namespace: Namespace): Promise<NodeGate> {
  const node = new URL(nodeUrl);
  let visits = 0;
  const server = createServer((request, response) => {
    if (!gate.open) return void request.socket.destroy();
    const { method: verb = 'GET', url = '/', headers } = request;
    const [, visit, path] = /^\/visit-(\d+)(.*)$/.exec(url) ?? [url, '', url];
    const { stumbles } = gate;
    if (stumbles !== undefined && Number(visit) === visits) {
      gate.stumbles = undefined;
      return void response.writeHead(stumbles).end();
    }
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = Buffer.concat(parts);
      gate.strays = [...gate.strays, ...foreignRequests(namespace, { verb, path: path || '/', body: body.toString() })];
      const type = headers['content-type'];
      const sent = {
        method: verb,
        ...(type && { headers: { 'content-type': type } }),
        ...(body.length > 0 && { body }),
      };
      fetch(new URL(path || '/', node), sent)
        .then(async (answer) => {
          const answered = answer.headers.get('content-type') ?? 'text/plain';
          const text = await answer.text();
          response.writeHead(answer.status, { 'content-type': answered }).end(text);
        })
        .catch(() => request.socket.destroy());
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const gate: NodeGate = {
    url: `http://127.0.0.1:${port}${node.pathname.replace(/\/$/, '')}`,
    newVisit() {
      visits += 1;
      return `${gate.url}/visit-${visits}`;
    },
    open: true,
    stumbles: undefined,
    strays: [],
    reset: () => void Object.assign(gate, { open: true, stumbles: undefined, strays: [] }),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return gate;
}
