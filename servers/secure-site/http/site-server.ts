/** The HTTP server of the site: limits, hosts, proxies, headers; the routes produce the responses. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { limitedBlock } from '../auth/limits/limited-block.js';
import { Refusal } from '../auth/refusal.js';
import { secretText } from '../auth/secret-text.js';
import { plainAddress } from '../config/address-block.js';
import { StoreUnavailable } from '../ports/store-unavailable.js';
import { addressBlock, type Log } from '../watch/log.js';
import type { Metrics } from '../watch/metrics.js';
import { reasonOf } from '../watch/reason-of.js';
import { inLanguage } from '../words/current-language.js';
import { languageFor, languagesIn } from '../words/site-language.js';
import { type Answer, refused, send } from './answer.js';
import { listening } from './listening.js';
import type { Peer } from './peer.js';

export interface SiteServerParts {
  readonly listen: { readonly host: string; readonly port: number; readonly name?: string | undefined };
  /** The public address; undefined: where it listens. */
  readonly publicUrl: string | undefined;
  readonly peerOf: (request: IncomingMessage) => Peer;
  /** Undefined: not found. */
  readonly answer: (url: URL, request: IncomingMessage, peer: Peer) => Promise<Answer | undefined>;
  /** Checked first, under any host. */
  readonly watched: (request: IncomingMessage) => Promise<Answer | undefined>;
  readonly log: Log;
  readonly metrics: Metrics;
  /** Concurrent requests, in total and per block of addresses. */
  readonly most?: { readonly open: number; readonly ofBlock: number };
}

export interface SiteServer {
  readonly origin: string;
  /** Where it listens. */
  readonly port: number;
  /** Accepts no more requests; resolves once the open ones are answered, or were cut off after the limit. */
  stop(limitMs?: number): Promise<void>;
}

const HEADERS_MS = 10_000;
const REQUEST_MS = 30_000;
/** Longer than proxies keep a connection, so that none is closed during a request. */
const IDLE_MS = 75_000;
/** Per block: many users may share an address, but one client must not take all. */
const MOST = { open: 10_000, ofBlock: 1_000 };
const STOP_MS = 10_000;

/** As named in metrics: never a visitor's text. */
function routeOf(path: string): string {
  if (/^\/auth\/[a-z-]{1,30}$/.test(path)) return '/auth';
  if (/^\/frame[\w.-]*\.js$/.test(path)) return '/frame.js';
  return ROUTES.includes(path) ? path : 'other';
}
const UNTRUSTED = 'it says that visitors use https, but trustedProxies does not list its address';
const SILENT = 'it does not say which address a visitor has (X-Forwarded-For), so no limit can tell visitors apart';
const OTHER_HOST = 'it asks for another host than that of publicUrl, so it gets status 421';
const METHODS = ['GET', 'HEAD', 'POST'];
const ROUTES = [
  '/',
  '/sdk',
  '/window',
  '/loading',
  '/leave',
  '/callback',
  '/device',
  '/stop-change',
  '/farcaster',
  '/pages.css',
  '/favicon.ico',
];

export async function startSiteServer(parts: SiteServerParts): Promise<SiteServer> {
  const { listen, publicUrl, peerOf, log, metrics, most = MOST } = parts;
  let origin = '';
  let open = 0;
  const openOf = new Map<string, number>();

  const warned = new Set<string>();
  /** The operator finds out from the log, once. */
  const warn = (event: string, { socket }: IncomingMessage, why: string, host?: string): void => {
    if (warned.has(event)) return;
    warned.add(event);
    log('warning', event, { proxy: addressBlock(plainAddress(socket.remoteAddress ?? '')), host, why });
  };
  const answerOf = async (request: IncomingMessage): Promise<Answer> => {
    const peer = peerOf(request);
    // Another host name for this address could be another site's.
    const ours = isHost(peer.host, origin);
    if (!ours) warn('other host', request, OTHER_HOST, /^[\w.:[\]-]{1,100}$/.test(peer.host) ? peer.host : undefined);
    if (!ours || !request.url?.startsWith('/')) throw new Refusal('Not this site', 421);
    // Not relative to the origin: two leading slashes would change it.
    const url = new URL(`${origin}${request.url}`);
    if (url.protocol === 'https:' && peer.secure === false) {
      // It redirects every visitor in a circle.
      if (request.headers['x-forwarded-proto'] === 'https') warn('untrusted proxy', request, UNTRUSTED);
      if (request.method === 'POST') throw new Refusal('Only over https', 403);
      return { status: 308, body: '', headers: { location: url.href } };
    }
    if (url.protocol === 'https:' && peer.address === plainAddress(request.socket.remoteAddress ?? ''))
      warn('silent proxy', request, SILENT);
    if (!METHODS.includes(request.method ?? '')) throw new Refusal('Not found', 405);
    if (open > most.open) throw new Refusal('Too many requests at once. Try again', 503);
    if ((openOf.get(limitedBlock(peer.address) ?? '') ?? 0) > most.ofBlock)
      throw new Refusal('Too many requests at once from your network. Try again', 429);
    const found = await parts.answer(url, request, peer);
    if (!found) throw new Refusal('Not found', 404);
    return found;
  };

  const server = createServer(
    { headersTimeout: HEADERS_MS, requestTimeout: REQUEST_MS, keepAliveTimeout: IDLE_MS },
    (request, response) => void take(request, response).catch((error) => lost(response, error)),
  );
  /** An error outside of the answer: it ends this request, and not the process. */
  const lost = (response: ServerResponse, error: unknown): void => {
    log('error', 'internal error', { error: error instanceof Error ? error.name : 'unknown', where: placeOf(error) });
    response.destroy();
  };
  const take = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const began = performance.now();
    const id = secretText().slice(0, 12);
    // Read now: a broken connection has no address later.
    const address = addressOf(request);
    const [client, block] = [addressBlock(address), limitedBlock(address)];
    open += 1;
    if (block !== undefined) openOf.set(block, (openOf.get(block) ?? 0) + 1);
    response.once('close', () => {
      open -= 1;
      if (block === undefined) return;
      const left = (openOf.get(block) ?? 1) - 1;
      if (left > 0) openOf.set(block, left);
      else openOf.delete(block);
    });
    const watched = await parts.watched(request).catch((error: unknown) => refused(error));
    const language = await languageFor(languagesOf(request));
    const answered = () => answerOf(request).catch((error: unknown) => broken(error, id, isForVisitor(request)));
    const answer = watched ?? (await inLanguage(language, answered));
    response.setHeader('x-request-id', id);
    // An idle keep-alive connection would delay the end.
    if (!server.listening) response.setHeader('connection', 'close');
    send(response, request.method === 'HEAD' ? { ...answer, body: '' } : answer, origin.startsWith('https:'));
    if (watched) return;
    const route = routeOf(pathOf(request.url));
    const seconds = (performance.now() - began) / 1000;
    const status = answer.status ?? 200;
    metrics.request({ route, status, seconds });
    const facts = { id, method: request.method, route, status, ms: Math.round(seconds * 1000), client };
    log(status >= 500 ? 'error' : 'info', 'request', facts);
  };
  const broken = (error: unknown, id: string, page: boolean): Answer => {
    if (error instanceof StoreUnavailable) log('error', 'stores', { id, error: error.name, why: reasonOf(error) });
    else if (!(error instanceof Refusal))
      log('error', 'internal error', {
        id,
        error: error instanceof Error ? error.name : 'unknown',
        where: placeOf(error),
      });
    return refused(error, page);
  };
  const addressOf = (request: IncomingMessage): string => {
    try {
      return peerOf(request).address;
    } catch {
      return '';
    }
  };

  await listening(server, listen, 'listen');
  const { port } = server.address() as AddressInfo;
  origin = publicUrl === undefined ? `http://${listen.name ?? listen.host}:${port}` : new URL(publicUrl).origin;

  return {
    origin,
    port,
    async stop(limitMs = STOP_MS) {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeIdleConnections();
      const limit = setTimeout(() => server.closeAllConnections(), limitMs);
      await closed;
      clearTimeout(limit);
    },
  };
}

/** Proxies may add the default port, and browsers may use capitals. */
function isHost(given: string, origin: string): boolean {
  const { protocol, host } = new URL(origin);
  const url = `${protocol}//${given}`;
  return /^[\w.:[\]-]+$/.test(given) && URL.canParse(url) && new URL(url).host === host;
}

/** The language of this site's page that sent the request, then the browser's. */
function languagesOf({ url = '', headers }: IncomingMessage): readonly string[] {
  const [, named] = /[?&]locale=([\w-]{2,35})(?:&|$)/.exec(url) ?? [];
  return [...(named === undefined ? [] : [named]), ...languagesIn(headers['accept-language'])];
}

/** A browser opens a page, or sends the form of one. */
function isForVisitor({ url, headers }: IncomingMessage): boolean {
  return /\btext\/html\b/.test(headers.accept ?? '') && !pathOf(url).startsWith('/auth/');
}

function pathOf(address = ''): string {
  return address.split('?')[0] ?? '';
}

/** The source line where it was thrown; the message may contain a visitor's data. */
function placeOf(error: unknown): string | undefined {
  return error instanceof Error
    ? error.stack
        ?.split('\n')
        .find((line) => /^\s+at /.test(line))
        ?.trim()
    : undefined;
}
