/** How nodes are reached, against real HTTP servers. */
import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { asyncScheduler, lastValueFrom } from 'rxjs';
import { afterAll, describe, expect, it } from 'vitest';
import { verifyFails } from '../fakes/verify.js';
import { askJsonRpc, NodeRefusal } from './ask-json-rpc.js';

const servers: Server[] = [];
afterAll(() => {
  for (const server of servers) server.close();
});

/** A node that answers with `fine`, after the given answers to its first requests. */
async function nodeWith(...answers: ((response: ServerResponse) => void)[]) {
  const times: number[] = [];
  const server = createServer((_, response) => {
    times.push(performance.now());
    const answer = answers.shift();
    if (answer) return answer(response);
    response.end(JSON.stringify({ jsonrpc: '2.0', id: 1, result: 'fine' }));
  }).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, times };
}

const ask = (...urls: readonly string[]) => askJsonRpc(asyncScheduler, urls, 'method', []);
const status =
  (code: number, headers: Record<string, string> = {}) =>
  (response: ServerResponse) =>
    void response.writeHead(code, headers).end();
const refusal = (code: number) => (response: ServerResponse) =>
  void response.end(JSON.stringify({ jsonrpc: '2.0', id: 1, error: { code, message: 'No', data: { err: 'why' } } }));

// Concurrent, because each test mostly waits for a retry.
describe.concurrent('a request to a node', () => {
  it.each([403, 408, 413, 429, 500, 502, 503, 504])('S9.3 is retried after the status %i', async (code) => {
    const { url, times } = await nodeWith(status(code));
    expect(await lastValueFrom(ask(url))).toBe('fine');
    expect(times).toHaveLength(2);
  });

  it('S9.3 is retried three times, after 150 ms and twice as long each time', async () => {
    const { url, times } = await nodeWith(...[1, 2, 3, 4].map(() => status(500)));
    await verifyFails(ask(url), 'request-failed');
    const pauses = times.slice(1).map((time, at) => time - (times[at] ?? 0));
    expect(pauses).toHaveLength(3);
    for (const [at, least] of [150, 300, 600].entries()) expect(pauses[at]).toBeGreaterThanOrEqual(least - 1);
  });

  it('S9.3 is retried when Retry-After says', async () => {
    const { url, times } = await nodeWith(status(429, { 'retry-after': '1' }));
    await lastValueFrom(ask(url));
    expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThanOrEqual(999);
  });

  it('S9.3 is retried when Retry-After says, regardless of the body', async () => {
    const words = JSON.stringify({ error: { code: -32_000, message: 'Too many' } });
    const { url, times } = await nodeWith((response) => response.writeHead(429, { 'retry-after': '1' }).end(words));
    expect(await lastValueFrom(ask(url))).toBe('fine');
    expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThanOrEqual(999);
  });

  it.each([-1, -32_005, -32_603])('S9.3 is retried after the error %i', async (code) => {
    const { url, times } = await nodeWith(refusal(code));
    expect(await lastValueFrom(ask(url))).toBe('fine');
    expect(times).toHaveLength(2);
  });

  it('S9.3 is retried after an error without a code', async () => {
    const { url, times } = await nodeWith((response) => response.end('{"error":{"message":"No"}}'));
    expect(await lastValueFrom(ask(url))).toBe('fine');
    expect(times).toHaveLength(2);
  });

  it('is retried after a truncated answer', async () => {
    const { url, times } = await nodeWith((response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('{"jsonrpc"', () => response.destroy());
    });
    expect(await lastValueFrom(ask(url))).toBe('fine');
    expect(times).toHaveLength(2);
  });

  it('goes to the next URL if a node stays behind', async () => {
    const behind = await nodeWith(...[1, 2, 3, 4].map(() => refusal(-32_005)));
    const { url } = await nodeWith();
    expect(await lastValueFrom(ask(behind.url, url))).toBe('fine');
    expect(behind.times).toHaveLength(4);
  });

  it('is retried at a node that is behind, but not at one that refuses', async () => {
    const behind = await nodeWith(refusal(-32005));
    expect(await lastValueFrom(ask(behind.url))).toBe('fine');
    const refusing = await nodeWith(refusal(-32002));
    const other = await nodeWith();
    const error = await lastValueFrom(ask(refusing.url, other.url)).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(NodeRefusal);
    expect(error).toMatchObject({ code: -32002, data: { err: 'why' } });
    expect([refusing.times.length, other.times.length]).toEqual([1, 0]);
  });

  it('is not retried after a permanent status', async () => {
    const { url, times } = await nodeWith(status(401), status(401));
    await verifyFails(ask(url), 'request-failed');
    expect(times).toHaveLength(1);
  });

  it('goes to the next URL if the first fails, and fails without one', async () => {
    const broken = await nodeWith(...Array.from({ length: 9 }, () => status(500)));
    const { url } = await nodeWith();
    expect(await lastValueFrom(ask(broken.url, url))).toBe('fine');
    await verifyFails(ask(), 'request-failed');
  });

  it.each(['', 'nonsense', '{}', '[]', '[null]', '{"error":null}', 'null'])('fails on the answer %o', async (text) => {
    const { url, times } = await nodeWith((response) => void response.end(text));
    await verifyFails(ask(url), 'request-failed');
    expect(times).toHaveLength(1);
  });

  it('is aborted by unsubscribing', async ({ expect }) => {
    const responses: ServerResponse[] = [];
    const { url, times } = await nodeWith((response) => void responses.push(response));
    const asking = ask(url).subscribe();
    await expect.poll(() => times.length).toBe(1);
    asking.unsubscribe();
    await expect.poll(() => responses[0]?.destroyed).toBe(true);
  });
});
