/** One request to a service: it times out, limits the size of the answer, and aborts on unsubscribing. */
import { Observable, type SchedulerLike, throwError, timeout } from 'rxjs';
import { Failure, isFailure } from '../../domain/failure/failure.js';
import { toFailure } from '../../domain/failure/to-failure.js';

export interface HttpAnswer {
  /** Without its parameters, in lower case, such as `image/png`. */
  readonly contentType: string;
  readonly body: Uint8Array<ArrayBuffer>;
}

export interface HttpLimits {
  readonly scheduler: SchedulerLike;
  /** The maximum length of an answer; a longer one fails. */
  readonly mostBytes: number;
  /** Whether to parse the body of a refusal as JSON, into the failure's `data.said`. */
  readonly reasons?: true;
  /** Additional headers: a browser sends a preflight request for them. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** Milliseconds for the whole answer. */
const LIMIT = 10_000;
/** The maximum length of a refusal's body, in bytes. */
const MOST_SAID = 10_000;

/**
 * Sends on subscription; unsubscribing aborts. Fails with `timed-out`, or with `request-failed` and, if any, its
 * `data.status`. Sends no cookies and no referrer, beyond what the browser itself adds.
 */
export function get(url: URL, limits: HttpLimits): Observable<HttpAnswer> {
  return request(url, limits, {});
}

/** The same, with a body. With a `type` other than plain text, a browser sends a preflight request. */
export function post(url: URL, body: string, limits: HttpLimits, type?: string): Observable<HttpAnswer> {
  return request(url, limits, { method: 'POST', body, ...(type && { headers: { 'content-type': type } }) });
}

/** The same, with any other method. */
export function request(
  url: URL,
  { scheduler, mostBytes, reasons, headers }: HttpLimits,
  sent: RequestInit,
): Observable<HttpAnswer> {
  return new Observable<HttpAnswer>((subscriber) => {
    const abort = new AbortController();
    const ask = async () => {
      const response = await fetch(url, {
        ...sent,
        ...(headers && { headers: { ...sent.headers, ...headers } }),
        signal: abort.signal,
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        // A redirect could lead to a host that is not declared.
        redirect: 'error',
      });
      if (!response.ok) {
        const { status } = response;
        const said = reasons ? await saidBy(response) : undefined;
        throw new Failure('request-failed', `HTTP status code: ${status}`, {
          data: { status, ...(said === undefined ? {} : { said }) },
        });
      }
      const contentType = response.headers.get('content-type') ?? '';
      const body = await bodyOf(response, mostBytes);
      subscriber.next({ contentType: (contentType.split(';')[0] ?? '').trim().toLowerCase(), body });
      subscriber.complete();
    };
    ask().catch((error: unknown) => {
      subscriber.error(isFailure(error) ? error : toFailure(error, 'request-failed'));
      abort.abort();
    });
    return () => abort.abort();
  }).pipe(
    timeout({
      each: LIMIT,
      scheduler,
      with: () => throwError(() => new Failure('timed-out', `${url.origin} did not answer in time`)),
    }),
  );
}

async function saidBy(response: Response): Promise<unknown> {
  try {
    return JSON.parse(new TextDecoder().decode(await bodyOf(response, MOST_SAID)));
  } catch {
    return undefined;
  }
}

async function bodyOf(response: Response, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = response.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    parts.push(part.value);
    length += part.value.length;
    if (length > most) throw new Failure('request-failed', `The answer is longer than ${most} bytes`);
  }
  const body = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    body.set(part, at);
    at += part.length;
  }
  return body;
}
