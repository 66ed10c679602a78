/** One URL of a node, whatever it answers: over real HTTP, with only the time simulated. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answerTo, type Reply, type ScriptedCall, scriptedNode } from '../../../../sandbox/scripted-node.js';
import { httpNode } from './http-node.js';

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  vi.useRealTimers();
  await Promise.all(stops.splice(0).map((stop) => stop()));
});

async function nodeWith(...replies: Reply[]) {
  const node = await scriptedNode('0x1', ...replies);
  stops.push(node.stop);
  const { url, requests } = node;
  return { url, requests, ask: httpNode(url, { batch: true }) };
}

const saying =
  (answer: (calls: readonly ScriptedCall[]) => unknown): Reply =>
  (response, calls) =>
    void response.end(JSON.stringify(answer(calls)));

/** The outcome of each request: its answer, or how it failed. */
async function outcomes(ask: ReturnType<typeof httpNode>, ...methods: string[]) {
  const asked = await Promise.allSettled(methods.map((method) => ask({ method })));
  return asked.map((each) => (each.status === 'fulfilled' ? each.value : nameOf(each.reason)));
}
const nameOf = ({ name, code, status }: { name: string; code?: number; status?: number }) =>
  [name, code ?? status].filter((part) => part !== undefined).join(' ');

describe('S9.3 concurrent requests', () => {
  it('are one HTTP request up to a thousand, and two beyond that', async () => {
    const { ask, requests } = await nodeWith();
    const methods = Array.from({ length: 1001 }, (_, at) => `m${at}`);
    expect(await outcomes(ask, ...methods)).toEqual(methods);
    expect(requests.map(({ calls }) => calls.length).sort()).toEqual([1, 1000]);
    expect(await outcomes(ask, ...methods.slice(1))).toEqual(methods.slice(1));
    expect(requests).toHaveLength(3);
  });

  it('are one HTTP request each if batches are refused; a single one is not a batch', async () => {
    const { url, ask, requests } = await nodeWith();
    expect(await outcomes(httpNode(url, { batch: false }), 'a', 'b')).toEqual(['a', 'b']);
    expect(await outcomes(ask, 'c')).toEqual(['c']);
    expect(requests.map(({ batch }) => batch)).toEqual([false, false, false]);
  });

  it('are answered in any order', async () => {
    const { ask } = await nodeWith(saying((calls) => calls.map((call) => answerTo(call)).reverse()));
    expect(await outcomes(ask, 'a', 'b', 'c')).toEqual(['a', 'b', 'c']);
  });

  it('are answered if ids are returned as text', async () => {
    const { ask } = await nodeWith(
      saying((calls) => calls.map((call) => ({ ...answerTo(call), id: String(call.id) }))),
    );
    expect(await outcomes(ask, 'a', 'b')).toEqual(['a', 'b']);
  });

  it('keep their own answers if one is missing', async () => {
    const { ask } = await nodeWith(saying((calls) => calls.slice(1).map((call) => answerTo(call))));
    expect(await outcomes(ask, 'a', 'b', 'c')).toEqual(['HttpRequestError', 'b', 'c']);
  });

  it('keep their own answers if one is an error', async () => {
    const { ask } = await nodeWith(
      saying((calls) =>
        calls.map((call) =>
          call.method === 'b' ? { id: call.id, error: { code: 3, message: 'No' } } : answerTo(call),
        ),
      ),
    );
    expect(await outcomes(ask, 'a', 'b', 'c')).toEqual(['a', 'RpcRequestError 3', 'c']);
  });

  it('all fail with an error for the whole batch', async () => {
    const { ask } = await nodeWith(saying(() => ({ id: null, error: { code: -32_600, message: 'No batches' } })));
    expect(await outcomes(ask, 'a', 'b')).toEqual(['RpcRequestError -32600', 'RpcRequestError -32600']);
  });

  it.each<[string, unknown]>([
    ['null', null],
    ['a number', 7],
    ['nothing of a batch', []],
    ['things that are no answers', [null, 7, 'a', {}, { id: {} }, []]],
    ['an answer to one', { id: 0, result: 'a' }],
  ])('all fail if the answer is %s', async (_, answer) => {
    const { ask } = await nodeWith(saying(() => answer));
    expect(await outcomes(ask, 'a', 'b')).toEqual(['HttpRequestError', 'HttpRequestError']);
  });

  it('fail with a text if the error is one', async () => {
    const { ask } = await nodeWith(saying(() => ({ error: 'slow down' })));
    expect(await outcomes(ask, 'a')).toEqual(['RpcRequestError -1']);
  });

  it.each(['<html>502 Bad Gateway</html>', '[{"id":', 'Too many requests'])(
    'fail if the answer is the text %j with a good status',
    async (text) => {
      const { ask } = await nodeWith((response) => void response.end(text));
      expect(await outcomes(ask, 'a', 'b')).toEqual(['HttpRequestError', 'HttpRequestError']);
    },
  );

  it('fail if an answer is cut off', async () => {
    const { ask } = await nodeWith((response) => {
      response.writeHead(200, { 'content-length': '1000' });
      response.write('[{"jsonrpc":"2.0",', () => response.destroy());
    });
    expect(await outcomes(ask, 'a', 'b')).toEqual(['HttpRequestError', 'HttpRequestError']);
  });

  it('can be sent to a node with a user name and a password', async () => {
    const { url, requests } = await nodeWith();
    const address = url.replace('//', '//harbour:sea%20salt@');
    expect(await outcomes(httpNode(address, { batch: true }), 'a', 'b')).toEqual(['a', 'b']);
    expect(requests[0]?.headers.authorization).toBe(`Basic ${btoa('harbour:sea salt')}`);
  });

  it('fail if nobody answers at the URL, or it is invalid', async () => {
    const { url } = await nodeWith();
    await Promise.all(stops.splice(0).map((stop) => stop()));
    expect(await outcomes(httpNode(url, { batch: true }), 'a')).toEqual(['HttpRequestError']);
    expect(await outcomes(httpNode('not an address', { batch: true }), 'a')).toEqual(['HttpRequestError']);
  });

  it('fail if an answer does not end', async () => {
    const { ask } = await nodeWith((response) => {
      const more = () => response.write('x'.repeat(1_000_000), (error) => void (error ?? more()));
      more();
    });
    expect(await outcomes(ask, 'a')).toEqual(['ResponseBodyTooLargeError']);
  });

  it.each<[string, Reply]>([
    ['says nothing', () => undefined],
    ['stops in the midst of its answer', (response) => void response.write('[{"jsonrpc":')],
  ])('S9.3 fail after ten seconds if the node %s', async (_, reply) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { ask, requests } = await nodeWith(reply);
    let ended: unknown;
    void outcomes(ask, 'a', 'b').then((each) => {
      ended = each;
    });
    vi.advanceTimersByTime(1);
    while (requests.length === 0) await new Promise(setImmediate);
    // Everything has been written by the time that another request is answered.
    await outcomes(httpNode((await nodeWith()).url, { batch: false }), 'c');
    vi.advanceTimersByTime(9_990);
    await new Promise(setImmediate);
    expect(ended).toBeUndefined();
    vi.advanceTimersByTime(10);
    for (let turn = 0; turn < 1000 && !ended; turn += 1) await new Promise(setImmediate);
    expect(ended).toEqual(['TimeoutError', 'TimeoutError']);
  });
});
