/** Faults between a page and its services, for tests. */
import type { ServerResponse } from 'node:http';
import { PlainAnswer } from './call.js';

/**
 * `slow`: the answer takes two seconds. `silent`: there is no answer. `failing`: 503; a number is any other status.
 * `nonsense`: HTML instead of JSON. `misshapen`: JSON with texts instead of numbers, and so on.
 * `truncated`: half of it, then the connection is cut. `mistyped`: with a wrong content type. `endless`: it never ends.
 * `redirecting`: redirected to a page, like a captive portal. `held`: the answer is held back until the state changes.
 * `unshared`: a valid answer without CORS headers.
 */
const FAULTS = [
  ...(['fine', 'slow', 'silent', 'failing', 'nonsense', 'misshapen', 'truncated', 'mistyped', 'endless'] as const),
  ...(['redirecting', 'held', 'unshared'] as const),
] as const;
export type Fault = (typeof FAULTS)[number] | number;

export interface FaultTerms {
  /** The `retry-after` header of an error status, if it is set. */
  readonly retryAfter: string | undefined;
  /** Where `redirecting` leads to. */
  readonly elsewhere: string;
}

const SLOWNESS = 2_000;
/** Milliseconds between checks whether it is still held back. */
const HOLD = 20;
const PIECE = ' '.repeat(16_384);

/** Reads the fault in a path segment, and the call that it is limited to, if any: `failing`, `429`, `silent@history`. */
export function faultIn(segment: string): { readonly fault: Fault; readonly call: string | undefined } | undefined {
  const [name = '', call] = segment.split('@');
  const status = /^[45]\d\d$/.test(name) ? Number(name) : undefined;
  const fault = status ?? FAULTS.find((each) => each === name);
  return fault === undefined ? undefined : { fault, call };
}

/** The fault of an answer once it is released. The client may disconnect meanwhile. */
export async function released(fault: () => Fault, response: ServerResponse): Promise<Fault> {
  while (fault() === 'held' && !response.destroyed) await new Promise((resolve) => setTimeout(resolve, HOLD).unref());
  return fault();
}

/** Sends the answer, unless the fault prevents it. */
export async function inflict(
  fault: Fault,
  response: ServerResponse,
  answer: () => Promise<PlainAnswer>,
  { retryAfter, elsewhere }: FaultTerms,
): Promise<void> {
  if (fault === 'silent' || fault === 'held') return;
  if (fault === 'failing') return inflict(503, response, answer, { retryAfter, elsewhere });
  if (typeof fault === 'number') {
    if (retryAfter !== undefined) response.setHeader('retry-after', retryAfter);
    return send(response, new PlainAnswer('application/json', '{"status":"FAILED","reasons":[]}', fault));
  }
  if (fault === 'nonsense') return send(response, page('<p>Hello'));
  if (fault === 'redirecting') return void response.writeHead(302, { location: elsewhere }).end();
  if (fault === 'endless') return pourWithoutEnd(response);
  if (fault === 'unshared') response.removeHeader('access-control-allow-origin');
  if (fault === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOWNESS).unref());
  const plain = await answer();
  if (response.destroyed) return;
  if (fault === 'truncated') return cutInHalf(response, plain);
  if (fault === 'mistyped')
    return send(response, new PlainAnswer('application/octet-stream', plain.body, plain.status));
  if (fault === 'misshapen')
    return send(response, new PlainAnswer(plain.contentType, twistedText(plain), plain.status));
  send(response, plain);
}

/** What `redirecting` leads to. */
export function page(body: string): PlainAnswer {
  return new PlainAnswer('text/html; charset=utf-8', body);
}

export function send(response: ServerResponse, { status, contentType, body }: PlainAnswer): void {
  const kept = status === 200 && contentType.startsWith('image/') ? 'max-age=3600' : 'no-store';
  response.writeHead(status, { 'content-type': contentType, 'cache-control': kept }).end(body);
}

function cutInHalf(response: ServerResponse, { status, contentType, body }: PlainAnswer): void {
  const bytes = Buffer.from(body);
  response.writeHead(status, { 'content-type': contentType, 'content-length': bytes.length });
  response.write(bytes.subarray(0, Math.floor(bytes.length / 2)), () => response.destroy());
}

function pourWithoutEnd(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json' });
  const pour = () => {
    if (response.destroyed) return;
    if (response.write(PIECE)) setTimeout(pour, 5).unref();
    else response.once('drain', pour);
  };
  pour();
}

function twistedText({ contentType, body }: PlainAnswer): Uint8Array | string {
  return contentType === 'application/json' ? JSON.stringify(twisted(JSON.parse(Buffer.from(body).toString()))) : body;
}

/** The same keys, with values of the wrong types. */
function twisted(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(twisted);
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, twisted(part)]));
  }
  if (typeof value === 'string') return 7;
  return typeof value === 'number' ? 'seven' : [];
}
