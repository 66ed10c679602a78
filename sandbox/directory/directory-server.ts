/** A wallet directory on loopback that can be told to be slow, to fail or not to answer. */
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { symbolPicture } from '../services/pictures/drawn-symbol.js';
import { type DirectoryEntry, generateWallets } from './generate-wallets.js';
import { walletPicture } from './wallet-picture.js';

/**
 * `slow`: every answer takes two seconds. `silent`: no answer. `failing`: 503. `nonsense`: an invalid answer. `pictureless`: lists are
 * answered, images never.
 */
export const DIRECTORY_STATES = ['fine', 'slow', 'silent', 'failing', 'nonsense', 'pictureless'] as const;
export type DirectoryState = (typeof DIRECTORY_STATES)[number];

export interface Directory {
  /** Ends in a slash. A state can be appended for single clients, as in `…/slow/`; `…/many/` lists 10,000 wallets. */
  readonly url: string;
  /** The state for everybody. */
  state: DirectoryState;
  /** Patterns of the origins that may use any project. Undefined: it does not know projects. */
  origins: readonly string[] | undefined;
  /** Requests received, oldest first: path and parameters. */
  readonly asked: readonly string[];
  /** The number of pending requests. */
  readonly open: number;
  stop(): Promise<void>;
}

export interface DirectoryOptions {
  /** Default: any free one. */
  readonly port?: number;
  /** What it lists. Default: 600 generated wallets. */
  readonly entries?: readonly Partial<DirectoryEntry>[];
}

const USUAL = 600;
const MANY = 10_000;
const SLOWNESS = 2_000;

export async function startDirectory({ port = 0, entries }: DirectoryOptions = {}): Promise<Directory> {
  const asked: string[] = [];
  const waiting = new Set<ServerResponse>();
  const lists = {
    usual: once(() => entries ?? generateWallets(USUAL)),
    many: once(() => generateWallets(MANY)),
  };

  const server = createServer((request, response) => {
    waiting.add(response);
    response.once('close', () => waiting.delete(response));
    response.setHeader('access-control-allow-origin', '*');
    const url = new URL(request.url ?? '/', 'http://directory');
    asked.push(url.pathname + url.search);
    const segments = url.pathname.split('/').filter((each) => each !== '');
    const own = segments.find((each): each is DirectoryState => DIRECTORY_STATES.some((state) => state === each));
    const state = own ?? directory.state;
    const drawn = PICTURES.includes(segments.at(-2) ?? '');
    const picture = drawn || segments.at(-2) === 'getWalletImage';
    if (state === 'silent' || (state === 'pictureless' && picture)) return;
    if (state === 'failing') return void response.writeHead(503).end('Later');
    if (state === 'nonsense') return void response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Hello');
    const list = segments.includes('many') ? lists.many : lists.usual;
    const answer = () => {
      if (response.destroyed) return;
      if (drawn) return answerDrawn(segments.at(-1) ?? '', response);
      if (picture) return answerPicture(segments.at(-1) ?? '', list(), response);
      const { origins } = directory;
      const ofProject = origins !== undefined && url.pathname.endsWith('/projects/v1/origins');
      if (!ofProject && segments.at(-1) !== 'getWallets') return void response.writeHead(404).end();
      response.writeHead(200, { 'content-type': 'application/json' });
      if (ofProject) return void response.end(JSON.stringify({ allowedOrigins: origins }));
      response.end(JSON.stringify(select(list(), url.searchParams)));
    };
    if (state === 'slow') setTimeout(answer, SLOWNESS).unref();
    else answer();
  });
  // If the server closed idle connections, a request sent at the same moment would fail.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  const directory: Directory = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    state: 'fine',
    origins: ['http://*', 'https://*'],
    asked,
    get open() {
      return waiting.size;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return directory;
}

/** Networks, connectors, currencies and tokens: there is an image of everything. */
const PICTURES = ['getAssetImage', 'getCurrencyImage', 'getTokenImage'];

function answerDrawn(id: string, response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(symbolPicture(decodeURIComponent(id)));
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

function answerPicture(id: string, list: readonly Partial<DirectoryEntry>[], response: ServerResponse): void {
  if (!list.some(({ image_id }) => image_id === id)) return void response.writeHead(404).end();
  response.writeHead(200, { 'content-type': 'image/png', 'cache-control': 'max-age=3600' }).end(walletPicture(id));
}

/** Applies a query's parameters, as a directory does. */
function select(list: readonly Partial<DirectoryEntry>[], query: URLSearchParams) {
  const ids = (name: string) => query.get(name)?.split(',') ?? [];
  const [include, exclude, chains] = [ids('include'), ids('exclude'), ids('chains')];
  const sought = query.get('search')?.toLowerCase() ?? '';
  const badge = query.get('badge_type');
  const fit = list.filter(
    ({ id = '', name = '', badge_type, chains: served = [] }) =>
      (include.length === 0 || include.includes(id)) &&
      !exclude.includes(id) &&
      (chains.length === 0 || served.length === 0 || served.some((chain) => chains.includes(chain))) &&
      name.toLowerCase().includes(sought) &&
      (badge === null || badge_type === badge),
  );
  const [page, entries] = [Number(query.get('page') ?? 1), Number(query.get('entries') ?? 40)];
  return { count: fit.length, data: fit.slice((page - 1) * entries, page * entries) };
}
