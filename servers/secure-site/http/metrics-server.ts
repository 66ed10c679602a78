/** Metrics on a separate address that visitors cannot reach. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Metrics } from '../watch/metrics.js';
import { listening } from './listening.js';
import { mayRead } from './may-read.js';

export interface MetricsServerParts {
  readonly host: string;
  readonly port: number;
  /** Undefined: any client that reaches the address may read them. */
  readonly token: string | undefined;
  readonly metrics: Metrics;
}

export async function startMetricsServer(parts: MetricsServerParts): Promise<{ port: number; stop(): Promise<void> }> {
  const { host, port, token, metrics } = parts;
  const server = createServer((request, response) => {
    const allowed = token === undefined || mayRead(request.headers.authorization, token);
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    if (!allowed) return void response.writeHead(401).end();
    metrics.text().then(
      (said) => response.writeHead(200, { 'content-type': metrics.type }).end(said),
      () => response.writeHead(500).end(),
    );
  });
  await listening(server, { host, port }, 'metrics');
  return {
    port: (server.address() as AddressInfo).port,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
