/** Paths for monitoring, under any host: liveness, readiness, and metrics. */
import type { IncomingMessage } from 'node:http';
import type { Health } from '../watch/health.js';
import type { Metrics } from '../watch/metrics.js';
import type { Answer } from './answer.js';
import { mayRead } from './may-read.js';

export interface WatchedParts {
  readonly health: () => Promise<Health>;
  readonly stopping: () => boolean;
  readonly metrics: Metrics;
  /** The token for the metrics here. Undefined: they are not served. */
  readonly metricsToken?: string | undefined;
}

const JSON_TYPE = 'application/json';

export function watchedPaths({ health, stopping, metrics, metricsToken }: WatchedParts) {
  return async ({ method, url = '', headers }: IncomingMessage): Promise<Answer | undefined> => {
    if (method !== 'GET') return undefined;
    if (url === '/healthz') return { type: JSON_TYPE, body: '{"alive":true}' };
    if (url === '/readyz') {
      if (stopping()) return { status: 503, type: JSON_TYPE, body: '{"ready":false,"stopping":true}' };
      const found = await health();
      return { status: found.ready ? 200 : 503, type: JSON_TYPE, body: JSON.stringify(found) };
    }
    if (url !== '/metrics' || metricsToken === undefined) return undefined;
    return mayRead(headers.authorization, metricsToken)
      ? { type: metrics.type, body: await metrics.text() }
      : { status: 401, body: '' };
  };
}
