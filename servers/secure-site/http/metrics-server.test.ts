/** Metrics on a separate address: with the token, and nothing else there. */
import { expect, it } from 'vitest';
import { siteMetrics } from '../watch/metrics.js';
import { startMetricsServer } from './metrics-server.js';

it('serves the metrics to clients with the token', async () => {
  const metrics = siteMetrics();
  metrics.login('email', 'done');
  const server = await startMetricsServer({ host: '127.0.0.1', port: 0, token: 'for one', metrics });
  const ask = (path: string, authorization?: string) =>
    fetch(`http://127.0.0.1:${server.port}${path}`, authorization === undefined ? {} : { headers: { authorization } });
  try {
    expect((await ask('/metrics')).status).toBe(401);
    expect((await ask('/metrics', 'Bearer for all')).status).toBe(401);
    expect((await ask('/', 'Bearer for one')).status).toBe(404);
    const found = await ask('/metrics', 'Bearer for one');
    expect(await found.text()).toContain('secure_site_logins_total{way="email",outcome="done"} 1');
  } finally {
    await server.stop();
  }
});
