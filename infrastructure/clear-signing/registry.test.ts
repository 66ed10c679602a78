/** A site's own registry, with a real server: the requests, and hostile answers. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { firstValueFrom } from 'rxjs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ClearRefusal } from '../../domain/request/clear-words.js';
import { virtualTime } from '../fakes/virtual-time.js';
import { clearReader } from './clear-reader.js';
import { clearSigning } from './index.js';
import { bookCall, CONTRACT, descriptor, NAMES, RECIPIENT } from './reader/described-call.js';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const json =
  (value: unknown): Answer =>
  (_, response) =>
    void response.end(JSON.stringify(value));
const index = (path: string): Answer => json({ [`eip155:1:${CONTRACT}`]: path });
const question = { kind: 'call', chainId: 1, to: CONTRACT, value: 0n, data: bookCall() } as const;

let server: Server;
let url: string;
let files: Readonly<Record<string, Answer>>;
let asked: string[];

beforeAll(async () => {
  server = createServer((request, response) => {
    const [path = ''] = (request.url ?? '').split('?');
    asked.push(path);
    const answer = files[path.replace('/registry/', '')];
    if (answer) answer(request, response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/registry`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked = [];
  files = {
    'index.calldata.json': index('ferry/calldata.json'),
    'ferry/calldata.json': json({ ...descriptor(), includes: '../common-part.json' }),
    'common-part.json': json({ metadata: { owner: 'Beneath' } }),
  };
});

const answer = () => firstValueFrom(clearReader({ url }).describe(question, NAMES));

describe('a registry', () => {
  it('is asked for its index and one descriptor, once', async () => {
    const reader = clearReader({ url });
    expect(asked).toEqual([]);
    for (let time = 0; time < 2; time += 1)
      expect(await firstValueFrom(reader.describe(question, NAMES))).toMatchObject({
        ok: true,
        words: { intent: 'Book a passage' },
      });
    expect(asked).toEqual([
      '/registry/index.calldata.json',
      '/registry/ferry/calldata.json',
      '/registry/common-part.json',
    ]);
  });

  it('is not asked for provided descriptors', async () => {
    const reader = clearReader({ url, descriptors: [descriptor()] });
    expect(await firstValueFrom(reader.describe(question, NAMES))).toMatchObject({ ok: true });
    expect(asked).toEqual([]);
  });

  it('does not learn about contracts that it does not list', async () => {
    const other = { ...question, to: RECIPIENT };
    expect(await firstValueFrom(clearReader({ url }).describe(other, NAMES))).toEqual({
      ok: false,
      refusal: 'no-descriptor',
    });
    expect(asked).toEqual(['/registry/index.calldata.json']);
  });

  it('is listed among the contacted hosts', () => {
    expect(clearSigning({ url }).urls).toEqual([url]);
    expect(clearSigning({ descriptors: [] })).not.toHaveProperty('urls');
  });

  it('that failed is asked again', async () => {
    const reader = clearReader({ url });
    const good = files;
    files = {};
    expect(await firstValueFrom(reader.describe(question, NAMES))).toEqual({ ok: false, refusal: 'unreachable' });
    files = good;
    expect(await firstValueFrom(reader.describe(question, NAMES))).toMatchObject({ ok: true });
  });

  it.each<[string, Readonly<Record<string, Answer>>, ClearRefusal]>([
    ['that is not JSON', { 'index.calldata.json': (_, response) => void response.end('<html>') }, 'unreachable'],
    [
      'that is elsewhere',
      { 'index.calldata.json': (_, response) => void response.writeHead(302, { location: '/elsewhere' }).end() },
      'unreachable',
    ],
    [
      'that breaks off',
      { 'index.calldata.json': (_, response) => void response.writeHead(200, { 'content-length': '99' }).destroy() },
      'unreachable',
    ],
    [
      'of two megabytes',
      { 'ferry/calldata.json': (_, response) => void response.end('x'.repeat(2_000_000)) },
      'unreachable',
    ],
    ['that is not there', { 'index.calldata.json': index('gone.json') }, 'unreachable'],
    ['at another host', { 'index.calldata.json': index('https://evil.example/a.json') }, 'no-descriptor'],
    [
      'at another host, without its protocol',
      { 'index.calldata.json': index('//evil.example/a.json') },
      'no-descriptor',
    ],
    ['above the registry', { 'index.calldata.json': index('../secret.json') }, 'no-descriptor'],
    [
      'above the registry, in disguise',
      { 'index.calldata.json': index('a/%2e%2e/%2e%2e/secret.json') },
      'no-descriptor',
    ],
    ['with a question in it', { 'index.calldata.json': index('a.json?x=.json') }, 'no-descriptor'],
    [
      'for another network',
      {
        'ferry/calldata.json': json(
          descriptor({}, { context: { contract: { deployments: [{ chainId: 10, address: CONTRACT }] } } }),
        ),
      },
      'other-network',
    ],
    [
      'that includes another host',
      { 'ferry/calldata.json': json(descriptor({}, { includes: 'https://evil.example/a.json' })) },
      'include-missing',
    ],
  ])('with an answer %s is ignored', async (_, bad, refusal) => {
    files = { ...files, ...bad };
    expect(await answer()).toEqual({ ok: false, refusal });
    expect(asked.every((path) => path.startsWith('/registry/'))).toBe(true);
  });

  it('that never answers is given up', async () => {
    const time = virtualTime();
    const reached = new Promise<void>((resolve) => {
      files = { 'index.calldata.json': () => resolve() };
    });
    const waiting = firstValueFrom(clearReader({ url }, time.scheduler).describe(question, NAMES));
    await reached;
    time.advance(10_001);
    expect(await waiting).toEqual({ ok: false, refusal: 'unreachable' });
  });
});
