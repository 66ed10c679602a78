/** Requests to JSON services: with a time limit, a size limit, and typed failures. */
import { map, type Observable, type SchedulerLike } from 'rxjs';
import { asked } from './asked.js';
import { get, type HttpAnswer, post } from './get.js';
import { parsed } from './parsed.js';
import { type ServiceAddress, serviceUrl } from './service-url.js';

type Parameters = Readonly<Record<string, string | undefined>>;
type Headers = Readonly<Record<string, string>>;

/**
 * Each sends on subscription and never retries by itself; unsubscribing aborts. They fail with `timed-out`, or with
 * `request-failed` and, if any, its `data.status`.
 */
export interface JsonService {
  get(path: string, parameters?: Parameters, headers?: Headers): Observable<unknown>;
  /** `type`: the content type. Default: JSON. */
  post(path: string, body: unknown, parameters?: Parameters, type?: string, headers?: Headers): Observable<unknown>;
}

/** The maximum length of an answer; a longer one fails. */
const MOST_BYTES = 4_000_000;

export function jsonService(address: ServiceAddress, scheduler: SchedulerLike): JsonService {
  const limits = { scheduler, mostBytes: MOST_BYTES };
  // A rejected submission includes reasons that the visitor can act on.
  const posting = { ...limits, reasons: true } as const;
  return {
    get: (path, parameters, headers) =>
      answered(() => get(serviceUrl(address, path, parameters), { ...limits, headers })),
    post: (path, body, parameters, type, headers) =>
      answered(() => {
        const url = serviceUrl(address, path, parameters);
        return post(url, JSON.stringify(body), { ...posting, headers }, type ?? 'application/json');
      }),
  };
}

function answered(ask: () => Observable<HttpAnswer>): Observable<unknown> {
  return asked(ask).pipe(map(({ body }) => parsed(body)));
}
