/** Questions to a network's node: JSON-RPC over HTTP, for the namespaces whose libraries do not bring that along. */
import { catchError, concatMap, defer, from, Observable, retry, type SchedulerLike, throwError, timer } from 'rxjs';
import { Failure, isFailure } from '../../domain/failure.js';
import { readProperty } from '../../domain/read-property.js';
import { within } from '../within.js';
import { retryAfter } from './retry-after.js';

/** What a node answered that it could not do, in its own words. */
export class NodeRefusal extends Error {
  readonly code: unknown;
  readonly data: unknown;

  constructor(error: unknown) {
    super(String(readProperty(error, 'message') ?? 'The node refused'));
    this.code = readProperty(error, 'code');
    this.data = readProperty(error, 'data');
  }
}

/** Per request and attempt. Attempts follow each other after 150, 300 and 600 ms, or as the node's Retry-After says. */
const LIMIT = 10_000;
const RETRIES = 3;
const RETRY_DELAY = 150;
const RETRIED = [403, 408, 413, 429, 500, 502, 503, 504];
/** The node is behind, or busy: it may not be in a moment. */
const PASSING: readonly unknown[] = [-32005, -32014, -32016];

/**
 * Asks on subscription, one address after the other until one answers; unsubscribing aborts. One answer, unchecked, then
 * completes. Fails with a `NodeRefusal` for the node's own error, else with `request-failed`.
 */
export function askJsonRpc(
  scheduler: SchedulerLike,
  urls: readonly string[],
  method: string,
  params: readonly unknown[],
): Observable<unknown> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
  const late = () => throwError(() => new Failure('request-failed', 'The node did not answer in time'));
  const ask = (url: string) =>
    within(
      defer(() => post(url, body)),
      LIMIT,
      scheduler,
      late,
    ).pipe(
      retry({
        count: RETRIES,
        delay: (error: unknown, count) =>
          mayPass(error) ? timer(waitOf(error) ?? RETRY_DELAY * 2 ** (count - 1), scheduler) : throwError(() => error),
      }),
    );
  const nobody = throwError(() => new Failure('request-failed', 'The network has no RPC address'));
  return urls.reduceRight<Observable<unknown>>(
    (others, url, at) =>
      ask(url).pipe(
        catchError((error: unknown) =>
          error instanceof NodeRefusal || at === urls.length - 1 ? throwError(() => error) : others,
        ),
      ),
    nobody,
  );
}

function post(url: string, body: string): Observable<unknown> {
  return new Observable<Response>((subscriber) => {
    const abort = new AbortController();
    fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      signal: abort.signal,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    }).then(
      (response) => subscriber.next(response),
      (cause: unknown) => subscriber.error(new Failure('request-failed', 'The node could not be reached', { cause })),
    );
    return () => abort.abort();
  }).pipe(concatMap((response) => from(read(response))));
}

async function read(response: Response): Promise<unknown> {
  const answer: unknown = await response.json().catch(() => undefined);
  const error = readProperty(answer, 'error');
  if (error !== undefined && error !== null) throw new NodeRefusal(error);
  const result = readProperty(answer, 'result');
  if (response.ok && result !== undefined) return result;
  const { status } = response;
  const wait = retryAfter(response.headers.get('retry-after'), Date.now());
  const data = { status, ...(wait !== undefined && { wait }) };
  throw new Failure('request-failed', `The node answered with HTTP status code ${status}`, { data });
}

function mayPass(error: unknown): boolean {
  if (error instanceof NodeRefusal) return PASSING.includes(error.code);
  const status = isFailure(error) ? error.data.status : undefined;
  // Without a status it was not reached at all.
  return status === undefined || RETRIED.includes(Number(status));
}

function waitOf(error: unknown): number | undefined {
  const milliseconds = isFailure(error) ? error.data.wait : undefined;
  return typeof milliseconds === 'number' ? milliseconds : undefined;
}
