/** A proxy that the configuration does not list: every visitor is redirected in a circle, and the log says why, once. */
import { request } from 'node:http';
import { expect, it } from 'vitest';
import { jsonLog } from '../watch/log.js';
import { siteMetrics } from '../watch/metrics.js';
import { peerOf } from './peer.js';
import { startSiteServer } from './site-server.js';

it.each([
  ['is not listed', ['10.0.0.0/8'], 308, 1],
  ['is listed', ['127.0.0.1'], 200, 0],
])('whose address %s', async (_, trusted, status, reports) => {
  const lines: string[] = [];
  const server = await startSiteServer({
    listen: { host: '127.0.0.1', port: 0 },
    publicUrl: 'https://wallet.saltmarsh.example',
    ...{ peerOf: peerOf(trusted), log: jsonLog((line) => lines.push(line)), metrics: siteMetrics() },
    answer: () => Promise.resolve({ body: 'here' }),
    watched: () => Promise.resolve(undefined),
  });
  const headers = {
    ...{ host: 'wallet.saltmarsh.example', connection: 'close' },
    ...{ 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'https' },
  };
  const ask = () =>
    new Promise((resolve, reject) => {
      request({ host: '127.0.0.1', port: server.port, headers }, (response) => {
        response.resume();
        resolve(response.statusCode);
      })
        .on('error', reject)
        .end();
    });
  try {
    expect([await ask(), await ask()]).toEqual([status, status]);
    const said = lines.filter((line) => line.includes('untrusted proxy'));
    expect(said).toHaveLength(reports);
    for (const line of said)
      expect(JSON.parse(line)).toMatchObject({ proxy: '127.0.0.0/24', why: expect.stringContaining('trustedProxies') });
    expect(said.join('')).not.toContain('203.0.113.9');
  } finally {
    await server.stop(0);
  }
});
