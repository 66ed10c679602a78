/** The number of open requests: clients that keep connections open do not starve others. */
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { silentLog } from '../watch/log.js';
import { siteMetrics } from '../watch/metrics.js';
import { peerOf } from './peer.js';
import { startSiteServer } from './site-server.js';

it('are limited per block of addresses, and in total', async () => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const waiting: string[] = [];
  const server = await startSiteServer({
    listen: { host: '127.0.0.1', port: 0 },
    publicUrl: undefined,
    peerOf: peerOf(['127.0.0.1']),
    answer: async (_url, _request, { address }) => {
      waiting.push(address);
      await released;
      return { body: 'answered' };
    },
    watched: ({ url }) => Promise.resolve(url === '/healthz' ? { body: 'alive' } : undefined),
    ...{ log: silentLog, metrics: siteMetrics(), most: { open: 5, ofBlock: 3 } },
  });
  const ask = (address: string, path = '/') =>
    new Promise<string>((resolve, reject) => {
      const headers = { host: new URL(server.origin).host, 'x-forwarded-for': address };
      request({ host: '127.0.0.1', port: server.port, path, headers }, (response) => {
        text(response).then((said) => resolve(`${response.statusCode} ${said}`), reject);
      })
        .on('error', reject)
        .end();
    });
  const open: Promise<string>[] = [];
  const keepOpen = async (address: string) => {
    open.push(ask(address));
    await expect.poll(() => waiting.length).toBe(open.length);
  };
  try {
    for (const last of [1, 2, 3]) await keepOpen(`203.0.113.${last}`);
    expect(await ask('203.0.113.4')).toMatch(/^429 .*your network/);
    for (const block of [1, 2]) await keepOpen(`198.51.${block}.7`);
    expect(await ask('192.0.2.7')).toMatch(/^503 .*Too many requests at once/);
    expect(await ask('192.0.2.7', '/healthz')).toBe('200 alive');
    release();
    expect(await Promise.all(open)).toEqual(Array(5).fill('200 answered'));
    for (let again = 0; again < 5; again += 1) expect(await ask('203.0.113.4')).toBe('200 answered');
  } finally {
    release();
    await server.stop(0);
  }
});
