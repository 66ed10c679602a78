/** The services on loopback: every call is answered from the local networks, with faults on demand. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SignIns } from './auth/sign-ins.js';
import { type Call, PlainAnswer, type Question } from './call.js';
import { CALLS } from './calls.js';
import type { WrongAnswer } from './convert/wrong-answers.js';
import { type Fault, faultIn, inflict, page, released, send } from './faults.js';
import { type Invented, inventedIn, NOTHING_INVENTED } from './invented/invented.js';
import { type Matched, matchCalls } from './match-call.js';
import type { PriceTable } from './price-table.js';
import type { NameRegister } from './profile/name-register.js';
import { readBody } from './read-body.js';
import { Refusal, refusalBody } from './refusal.js';
import { type ServiceContext, type ServicesOptions, serviceContext } from './service-context.js';
import type { SessionList } from './sessions/session-list.js';

export interface Services {
  /** Ends in a slash. A fault can be appended for the requests to that URL: `…/slow/`, `…/429/`, `…/silent@history/`. */
  readonly url: string;
  /** The state of all calls for everybody. */
  state: Fault;
  /** The states of single calls for everybody, by their names. Takes precedence over `state`. */
  readonly faults: Map<string, Fault>;
  /** The amount of generated data for everybody, in addition to the real data. */
  invented: Invented;
  /** The wrong answer of a call, if any. */
  wrongAnswer: WrongAnswer | undefined;
  /** The `retry-after` header of error statuses: seconds, or a date. */
  retryAfter: string | undefined;
  /** Requests received, oldest first: path and parameters. */
  readonly asked: readonly string[];
  /** The number of pending requests. */
  readonly open: number;
  /** Those of one call, by its name. */
  openOf(call: string): number;
  readonly prices: PriceTable;
  readonly names: NameRegister;
  readonly sessions: SessionList;
  readonly signIns: SignIns;
  /** Resets faults and recorded requests; and names, sessions and purchases added since. */
  reset(): void;
  stop(): Promise<void>;
}

const ELSEWHERE = '/elsewhere';
const CROSS_ORIGIN = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, PUT, OPTIONS',
  'access-control-allow-headers': 'content-type, authorization, x-nonce-jwt',
  'access-control-expose-headers': 'retry-after',
  'access-control-max-age': '600',
};

export async function startServices(options: ServicesOptions): Promise<Services> {
  const asked: string[] = [];
  const inventedFirst = { ...NOTHING_INVENTED, ...options.invented };
  /** With the name of the call, where there is one. */
  const waiting = new Map<ServerResponse, string | undefined>();

  const server = createServer((request, response) => {
    waiting.set(response, undefined);
    response.once('close', () => waiting.delete(response));
    // A client that has disconnected needs no answer.
    request.on('error', () => undefined);
    response.on('error', () => undefined);
    for (const [name, value] of Object.entries(CROSS_ORIGIN)) response.setHeader(name, value);
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    // Two slashes at the start would turn the next segment into a host.
    const url = new URL(`http://services${request.url?.startsWith('/') ? request.url : '/'}`);
    asked.push(url.pathname + url.search);
    if (url.pathname === ELSEWHERE) return send(response, page('<h1>Welcome to our guests'));
    const { path, faults, invented } = parsePath(url.pathname);
    const matched = matchCalls(CALLS, path);
    const found = matched.find(({ call }) => call.method === request.method);
    waiting.set(response, found?.call.name);
    const { retryAfter, wrongAnswer } = services;
    const question = {
      query: url.searchParams,
      headers: request.headers,
      invented: invented ?? services.invented,
    };
    const answer = () => plainAnswer(found, matched.length > 0, question, request, context, wrongAnswer);
    released(() => faultOf(found?.call, faults, services), response)
      .then((fault) => inflict(fault, response, answer, { retryAfter, elsewhere: ELSEWHERE }))
      .catch(() => response.destroy());
  });
  // If the server closed idle connections, a request sent at the same moment would fail.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(options.port ?? 0, '127.0.0.1', resolve);
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const context = serviceContext(options, url);
  const { names, sessions, signIns } = context;
  const services: Services = {
    ...{
      url,
      state: 'fine',
      faults: new Map(),
      invented: inventedFirst,
      wrongAnswer: undefined,
      retryAfter: undefined,
    },
    ...{ asked, names, sessions, signIns },
    prices: context.prices,
    get open() {
      return waiting.size;
    },
    openOf: (call) => [...waiting.values()].filter((each) => each === call).length,
    reset() {
      services.state = 'fine';
      services.faults.clear();
      services.invented = inventedFirst;
      services.wrongAnswer = undefined;
      services.retryAfter = undefined;
      asked.length = 0;
      names.reset();
      sessions.clear();
      signIns.clear();
      context.purchases.clear();
      context.payments.clear();
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

interface ParsedPath {
  /** The rest is the path of a call. */
  readonly path: string;
  readonly faults: readonly OwnFault[];
  readonly invented: Invented | undefined;
}

/** Faults and amounts of generated data are segments before the path of a call, in any number. */
function parsePath(pathname: string): ParsedPath {
  const segments = pathname.split('/').filter((each) => each !== '');
  const faults: OwnFault[] = [];
  let invented: Invented | undefined;
  for (;;) {
    const [first = ''] = segments;
    const fault = faultIn(first);
    if (!fault && !inventedIn(first)) return { path: segments.join('/'), faults, invented };
    if (fault) faults.push(fault);
    invented = inventedIn(first) ?? invented;
    segments.shift();
  }
}

/** Faults in the URL take precedence over those for everybody, and faults of one call over those of all. */
function faultOf(call: Call | undefined, own: readonly OwnFault[], { state, faults }: Services): Fault {
  const forCall = own.find((each) => each.call !== undefined && each.call === call?.name);
  const forAll = own.find((each) => each.call === undefined);
  return forCall?.fault ?? forAll?.fault ?? faults.get(call?.name ?? '') ?? state;
}

async function plainAnswer(
  matched: Matched | undefined,
  known: boolean,
  question: Pick<Question, 'query' | 'invented' | 'headers'>,
  request: IncomingMessage,
  context: ServiceContext,
  wrongAnswer: WrongAnswer | undefined,
): Promise<PlainAnswer> {
  try {
    if (!matched)
      throw known ? new Refusal(405, 'method', 'Not so') : new Refusal(404, 'path', 'There is no such call');
    const { call, parts } = matched;
    const body = call.method !== 'GET' ? await readBody(request) : undefined;
    const made = await call.answer({ ...question, parts, body }, context);
    const answer =
      wrongAnswer?.call === call.name
        ? wrongAnswer.alter(made, { query: question.query, body, exchanges: context.exchanges })
        : made;
    return answer instanceof PlainAnswer ? answer : json(200, answer);
  } catch (error) {
    if (error instanceof Refusal) return json(error.status, refusalBody(error));
    const description = error instanceof Error ? error.message : String(error);
    return json(502, refusalBody(new Refusal(502, 'node', description)));
  }
}

function json(status: number, body: unknown): PlainAnswer {
  return new PlainAnswer('application/json', JSON.stringify(body), status);
}
