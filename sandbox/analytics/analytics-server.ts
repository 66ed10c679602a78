/** An analytics service on loopback: it counts the events of `httpAnalytics`, and shows them on a page at its address. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerPage, EventStream } from './events-page.js';

/** `unwanted`: its settings say that the project wants no events. `forbidden`: every event is answered with 403. */
export type AnalyticsState = 'wanted' | 'unwanted' | 'forbidden';

export interface AnalyticsService {
  readonly url: string;
  /** The state for everybody. */
  state: AnalyticsState;
  /** Names of the events taken, oldest first. */
  readonly received: readonly string[];
  /** Requests as received: `GET /getAnalyticsConfig`, `POST /e`. */
  readonly asked: readonly string[];
  /** Clears everything, and sets that state. */
  reset(state: AnalyticsState): void;
  stop(): Promise<void>;
}

/** No real event is nearly as long. */
const MOST_CHARACTERS = 20_000;

export async function startAnalytics(port = 0): Promise<AnalyticsService> {
  const received: string[] = [];
  const asked: string[] = [];
  const stream = new EventStream();
  const server = createServer(async (request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    const { pathname } = new URL(request.url ?? '/', 'http://analytics');
    if (request.method === 'GET' && pathname === '/stream') return stream.listen(response);
    if (request.method === 'GET' && answerPage(pathname, response)) return;
    asked.push(`${request.method} ${pathname}`);
    if (request.method === 'GET' && pathname === '/getAnalyticsConfig') {
      response.setHeader('content-type', 'application/json');
      return void response.end(JSON.stringify({ isAnalyticsEnabled: service.state !== 'unwanted' }));
    }
    if (request.method !== 'POST' || pathname !== '/e') return void response.writeHead(404).end();
    const event = eventIn(await bodyOf(request));
    if (service.state === 'forbidden') return void response.writeHead(403).end();
    if (event === undefined) return void response.writeHead(400).end();
    received.push(event.props.event);
    stream.emit({ at: Date.now(), url: event.url, props: event.props });
    response.writeHead(202).end();
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  const service: AnalyticsService = {
    ...{ state: 'wanted', received, asked },
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    reset(state) {
      service.state = state;
      received.length = 0;
      asked.length = 0;
      stream.forget();
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return service;
}

async function bodyOf(request: AsyncIterable<Buffer>): Promise<string> {
  let text = '';
  for await (const chunk of request) {
    text += chunk.toString();
    if (text.length > MOST_CHARACTERS) return '';
  }
  return text;
}

interface ReceivedEvent {
  readonly url: unknown;
  readonly props: { readonly event: string };
}

function eventIn(text: string): ReceivedEvent | undefined {
  try {
    const event: ReceivedEvent = JSON.parse(text);
    return typeof event.props.event === 'string' ? event : undefined;
  } catch {
    return undefined;
  }
}
