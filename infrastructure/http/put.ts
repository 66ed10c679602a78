/** A question that puts something in place of what is there. */
import type { Observable } from 'rxjs';
import { type HttpAnswer, type HttpLimits, request } from './get.js';

/** As `post` does, with JSON. */
export function put(url: URL, body: string, limits: HttpLimits): Observable<HttpAnswer> {
  return request(url, limits, { method: 'PUT', body, headers: { 'content-type': 'application/json' } });
}
