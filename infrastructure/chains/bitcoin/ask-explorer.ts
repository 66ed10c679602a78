/** Requests to an explorer: an HTTP service with the API of mempool.space and esplora. */
import { catchError, defer, map, type Observable, type SchedulerLike, throwError } from 'rxjs';
import { Failure, isFailure } from '../../../domain/failure/failure.js';
import type { Network } from '../../../domain/network/network.js';
import type { Check } from '../../../domain/value/shape-check.js';
import { get, type HttpAnswer, post } from '../../http/get.js';
import type { BitcoinOptions } from './bitcoin-options.js';

/** Requests on subscription. Emits one answer, then completes; fails with a `Failure`, and its `data.status` if there is one. */
export interface Explorer {
  /** The JSON at the path, in the given shape. */
  read<T>(network: Network, shape: Check<T>, path: string): Observable<T>;
  text(network: Network, path: string): Observable<string>;
  /** Posts a text, and reads one. */
  send(network: Network, path: string, body: string): Observable<string>;
}

/** The maximum length of an answer. Accounts with more coins are not supported. */
const MOST_BYTES = 4_000_000;

export function askExplorer({ rpcUrls, scheduler }: BitcoinOptions & { readonly scheduler: SchedulerLike }): Explorer {
  const limits = { scheduler, mostBytes: MOST_BYTES };
  const ask = (network: Network, path: string, body?: string): Observable<string> =>
    defer(() => {
      const urls = rpcUrls?.[network.caipNetworkId] ?? network.rpcUrls.default.http;
      return firstOf(urls, (base) => {
        const url = new URL(`${base.replace(/\/$/, '')}${path}`);
        return body === undefined ? get(url, limits) : post(url, body, limits);
      });
    }).pipe(
      map((answer) => new TextDecoder().decode(answer.body)),
      catchError((error: unknown) => throwError(() => explorerFailure(error))),
    );
  return {
    text: ask,
    send: ask,
    read: (network, shape, path) =>
      ask(network, path).pipe(
        map((text) => {
          const answer = fromJson(text);
          const wrong = shape(answer);
          if (wrong) throw new Failure('request-failed', `The answer of ${path} is invalid: ${wrong}`);
          return answer as never;
        }),
      ),
  };
}

/** One after the other until one answers; what the service itself refuses, another would refuse as well. */
function firstOf(urls: readonly string[], ask: (url: string) => Observable<HttpAnswer>): Observable<HttpAnswer> {
  const [url, ...others] = urls;
  if (url === undefined) return throwError(() => new Failure('request-failed', 'The network has no explorer'));
  return ask(url).pipe(
    catchError((error: unknown) => {
      const status = isFailure(error) ? error.data.status : undefined;
      const final = others.length === 0 || status === 400 || status === 404;
      return final ? throwError(() => error) : firstOf(others, ask);
    }),
  );
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function explorerFailure(error: unknown): Failure {
  const data = isFailure(error) ? { ...error.data } : {};
  return new Failure('request-failed', 'The explorer did not answer', { data, cause: error });
}
