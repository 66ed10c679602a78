/** Serves a folder or files in memory on loopback, under a strict policy if the app supports one. */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

export interface FileServer {
  /** Without a slash at the end. */
  readonly origin: string;
  stop(): Promise<void>;
}

export type Files = ReadonlyMap<string, string | Uint8Array>;

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** `connect` and `images`: the hosts that the page may contact in addition to its own. Without `connect` there is no policy. */
export async function serveFiles(
  files: string | Files,
  connect?: readonly string[],
  images: readonly string[] = [],
): Promise<FileServer> {
  const read = async (path: string) =>
    typeof files === 'string' ? readFile(join(files, normalize(path))).catch(() => undefined) : files.get(path);
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1');
    const path = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
    void read(path).then((body) => {
      if (body === undefined) return response.writeHead(404).end();
      if (connect) response.setHeader('content-security-policy', strictPolicy(connect, images));
      return response.writeHead(200, { 'content-type': TYPES[extname(path)] ?? 'application/octet-stream' }).end(body);
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve);
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function strictPolicy(connect: readonly string[], images: readonly string[]): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src 'self' data: ${images.join(' ')}`,
    `connect-src 'self' ${connect.join(' ')}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}
