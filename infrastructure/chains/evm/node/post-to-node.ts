/** One request to a node over HTTP, with errors classified for viem's transports: whether to retry, and when. */
import { HttpRequestError, ResponseBodyTooLargeError } from 'viem';
import { readProperty } from '../../../../domain/value/read-property.js';
import { RETRIED } from '../../../rpc/retried.js';
import { retryAfter } from '../../../rpc/retry-after.js';

type Body = object | object[];

/** The same limit as viem's. */
const MOST_BYTES = 10_485_760;

interface Terms {
  readonly signal: AbortSignal;
  readonly plain: boolean | undefined;
}

/** The answer as JSON. Rejects with a viem error, or with the signal's reason. */
export async function postToNode(address: string, body: Body, { signal, plain }: Terms): Promise<unknown> {
  const { url, authorization } = openedUrl(address);
  const failed = (rest: object) => new HttpRequestError({ body: { ...body }, url, ...rest });
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': plain ? 'text/plain' : 'application/json', ...authorization },
      body: JSON.stringify(body),
      signal,
    });
    const { ok, status, statusText } = answer;
    const text = await textOf(answer);
    const said = ok ? JSON.parse(text) : wordsOf(text);
    // A node's error response has the details, such as a revert.
    const passing = status !== 500 && RETRIED.includes(status);
    if (ok || (said && !passing)) return said;
    throw failed({ status, details: statusText, headers: waitOf(answer.headers) });
  } catch (cause) {
    if (signal.aborted) throw signal.reason;
    throw cause instanceof HttpRequestError || cause instanceof ResponseBodyTooLargeError ? cause : failed({ cause });
  }
}

/** `fetch` does not accept a URL with a user name and a password. */
function openedUrl(address: string) {
  if (!URL.canParse(address)) return { url: address };
  const url = new URL(address);
  const { username, password } = url;
  if (!username) return { url: address };
  url.username = url.password = '';
  const key = btoa([username, password].map(decodeURIComponent).join(':'));
  return { url: url.href, authorization: { authorization: `Basic ${key}` } };
}

/** viem would wait without limit if a node says so, and not at all for a date. */
function waitOf(headers: Headers): Headers {
  const wait = retryAfter(headers.get('retry-after'), Date.now());
  return new Headers(wait === undefined ? {} : { 'retry-after': String(Math.ceil(wait / 1000)) });
}

/** A JSON-RPC error, if it is one. */
function wordsOf(text: string): unknown {
  try {
    const said: unknown = JSON.parse(text);
    return typeof readProperty(readProperty(said, 'error'), 'code') === 'number' ? said : undefined;
  } catch {
    return undefined;
  }
}

async function textOf(answer: Response): Promise<string> {
  const reader = answer.body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.length;
    if (size > MOST_BYTES) {
      reader?.cancel().catch(() => undefined);
      throw new ResponseBodyTooLargeError({ maxSize: MOST_BYTES, size });
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}
