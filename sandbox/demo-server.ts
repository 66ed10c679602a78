/** Serves the demo dapp on loopback, with the world's settings in the page: from source, or built and under a strict policy. */
import { readFileSync } from 'node:fs';
import { createServer as createHttpServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { createServer, type Plugin } from 'vite';
import { DEMO, demoFiles, scriptTag, viteConfig, WALLETS } from './demo-files.js';
import type { WorldSettings } from './world-settings.js';

export interface DemoServerOptions {
  readonly settings: WorldSettings;
  /** The port to try first; the next free one is taken. Default: any free one. */
  readonly port?: number;
  /** Where index.html is. Default: the demo. */
  readonly root?: string;
  /** Installs the sandbox wallets on a page that does not do so itself, before its own scripts. */
  readonly wallets?: boolean;
}

export interface BuiltDemoOptions extends DemoServerOptions {
  /** Uses the built package; otherwise the sources. */
  readonly published?: boolean;
  /** Hosts that the page may contact, besides the nodes and the relay of the world. */
  readonly connect?: readonly string[];
  /** Called with every policy violation, as the browser reports it. */
  readonly onViolation?: (report: string) => void;
}

export interface DemoServer {
  /** Ends in a slash. */
  readonly url: string;
  stop(): Promise<void>;
}

const REPOSITORY = fileURLToPath(new URL('..', import.meta.url));
const SETTINGS_BLOCK = { type: 'application/json', id: 'sandbox-settings' };
/** The wallet opens at the second path, with the uri of a pairing. */
const PAGE_PATHS: ReadonlySet<string> = new Set(['/', '/wc']);
const REPORTS_PATH = '/violations';
/** The path of the world's settings; they are also in the page, so that wallets are there at once. */
const SETTINGS_PATH = '/sandbox.json';
/** These files have a hash in their name, and are cached forever. */
const HASHED = '/assets/';
const FOR_EVER = 'public, max-age=31536000, immutable';
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.map': 'application/json',
};

/** The development server: file changes are visible at once. */
export async function serveDemo({ settings, port = 0, root = DEMO, wallets }: DemoServerOptions): Promise<DemoServer> {
  const json = JSON.stringify(settings);
  const serveSettings: Plugin = {
    name: 'sandbox-settings',
    configureServer: ({ middlewares }) => {
      middlewares.use(SETTINGS_PATH, (_, response) => {
        send(response, 200, TYPES['.json'], json);
      });
    },
    transformIndexHtml: () => [...(wallets ? [scriptTag(`/@fs${WALLETS}`)] : []), settingsTag(json)],
  };
  const server = await createServer({
    ...viteConfig(root),
    // One per server, since two would write to the same cache.
    cacheDir: fileURLToPath(new URL(`../.cache/vite-demo-${port}`, import.meta.url)),
    plugins: [serveSettings],
    server: { host: '127.0.0.1', port, fs: { allow: [REPOSITORY] }, warmup: { clientFiles: scriptsOf(root) } },
  });
  await server.listen();
  return { url: urlOf(server.httpServer?.address()), stop: () => server.close() };
}

/** As a dapp is deployed: bundled, minified, and under the strictest policy that the product supports. */
export async function serveBuiltDemo({
  settings,
  port = 0,
  root = DEMO,
  wallets,
  published,
  connect = [],
  onViolation,
}: BuiltDemoOptions): Promise<DemoServer> {
  const json = JSON.stringify(settings);
  const built = await demoFiles({ root, wallets, published });
  const html = String(built.get('/index.html') ?? '');
  const files = new Map([...built, ['/index.html', html.replace('<head>', () => `<head>${settingsScript(json)}`)]]);
  const nodes = [
    ...settings.networks,
    settings.solana.network,
    settings.bitcoin.network,
    settings.polkadot.network,
  ].flatMap(({ rpcUrls }) => rpcUrls.default.http.map((url) => new URL(url).origin));
  const hosts = [
    ...nodes,
    settings.relayUrl,
    ...[settings.directoryUrl, settings.analyticsUrl, settings.servicesUrl].map((url) => new URL(url).origin),
    ...connect,
  ];
  const frame = new URL(settings.secureSiteUrl).origin;
  const policy = strictPolicy(hosts, frame, onViolation && REPORTS_PATH);
  // With `frameless=1` in its address, the policy of a dapp that forgot to add the wallet's frame.
  const frameless = strictPolicy(hosts, "'none'", undefined);
  const server = createHttpServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1');
    if (pathname === SETTINGS_PATH) return send(response, 200, TYPES['.json'], json);
    if (pathname === REPORTS_PATH)
      return void text(request)
        .then(onViolation)
        .then(() => send(response, 204));
    const path = PAGE_PATHS.has(pathname) ? '/index.html' : pathname;
    const body = files.get(path);
    if (body === undefined) return send(response, 404, 'text/plain', 'Not found');
    response.setHeader('content-security-policy', searchParams.has('frameless') ? frameless : policy);
    send(response, 200, TYPES[extname(path)], body, path.startsWith(HASHED) ? FOR_EVER : undefined);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  return {
    url: urlOf(server.address()),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** No inline scripts or styles, nothing from other origins, no HTML from text. */
function strictPolicy(connect: readonly string[], frame: string, reports: string | undefined): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    `connect-src 'self' ${connect.join(' ')}`,
    `frame-src ${frame}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    ...(reports ? [`report-uri ${reports}`] : []),
  ].join('; ');
}

/** The page's own scripts: read before the first visit, to make it fast. */
function scriptsOf(root: string): string[] {
  const html = readFileSync(join(root, 'index.html'), 'utf8');
  return [...html.matchAll(/<script[^>]+src="([^"]+)"/g)].flatMap(([, source]) => source ?? []);
}

/** A block of data, not a script, so no policy forbids it; `<` could end it early. */
function settingsTag(json: string) {
  return {
    tag: 'script',
    attrs: SETTINGS_BLOCK,
    children: json.replaceAll('<', '\\u003c'),
    injectTo: 'head-prepend',
  } as const;
}

function settingsScript(json: string): string {
  const { tag, attrs, children } = settingsTag(json);
  const named = Object.entries(attrs).map(([name, value]) => ` ${name}="${value}"`);
  return `<${tag}${named.join('')}>${children}</${tag}>`;
}

function urlOf(address: AddressInfo | string | null | undefined): string {
  if (typeof address !== 'object' || address === null) throw new Error('The demo is not being served.');
  return `http://127.0.0.1:${address.port}/`;
}

function send(
  response: ServerResponse,
  status: number,
  type = 'application/octet-stream',
  body: string | Uint8Array = '',
  keep = 'no-store',
): void {
  response.writeHead(status, { 'content-type': type, 'cache-control': keep });
  response.end(body);
}
