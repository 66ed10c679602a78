/** JSON-RPC over HTTP, for the namespaces whose libraries do not include it. */
import { catchError, concatMap, defer, from, Observable, retry, type SchedulerLike, throwError, timer } from 'rxjs';
import { Failure, isFailure } from '../../domain/failure/failure.js';
import { numberOf, textOf } from '../../domain/text/text-of.js';
import { readProperty } from '../../domain/value/read-property.js';
import { within } from '../within.js';
import { RETRIED } from './retried.js';
import { retryAfter } from './retry-after.js';

/** A node's error, with the node's own message. */
export class NodeRefusal extends Error {
  readonly code: unknown;
  readonly data: unknown;

  constructor(error: unknown) {
    super(textOf(readProperty(error, 'message')) || 'The node refused');
    this.code = readProperty(error, 'code');
    this.data = readProperty(error, 'data');
  }
}

/** Per request and attempt. Attempts follow each other after 150, 300 and 600 ms, or as the node's Retry-After says. */
const LIMIT = 10_000;
const RETRIES = 3;
const RETRY_DELAY = 150;
/** Error codes of a node that is behind, busy, or has an internal error: a retry may succeed. */
const PASSING: readonly unknown[] = [-1, -32005, -32603, -32014, -32016, undefined];

/** A node's address; `plain`: sent as `text/plain`, which needs no preflight request. */
export type Address = string | { readonly plain: string };

/**
 * Sends on subscription, to each address until one answers; unsubscribing aborts. One answer, unchecked, then
 * completes. Fails with a `NodeRefusal` for the node's own error, else with `request-failed`.
 */
export function askJsonRpc(
  scheduler: SchedulerLike,
  addresses: readonly Address[],
  method: string,
  params: readonly unknown[],
): Observable<unknown> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
  const late = () => throwError(() => new Failure('request-failed', 'The node did not answer in time'));
  const ask = (address: Address) =>
    within(
      defer(() => post(address, body)),
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
  const missing = throwError(() => new Failure('request-failed', 'The network has no RPC URL'));
  return addresses.reduceRight<Observable<unknown>>(
    (others, address, at) =>
      ask(address).pipe(
        catchError((error: unknown) =>
          (error instanceof NodeRefusal && !mayPass(error)) || at === addresses.length - 1
            ? throwError(() => error)
            : others,
        ),
      ),
    missing,
  );
}

function post(address: Address, body: string): Observable<unknown> {
  return new Observable<Response>((subscriber) => {
    const abort = new AbortController();
    const plain = typeof address !== 'string';
    fetch(plain ? address.plain : address, {
      method: 'POST',
      headers: { 'content-type': plain ? 'text/plain' : 'application/json' },
      body,
      signal: abort.signal,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    }).then(
      (response) => subscriber.next(response),
      (cause: unknown) => subscriber.error(notReached(cause)),
    );
    return () => abort.abort();
  }).pipe(concatMap((response) => from(read(response))));
}

async function read(response: Response): Promise<unknown> {
  const text = await response.text().catch((cause: unknown) => {
    throw notReached(cause);
  });
  const answer = parsed(text);
  const { status } = response;
  const error = readProperty(answer, 'error');
  // The node's message describes its internal error.
  const passing = status !== 500 && RETRIED.includes(status);
  if (error !== undefined && error !== null && !passing) throw new NodeRefusal(error);
  const result = readProperty(answer, 'result');
  if (response.ok && result !== undefined) return result;
  const wait = retryAfter(response.headers.get('retry-after'), Date.now());
  const data = { status, ...(wait !== undefined && { wait }) };
  throw new Failure('request-failed', `HTTP status code: ${status}`, { data });
}

function notReached(cause: unknown): Failure {
  return new Failure('request-failed', 'The node could not be reached', { cause });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function mayPass(error: unknown): boolean {
  if (error instanceof NodeRefusal) return PASSING.includes(error.code);
  const status = isFailure(error) ? error.data.status : undefined;
  // Without a status, the node was not reached.
  return status === undefined || RETRIED.includes(numberOf(status));
}

function waitOf(error: unknown): number | undefined {
  const milliseconds = isFailure(error) ? error.data.wait : undefined;
  return typeof milliseconds === 'number' ? milliseconds : undefined;
}
