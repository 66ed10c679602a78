/** Bodies that no client should send, over a real connection: refused, and never logged as an error of the site. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Site, startSite } from '../site.js';
import { jsonLog } from '../watch/log.js';

const lines: Record<string, unknown>[] = [];
let onData: () => void = () => undefined;
let site: Site;
let own: () => void = () => undefined;

beforeAll(async () => {
  site = await startSite(
    {
      settings: { allowedOrigins: [], networks: [], solanaNetworks: [], blindSigning: false },
      listen: { host: '127.0.0.1', port: 0 },
    },
    {
      frame: () => Promise.resolve(new Map()),
      send: () => Promise.resolve(),
      provider: () => Promise.resolve(undefined),
      before: async () => own(),
      log: jsonLog((line) => {
        lines.push(JSON.parse(line) as Record<string, unknown>);
        onData();
      }),
    },
  );
});
afterAll(() => site.stop(0));
beforeEach(() => {
  lines.length = 0;
  own = () => undefined;
});

/** The line of the request in the log. */
const logged = () =>
  new Promise<Record<string, unknown>>((resolve) => {
    onData = () => {
      const found = lines.find(({ event }) => event === 'request');
      if (found) resolve(found);
    };
    onData();
  });

interface Sent {
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: Uint8Array | string;
  /** Sent after it, over the same connection. */
  readonly next?: string;
}

async function send({ headers = {}, body, next = '' }: Sent): Promise<Socket> {
  const all = {
    ...{ host: `127.0.0.1:${site.port}`, origin: site.origin, 'content-type': 'application/json' },
    ...('transfer-encoding' in headers ? {} : { 'content-length': String(Buffer.byteLength(body)) }),
    ...headers,
  };
  const socket = connect(site.port, '127.0.0.1');
  await once(socket, 'connect');
  const lined = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  for (const part of [`POST /auth/session HTTP/1.1\r\n${lined.join('')}\r\n`, body, next]) socket.write(part);
  return socket;
}

/** The statuses of the first answers. */
async function statuses(socket: Socket, count = 1): Promise<readonly number[]> {
  let said = '';
  const found = () => [...said.matchAll(/^HTTP\/1\.1 (\d{3}) /gm)].map(([, status]) => Number(status));
  while (found().length < count) said += String(await once(socket, 'data'));
  socket.destroy();
  return found();
}

it.each([
  ['no JSON', {}, '{"token":', 400],
  ['bytes that are not UTF-8', {}, Buffer.from('{"token":"\xff\xfe"}', 'latin1'), 400],
  ['another encoding of characters', { 'content-type': 'application/json; charset=utf-16' }, '{}', 415],
  ['a compressed body', { 'content-encoding': 'gzip' }, '\x1f\x8b', 415],
  ['far too much', {}, 'x'.repeat(4_000_000), 413],
])('%s is refused', async (_, headers, body, status) => {
  expect(await statuses(await send({ headers, body }))).toEqual([status]);
  expect(await logged()).toMatchObject({ level: 'info', status });
  expect(lines.map(({ event }) => event)).not.toContain('internal error');
});

it.each([
  ['is cut', { 'content-length': '100' }, '{"token":'],
  ['breaks the protocol', { 'transfer-encoding': 'chunked' }, '5\r\n{"a":\r\nno number\r\n'],
])('a body that %s is the fault of its client', async (_, headers, body) => {
  const reached = new Promise<void>((resolve) => {
    own = resolve;
  });
  const socket = await send({ headers, body });
  await reached;
  socket.destroy();
  expect(await logged()).toMatchObject({ level: 'info', status: 400 });
  expect(lines.map(({ event }) => event)).not.toContain('internal error');
});

it('text that the site itself cannot read is its own error', async () => {
  own = () => void JSON.parse('{');
  expect(await statuses(await send({ body: '{}' }))).toEqual([500]);
  expect(await logged()).toMatchObject({ level: 'error', status: 500 });
  expect(lines).toContainEqual(expect.objectContaining({ event: 'internal error', error: 'SyntaxError' }));
});

it('the rest of a long body is read: the connection carries the next request', async () => {
  const next = `GET /pages.css HTTP/1.1\r\nHost: 127.0.0.1:${site.port}\r\n\r\n`;
  expect(await statuses(await send({ body: 'x'.repeat(4_000_000), next }), 2)).toEqual([413, 200]);
});
