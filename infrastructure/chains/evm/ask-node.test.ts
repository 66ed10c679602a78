/** How nodes are reached, against real HTTP servers. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { forkJoin, lastValueFrom } from 'rxjs';
import { afterEach, describe, expect, it } from 'vitest';
import { defineNetwork } from '../../../domain/network.js';
import { verifyFails } from '../../fakes/verify.js';
import { askNode } from './ask-node.js';
import { mainnet } from './index.js';

interface Call {
  readonly id: number;
  readonly method: string;
}

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** A node that answers each method with its name, or as told for so many requests. */
async function nodeWith(...answers: ((response: ServerResponse) => void)[]) {
  const bodies: (Call | Call[])[] = [];
  const times: number[] = [];
  const server = createServer(async (request: IncomingMessage, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = JSON.parse(Buffer.concat(chunks).toString());
    bodies.push(body);
    times.push(performance.now());
    const answer = answers.shift();
    if (answer) return answer(response);
    const one = ({ id, method }: Call) => ({ jsonrpc: '2.0', id, result: method });
    response
      .setHeader('content-type', 'application/json')
      .end(JSON.stringify(Array.isArray(body) ? body.map(one) : one(body)));
  }).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, bodies, times };
}

const networkAt = (...http: string[]) => defineNetwork({ ...mainnet, rpcUrls: { default: { http } } });
const status =
  (code: number, headers: Record<string, string> = {}) =>
  (response: ServerResponse) =>
    void response.writeHead(code, headers).end();

const answeredAfter = (milliseconds: number) => (response: ServerResponse) =>
  void setTimeout(() => response.end('{"jsonrpc":"2.0","id":1,"result":"late"}'), milliseconds);

describe('a question to a node', () => {
  it('travels with others of the same moment, and is asked once when it is the same', async () => {
    const { url, bodies } = await nodeWith();
    const ask = askNode({});
    const network = networkAt(url);
    const answers = forkJoin([ask(network, 'a'), ask(network, 'b', [1]), ask(network, 'b', [1])]);
    expect(bodies).toEqual([]);
    expect(await lastValueFrom(answers)).toEqual(['a', 'b', 'b']);
    expect(bodies).toHaveLength(1);
    expect(bodies[0]).toMatchObject([{ method: 'a' }, { method: 'b' }]);
    expect(bodies[0]).toHaveLength(2);
  });

  it('travels alone for nodes that refuse batches', async () => {
    const { url, bodies } = await nodeWith();
    const ask = askNode({ batch: false });
    const network = networkAt(url);
    expect(await lastValueFrom(forkJoin([ask(network, 'a'), ask(network, 'b')]))).toEqual(['a', 'b']);
    expect(bodies.map((body) => Array.isArray(body))).toEqual([false, false]);
  });

  it.each([403, 408, 413, 429, 500, 502, 503, 504])('S9.3 is asked again after the status %i', async (code) => {
    const { url, bodies } = await nodeWith(status(code));
    expect(await lastValueFrom(askNode({})(networkAt(url), 'a'))).toBe('a');
    expect(bodies).toHaveLength(2);
  });

  it('S9.3 is asked three times again, after 150 ms and twice as long each time', async () => {
    const { url, times } = await nodeWith(...[1, 2, 3, 4].map(() => status(500)));
    await verifyFails(askNode({})(networkAt(url), 'a'), 'request-failed');
    const pauses = times.slice(1).map((time, index) => time - (times[index] ?? 0));
    expect(pauses).toHaveLength(3);
    for (const [index, least] of [150, 300, 600].entries()) expect(pauses[index]).toBeGreaterThanOrEqual(least - 1);
  });

  it('S9.3 waits as long as Retry-After says', async () => {
    const { url, times } = await nodeWith(status(429, { 'retry-after': '1' }));
    await lastValueFrom(askNode({})(networkAt(url), 'a'));
    expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThanOrEqual(999);
  });

  it('S9.3 waits until the date that Retry-After says', async () => {
    const until = new Date(Date.now() + 3_000).toUTCString();
    const { url, times } = await nodeWith(status(503, { 'retry-after': until }));
    await lastValueFrom(askNode({})(networkAt(url), 'a'));
    // Dates have whole seconds, and are met within one.
    expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThan(990);
  });

  it('is not asked again after a status that will not change', async () => {
    const { url, bodies } = await nodeWith(status(401), status(401));
    await verifyFails(askNode({})(networkAt(url), 'a'), 'request-failed');
    expect(bodies).toHaveLength(1);
  });

  it('goes to the next address when the first fails', async () => {
    const broken = await nodeWith(...Array.from({ length: 9 }, () => status(500)));
    const { url, bodies } = await nodeWith();
    expect(await lastValueFrom(askNode({})(networkAt(broken.url, url), 'a'))).toBe('a');
    // The other is how the two are ranked.
    expect(bodies.filter((body) => Array.isArray(body))).toHaveLength(1);
  });

  it('S9.3 goes first to the address that answers best', async () => {
    const slow = await nodeWith(...Array.from({ length: 9 }, () => answeredAfter(300)));
    const quick = await nodeWith();
    const ask = askNode({});
    const network = networkAt(slow.url, quick.url);
    const asked = () => slow.bodies.filter((body) => Array.isArray(body)).length;
    expect(await lastValueFrom(forkJoin([ask(network, 'b'), ask(network, 'c'), ask(network, 'c')]))).toEqual([
      ...['b', 'c', 'c'],
    ]);
    expect(asked()).toBe(0);
    expect(quick.bodies.filter((body) => Array.isArray(body))).toMatchObject([[{ method: 'b' }, { method: 'c' }]]);
  });

  it('goes to the addresses the host gave for reading', async () => {
    const { url, bodies } = await nodeWith();
    expect(await lastValueFrom(askNode({ rpcUrls: { 'eip155:1': [url] } })(networkAt(), 'a'))).toBe('a');
    expect(bodies).toHaveLength(1);
  });

  it('fails where there is no address', async () => {
    await verifyFails(askNode({})(networkAt(), 'a'), 'request-failed');
  });

  it.each(['', 'nonsense', '{}', '[]', '[null]', '{"error":{}}', 'null'])('fails on the answer %o', async (text) => {
    const { url } = await nodeWith(
      ...Array.from({ length: 4 }, () => (response: ServerResponse) => void response.end(text)),
    );
    const outcome = await lastValueFrom(askNode({})(networkAt(url), 'a')).then(
      (value) => ({ value }),
      (failure) => failure.code,
    );
    expect(['request-failed', { value: undefined }]).toContainEqual(outcome);
  });
});
