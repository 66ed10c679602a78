/** `fetch` for nodes. viem waits as long as `Retry-After` says: forever, where it says so, and not at all for a date. */
import { retryAfter } from '../../rpc/retry-after.js';

export async function fetchNode(...request: Parameters<typeof fetch>): Promise<Response> {
  const answer = await fetch(...request);
  const said = answer.headers.get('retry-after');
  if (answer.ok || said === null) return answer;
  const headers = new Headers(answer.headers);
  const wait = retryAfter(said, Date.now());
  headers.delete('retry-after');
  if (wait !== undefined) headers.set('retry-after', String(Math.ceil(wait / 1000)));
  return new Response(answer.body, { status: answer.status, statusText: answer.statusText, headers });
}
