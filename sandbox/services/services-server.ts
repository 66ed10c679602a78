/** The services on loopback: every call of theirs, really answered from the local networks, and made to fail where told. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Call, Picture, Refusal, refusalBody } from './call.js';
import { CALLS } from './calls.js';
import { type Fault, faultIn, inflict, type PlainAnswer, page, send } from './faults.js';
import { type Matched, matchCalls } from './match-call.js';
import { type Prices, PriceTable } from './price-table.js';
import { readBody } from './read-body.js';
import { type NetworkToServe, type ServiceGround, serviceNetwork } from './service-ground.js';

export interface ServicesOptions {
  readonly networks: readonly NetworkToServe[];
  /** Where Multicall3 is, on each EVM network. */
  readonly multicall3: string;
  /** US dollars, as decimal text, by the token's address, or by the symbol of a network's own currency. */
  readonly prices?: Prices;
  /** Contracts whose collectibles nobody asked for. */
  readonly spam?: readonly string[];
  /** Default: any free one. */
  readonly port?: number;
}

export interface Services {
  /** Ends in a slash. A fault can be put behind it for those who ask there: `…/slow/`, `…/429/`, `…/silent@history/`. */
  readonly url: string;
  /** How all calls are for everybody. */
  state: Fault;
  /** How single calls are for everybody, by their names: before `state`. */
  readonly faults: Map<string, Fault>;
  /** What a refusing status says of when to come back: seconds, or a date. */
  retryAfter: string | undefined;
  /** Questions asked, oldest first: path and parameters. */
  readonly asked: readonly string[];
  /** How many questions wait for their answer now. */
  readonly open: number;
  readonly prices: PriceTable;
  /** Forgets faults and what was asked. */
  reset(): void;
  stop(): Promise<void>;
}

const ELSEWHERE = '/elsewhere';
const CROSS_ORIGIN = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, OPTIONS',
  'access-control-allow-headers': 'content-type',
  'access-control-expose-headers': 'retry-after',
  'access-control-max-age': '600',
};

export async function startServices({
  networks,
  multicall3,
  prices,
  spam = [],
  port = 0,
}: ServicesOptions): Promise<Services> {
  const asked: string[] = [];
  const waiting = new Set<ServerResponse>();
  const table = new PriceTable(prices ?? {});
  const served = networks.map((each) => serviceNetwork(each, multicall3));

  const server = createServer((request, response) => {
    waiting.add(response);
    response.once('close', () => waiting.delete(response));
    // Who goes away meanwhile needs no answer.
    request.on('error', () => undefined);
    response.on('error', () => undefined);
    for (const [name, value] of Object.entries(CROSS_ORIGIN)) response.setHeader(name, value);
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    const url = new URL(request.url ?? '/', 'http://services');
    asked.push(url.pathname + url.search);
    if (url.pathname === ELSEWHERE) return send(response, page('<h1>Welcome to our guests'));
    const { path, faults } = withoutFaults(url.pathname);
    const matched = matchCalls(CALLS, path);
    const found = matched.find(({ call }) => call.method === request.method);
    const fault = faultOf(found?.call, faults, services);
    const { retryAfter } = services;
    const answer = () => plainAnswer(found, matched.length > 0, url.searchParams, request, ground);
    void inflict(fault, response, answer, { retryAfter, elsewhere: ELSEWHERE });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const ground: ServiceGround = {
    networks: served,
    prices: table,
    spam: new Set(spam.map((each) => each.toLowerCase())),
    url,
  };
  const services: Services = {
    ...{ url, state: 'fine', faults: new Map(), retryAfter: undefined, asked, prices: table },
    get open() {
      return waiting.size;
    },
    reset() {
      services.state = 'fine';
      services.faults.clear();
      services.retryAfter = undefined;
      asked.length = 0;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return services;
}

type OwnFault = NonNullable<ReturnType<typeof faultIn>>;

/** Faults stand before the path of a call, as many as are wanted. */
function withoutFaults(pathname: string): { readonly path: string; readonly faults: readonly OwnFault[] } {
  const segments = pathname.split('/').filter((each) => each !== '');
  const faults: OwnFault[] = [];
  for (;;) {
    const fault = faultIn(segments[0] ?? '');
    if (!fault) return { path: segments.join('/'), faults };
    faults.push(fault);
    segments.shift();
  }
}

/** Those of the address come before those for everybody, and those for one call before those for all. */
function faultOf(call: Call | undefined, own: readonly OwnFault[], { state, faults }: Services): Fault {
  const forCall = own.find((each) => each.call !== undefined && each.call === call?.name);
  const forAll = own.find((each) => each.call === undefined);
  return forCall?.fault ?? forAll?.fault ?? faults.get(call?.name ?? '') ?? state;
}

async function plainAnswer(
  matched: Matched | undefined,
  known: boolean,
  query: URLSearchParams,
  request: IncomingMessage,
  ground: ServiceGround,
): Promise<PlainAnswer> {
  try {
    if (!matched)
      throw known ? new Refusal(405, 'method', 'Not so') : new Refusal(404, 'path', 'There is no such call');
    const { call, parts } = matched;
    const body = call.method === 'POST' ? await readBody(request) : undefined;
    const answer = await call.answer({ parts, query, body }, ground);
    if (answer instanceof Picture) return { status: 200, contentType: answer.contentType, body: answer.bytes };
    return json(200, answer);
  } catch (error) {
    if (error instanceof Refusal) return json(error.status, refusalBody(error));
    const description = error instanceof Error ? error.message : String(error);
    return json(502, refusalBody(new Refusal(502, 'node', description)));
  }
}

function json(status: number, body: unknown): PlainAnswer {
  return { status, contentType: 'application/json', body: JSON.stringify(body) };
}
