/** One server for all pages, on loopback: files compressed, and a chain at `/rpc` that answers at once. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { BuiltFile } from './build-page.js';

export interface PageServer {
  /** Without a slash at the end. */
  readonly url: string;
  stop(): Promise<void>;
}

export async function servePages(files: ReadonlyMap<string, BuiltFile>): Promise<PageServer> {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://127.0.0.1').pathname;
    if (path === '/rpc') return void answerRpc(request, response);
    const file = files.get(path);
    if (!file) return void response.writeHead(404).end();
    response.writeHead(200, {
      'content-type': file.type,
      'content-encoding': 'gzip',
      'content-length': file.gzip.length,
      'cache-control': path.endsWith('/') ? 'no-cache' : 'public, max-age=31536000, immutable',
    });
    return void response.end(file.gzip);
  });
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The pages are not being served.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function answerRpc(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const asked: unknown = JSON.parse(Buffer.concat(chunks).toString());
  const answer = (call: unknown) => {
    const { id, method } = call as { id: number; method: string };
    // A balance of one ether, and chain 1.
    return { jsonrpc: '2.0', id, result: method === 'eth_chainId' ? '0x1' : '0xde0b6b3a7640000' };
  };
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify(Array.isArray(asked) ? asked.map(answer) : answer(asked)));
}
