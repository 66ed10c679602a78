/** A request that replaces a resource. */
import type { Observable } from 'rxjs';
import { type HttpAnswer, type HttpLimits, request } from './get.js';

/** Like `post`, with JSON. */
export function put(url: URL, body: string, limits: HttpLimits): Observable<HttpAnswer> {
  return request(url, limits, { method: 'PUT', body, headers: { 'content-type': 'application/json' } });
}
