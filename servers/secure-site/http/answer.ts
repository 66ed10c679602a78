/** What the site answers a request with, and how it is sent. */
import type { ServerResponse } from 'node:http';
import { Refusal } from '../auth/refusal.js';
import { PAGE_POLICY } from './policy.js';

export interface Answer {
  readonly status?: number;
  readonly type?: string;
  readonly body: string | Uint8Array;
  /** In place of that of a page without a script. */
  readonly policy?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What a request ends with that could not be answered: its reason where it may be shown. */
export function refused(error: unknown): Answer {
  const known = error instanceof Refusal;
  const message = known ? error.message : error instanceof SyntaxError ? 'Invalid input' : 'Something went wrong';
  const status = known ? error.status : error instanceof SyntaxError ? 400 : 500;
  return { status, type: 'application/json', body: JSON.stringify({ error: message }) };
}

export function send(
  response: ServerResponse,
  { status = 200, type, body, policy = PAGE_POLICY, headers = {} }: Answer,
): void {
  response.writeHead(status, {
    'content-type': type ?? 'application/octet-stream',
    'content-security-policy': policy,
    // No referrer for other origins; this site's own forms still send one.
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    ...headers,
  });
  response.end(body);
}
