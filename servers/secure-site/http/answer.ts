/** A response of the site, and how it is sent. */
import type { ServerResponse } from 'node:http';
import { Challenged } from '../auth/limits/challenged.js';
import { Refusal } from '../auth/refusal.js';
import { StaleProof } from '../auth/session/proof.js';
import { currentLanguage, isTranslated, translatedRefusal } from '../words/current-language.js';
import { messagePage } from './pages.js';
import { type PageKind, permissionsPolicy } from './permissions.js';
import { PAGE_POLICY } from './policy.js';

export const HTML = 'text/html; charset=utf-8';

export interface Answer {
  readonly status?: number;
  readonly type?: string;
  readonly body: string | Uint8Array;
  /** Replaces the policy for pages without a script. */
  readonly policy?: string;
  /** Default: a page that needs no browser features. */
  readonly kind?: PageKind;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The response to a request that failed: with its reason if that may be shown. `page`: for a visitor, not for a script. */
export function refused(error: unknown, page = false): Answer {
  const known = error instanceof Refusal ? error : undefined;
  const status = known ? known.status : 500;
  if (page) return { status, type: HTML, body: refusalPage(known?.message, status) };
  const message = translatedRefusal(known ? known.message : 'Something went wrong');
  const more =
    known instanceof StaleProof ? { at: known.at } : known instanceof Challenged ? { challenge: known.challenge } : {};
  return { status, type: 'application/json', body: JSON.stringify({ error: message, ...more }) };
}

/** Texts for developers are left out. */
function refusalPage(message: string | undefined, status: number): string {
  const { pages, refusals } = currentLanguage().text;
  if (status === 410) return messagePage(pages.expired.title, pages.expired.lead);
  return messagePage(
    refusals.failed,
    message === undefined || !isTranslated(message) ? undefined : translatedRefusal(message),
  );
}

/** For a year, if the site is served over TLS. */
const STRICT_TRANSPORT = 'max-age=31536000';

/** `secure`: the site's public address uses TLS. */
export function send(response: ServerResponse, answer: Answer, secure: boolean): void {
  const { status = 200, type, body, policy = PAGE_POLICY, kind = 'other', headers = {} } = answer;
  response.writeHead(status, {
    'content-type': type ?? 'application/octet-stream',
    'content-security-policy': policy,
    'permissions-policy': permissionsPolicy(kind),
    // No page in another site's window can access this one; the wallet's own window can be accessed by the frame that opened it.
    ...(kind === 'other' && { 'cross-origin-opener-policy': 'same-origin' }),
    // A cross-origin isolated page may show the frame; nothing else may be loaded from other origins.
    'cross-origin-resource-policy': kind === 'frame' ? 'cross-origin' : 'same-origin',
    'origin-agent-cluster': '?1',
    // No referrer for other origins; this site's own forms still send one.
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    ...(secure && { 'strict-transport-security': STRICT_TRANSPORT }),
    'cache-control': 'no-store',
    ...headers,
  });
  response.end(body);
}
