/** Prometheus metrics: counts and durations with fixed names only, so that visitors cannot add series. */
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';

export interface Metrics {
  request(facts: { readonly route: string; readonly status: number; readonly seconds: number }): void;
  login(way: LoginWay, outcome: 'begun' | 'done' | 'refused'): void;
  mail(outcome: 'sent' | 'refused' | 'failed'): void;
  /** In Prometheus's text format. */
  text(): Promise<string>;
  readonly type: string;
}

export type LoginWay = 'email' | 'social' | 'farcaster';

/** `process`: includes the metrics of the process. */
export function siteMetrics({ process = false } = {}): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Counter({
    ...{ name: 'secure_site_requests_total', help: 'Requests by route and status', registers },
    labelNames: ['route', 'status'],
  });
  const refusals = new Counter({
    ...{ name: 'secure_site_refusals_total', help: 'Requests that were refused, by route and status', registers },
    labelNames: ['route', 'status'],
  });
  const durations = new Histogram({
    ...{ name: 'secure_site_request_seconds', help: 'Time until a request was answered', registers },
    labelNames: ['route'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10, 30],
  });
  const logins = new Counter({
    ...{ name: 'secure_site_logins_total', help: 'Logins by way and outcome', registers },
    labelNames: ['way', 'outcome'],
  });
  const mails = new Counter({
    ...{ name: 'secure_site_mails_total', help: 'Mails by outcome', registers },
    labelNames: ['outcome'],
  });
  if (process) collectDefaultMetrics({ register: registry });
  return {
    request({ route, status, seconds }) {
      requests.inc({ route, status });
      durations.observe({ route }, seconds);
      if (status >= 400) refusals.inc({ route, status });
    },
    login: (way, outcome) => logins.inc({ way, outcome }),
    mail: (outcome) => mails.inc({ outcome }),
    text: () => registry.metrics(),
    type: registry.contentType,
  };
}
