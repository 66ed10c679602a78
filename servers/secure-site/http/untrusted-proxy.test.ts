/** A proxy that the configuration does not list, or that does not say who its visitors are or which host they ask for: the log says so, once. */
import { request } from 'node:http';
import { expect, it } from 'vitest';
import { jsonLog } from '../watch/log.js';
import { siteMetrics } from '../watch/metrics.js';
import { peerOf } from './peer.js';
import { startSiteServer } from './site-server.js';

const SAYS = { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'https' };

/** Twice the same request: its statuses, and the lines of the log that are no requests. */
async function askTwice(trusted: readonly string[], said: Record<string, string>) {
  const lines: Record<string, unknown>[] = [];
  const server = await startSiteServer({
    listen: { host: '127.0.0.1', port: 0 },
    publicUrl: 'https://wallet.saltmarsh.example',
    ...{ peerOf: peerOf(trusted), metrics: siteMetrics() },
    log: jsonLog((line) => lines.push(JSON.parse(line) as Record<string, unknown>)),
    answer: () => Promise.resolve({ body: 'here' }),
    watched: () => Promise.resolve(undefined),
  });
  const headers = { host: 'wallet.saltmarsh.example', connection: 'close', ...said };
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
    return { statuses: [await ask(), await ask()], warnings: lines.filter(({ event }) => event !== 'request') };
  } finally {
    await server.stop(0);
  }
}

it.each([
  ['is not listed', ['10.0.0.0/8'], SAYS, 308, 'untrusted proxy', 'trustedProxies'],
  ['does not say the address', ['127.0.0.1'], { 'x-forwarded-proto': 'https' }, 200, 'silent proxy', 'X-Forwarded-For'],
])('that %s is reported once', async (_, trusted, said, status, event, words) => {
  const { statuses, warnings } = await askTwice(trusted, said);
  expect(statuses).toEqual([status, status]);
  expect(warnings).toMatchObject([{ event, proxy: '127.0.0.0/24', why: expect.stringContaining(words) }]);
  expect(JSON.stringify(warnings)).not.toContain('203.0.113.9');
});

it.each([
  ['its own address', {}, '127.0.0.1:8080', '127.0.0.1:8080'],
  ['another port', SAYS, 'wallet.saltmarsh.example:8443', 'wallet.saltmarsh.example:8443'],
  ['no host name, but a text', SAYS, 'a visitor’s code: 123456', undefined],
])('that asks for %s is reported once', async (_, said, asked, host) => {
  const forwarded = { ...said, 'x-forwarded-host': encodeURI(asked) };
  const { statuses, warnings } = await askTwice(['127.0.0.1'], forwarded);
  expect(statuses).toEqual([421, 421]);
  const why = expect.stringContaining('publicUrl') as string;
  expect(warnings).toMatchObject([{ event: 'other host', proxy: '127.0.0.0/24', why }]);
  expect(warnings[0]?.host).toBe(host);
});

it('that is listed and says both is not reported', async () => {
  expect(await askTwice(['127.0.0.1'], SAYS)).toEqual({ statuses: [200, 200], warnings: [] });
});

it('an address with a zone ends no process', async () => {
  const said = { ...SAYS, 'x-forwarded-for': '1::%a:b:c:d:e:f:g:h:i' };
  expect(await askTwice(['127.0.0.1'], said)).toEqual({ statuses: [200, 200], warnings: [] });
});
