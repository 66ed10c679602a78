/** Listens, or rejects with a sentence that names the entry of the configuration and what to do. */
import type { Server } from 'node:http';
import { readProperty } from '../../../domain/value/read-property.js';

interface Place {
  readonly host: string;
  readonly port: number;
}

/** `entry`: of the configuration, which has `host` and `port`. */
export function listening(server: Server, { host, port }: Place, entry: 'listen' | 'metrics'): Promise<void> {
  return new Promise((resolve, reject) => {
    const failed = (error: Error) => reject(new Error(problemOf(error, { host, port }, entry), { cause: error }));
    server.once('error', failed).listen(port, host, () => {
      server.off('error', failed);
      resolve();
    });
  });
}

function problemOf(error: Error, { host, port }: Place, entry: string): string {
  switch (readProperty(error, 'code')) {
    case 'EADDRINUSE':
      return `${entry}.port: ${host}:${port}: address already in use. Stop the other program, or set another port`;
    case 'EACCES':
      return `${entry}.port: this user may not use port ${port}. Set a port from 1024, and let the proxy forward to it`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `${entry}.host: "${host}" is not an address of this computer`;
    default:
      return `${entry}: ${error.message}`;
  }
}
