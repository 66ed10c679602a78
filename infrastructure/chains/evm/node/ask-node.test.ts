/** Requests to nodes, with real HTTP servers: which nodes, how often, and which answers are accepted. */
import { forkJoin, lastValueFrom } from 'rxjs';
import { afterAll, describe, expect, it } from 'vitest';
import { defineNetwork } from '../../../../domain/network/network.js';
import { answerTo, type Reply, scriptedNode } from '../../../../sandbox/scripted-node.js';
import { verifyFails } from '../../../fakes/verify.js';
import { mainnet } from '../index.js';
import { askNode } from './ask-node.js';

const stops: (() => Promise<void>)[] = [];
afterAll(() => Promise.all(stops.map((stop) => stop())));

/** A node of mainnet, or of another network. */
async function nodeOf(chainId: string, ...replies: Reply[]) {
  const node = await scriptedNode(chainId, ...replies);
  stops.push(node.stop);
  const asked = () => node.requests.map(({ calls }) => calls.map(({ method }) => method).join('+'));
  return { ...node, asked, times: () => node.requests.map(({ at }) => at) };
}
const nodeWith = (...replies: Reply[]) => nodeOf('0x1', ...replies);

const networkAt = (...http: string[]) => defineNetwork({ ...mainnet, rpcUrls: { default: { http } } });
const status =
  (code: number, headers: Record<string, string> = {}, text = ''): Reply =>
  (response) =>
    void response.writeHead(code, headers).end(text);
const erring =
  (error: unknown): Reply =>
  (response, calls) =>
    void response.end(JSON.stringify(calls.map(({ id }) => ({ jsonrpc: '2.0', id, error }))));
const times = <T>(count: number, each: T): T[] => Array.from({ length: count }, () => each);
const WORDS = JSON.stringify({ jsonrpc: '2.0', id: 0, error: { code: 3, message: 'execution reverted' } });

// Concurrent: each mostly waits before it retries.
describe.concurrent('a request to a node', () => {
  it('is sent together with others of the same moment, and only once if identical', async () => {
    const { url, asked } = await nodeWith();
    const ask = askNode({});
    const network = networkAt(url);
    const answers = forkJoin([ask(network, 'a'), ask(network, 'b', [1]), ask(network, 'b', [1])]);
    expect(asked()).toEqual([]);
    expect(await lastValueFrom(answers)).toEqual(['a', 'b', 'b']);
    expect(asked()).toEqual(['a+eth_chainId+b']);
  });

  it('is sent alone to nodes that refuse batches', async () => {
    const { url, asked } = await nodeWith();
    const ask = askNode({ batch: false });
    const network = networkAt(url);
    expect(await lastValueFrom(forkJoin([ask(network, 'a'), ask(network, 'b')]))).toEqual(['a', 'b']);
    expect(asked().sort()).toEqual(['a', 'b', 'eth_chainId']);
  });

  it.each([403, 408, 413, 429, 500, 502, 503, 504])('S9.3 is retried after the status %i', async (code) => {
    const { url, requests } = await nodeWith(status(code));
    expect(await lastValueFrom(askNode({})(networkAt(url), 'a'))).toBe('a');
    expect(requests).toHaveLength(2);
  });

  it.each([-1, -32_005, -32_603])('S9.3 is retried after the error %i', async (code) => {
    const { url, requests } = await nodeWith(erring({ code, message: 'No' }));
    expect(await lastValueFrom(askNode({})(networkAt(url), 'a'))).toBe('a');
    expect(requests).toHaveLength(2);
  });

  it.each([{}, { message: 'No' }, 'No'])('S9.3 is retried after %j, an error without a code', async (error) => {
    const { url, requests } = await nodeWith(erring(error));
    expect(await lastValueFrom(askNode({})(networkAt(url), 'a'))).toBe('a');
    expect(requests).toHaveLength(2);
  });

  it.each([3, -32_000, -32_001, -32_003, -32_601, -32_602, 4_001])(
    'S9.3 is not retried after the error %i',
    async (code) => {
      const { url, requests } = await nodeWith(erring({ code, message: 'No' }));
      await verifyFails(askNode({})(networkAt(url), 'a'), code === 3 ? 'transaction-reverted' : 'request-failed');
      expect(requests).toHaveLength(1);
    },
  );

  it('S9.3 is retried three times, after 150 ms and twice as long each time', async () => {
    const node = await nodeWith(...times(4, status(500)));
    await verifyFails(askNode({})(networkAt(node.url), 'a'), 'request-failed');
    const pauses = node.times().map((time, index) => time - (node.times()[index - 1] ?? time));
    expect(pauses).toHaveLength(4);
    for (const [index, least] of [0, 150, 300, 600].entries()) expect(pauses[index]).toBeGreaterThanOrEqual(least - 1);
  });

  it.each([
    ['429', '', 429],
    ['429, whatever it says besides', WORDS, 429],
    ['503', '', 503],
  ])('S9.3 waits as long as Retry-After says after %s', async (_, text, code) => {
    const node = await nodeWith(status(code, { 'retry-after': '1' }, text));
    expect(await lastValueFrom(askNode({})(networkAt(node.url), 'a'))).toBe('a');
    const [first = 0, second = 0] = node.times();
    expect(second - first).toBeGreaterThanOrEqual(999);
  });

  it('S9.3 waits until the date in Retry-After', async () => {
    const until = new Date(Date.now() + 3_000).toUTCString();
    const node = await nodeWith(status(503, { 'retry-after': until }));
    await lastValueFrom(askNode({})(networkAt(node.url), 'a'));
    const [first = 0, second = 0] = node.times();
    // Dates have whole seconds, so the time is exact to a second.
    expect(second - first).toBeGreaterThan(990);
  });

  it('returns the node’s own error, despite a status of a broken node', async () => {
    const { url, requests } = await nodeWith(status(500, { 'content-type': 'application/json' }, `[${WORDS}]`));
    expect(await lastValueFrom(askNode({})(networkAt(url), 'a'))).toBe('a');
    const single = await nodeWith(...times(2, status(500, {}, WORDS)));
    await verifyFails(askNode({ batch: false })(networkAt(single.url), 'a'), 'transaction-reverted');
    expect([requests.length, single.requests.length]).toEqual([2, 2]);
  });

  it('is not retried after a permanent status', async () => {
    const { url, requests } = await nodeWith(...times(2, status(401)));
    await verifyFails(askNode({})(networkAt(url), 'a'), 'request-failed');
    expect(requests).toHaveLength(1);
  });

  it('goes to the next URL if the first fails', async () => {
    const broken = await nodeWith(...times(9, status(500)));
    const { url, asked } = await nodeWith();
    expect(await lastValueFrom(askNode({})(networkAt(broken.url, url), 'a'))).toBe('a');
    // The other request is the sample for the ranking.
    expect(asked().filter((each) => each !== 'eth_chainId')).toEqual(['a+eth_chainId']);
  });

  it.sequential('S9.3 goes first to the URL that answers best', async () => {
    const held: (() => void)[] = [];
    const late: Reply = (response, [call = { id: 0, method: '' }]) =>
      void held.push(() => response.end(JSON.stringify(answerTo(call))));
    const slow = await nodeWith(...times(9, late));
    const quick = await nodeWith();
    const ask = askNode({});
    const network = networkAt(slow.url, quick.url);
    const answers = forkJoin([ask(network, 'b'), ask(network, 'c'), ask(network, 'c')]);
    expect(await lastValueFrom(answers)).toEqual(['b', 'c', 'c']);
    for (const release of held) release();
    expect(new Set(slow.asked())).toEqual(new Set(['eth_chainId']));
    expect(quick.asked().filter((each) => each !== 'eth_chainId')).toEqual(['b+eth_chainId+c']);
  });

  it('fails without a URL', async () => {
    await verifyFails(askNode({})(networkAt(), 'a'), 'request-failed');
  });

  it.each(['', 'nonsense', '{}', '[]', '[null]', '[{"error":{}}]', 'null'])('fails on the answer %o', async (text) => {
    const { url, requests } = await nodeWith(...times<Reply>(4, (response) => void response.end(text)));
    await verifyFails(askNode({})(networkAt(url), 'a'), 'request-failed');
    expect(requests).toHaveLength(4);
  });
});

describe('a node of another network', () => {
  it.each(['0x5', 'banana', ''])('is not used if it reports %j', async (chainId) => {
    const { url, asked } = await nodeOf(chainId);
    const lines: string[] = [];
    const ask = askNode({ log: (_, line) => void lines.push(line) });
    const network = networkAt(`${url}/v3/secret`);
    await verifyFails(ask(network, 'a'), 'request-failed');
    expect(asked()).toEqual(['a+eth_chainId']);
    await verifyFails(ask(network, 'b'), 'request-failed');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(`${url} is asked about Ethereum (eip155:1), and is a node of`);
  });

  it('is skipped for one of the right network', async () => {
    const other = await nodeOf('0x5');
    const { url } = await nodeWith();
    expect(await lastValueFrom(askNode({})(networkAt(other.url, url), 'a'))).toBe('a');
  });

  it('is not used for reverts either', async () => {
    const reverting: Reply = (response, calls) => {
      const error = { code: 3, message: 'execution reverted' };
      const answer = (call: (typeof calls)[number]) =>
        call.method === 'a' ? { ...call, error } : answerTo(call, '0x5');
      response.end(JSON.stringify(calls.map(answer)));
    };
    const { url } = await nodeOf('0x5', reverting);
    await verifyFails(askNode({})(networkAt(url), 'a'), 'request-failed');
  });

  it('is asked for its network once, together with the first request', async () => {
    const { url, asked } = await nodeWith();
    const ask = askNode({});
    const network = networkAt(url);
    await lastValueFrom(forkJoin([ask(network, 'a'), ask(network, 'b')]));
    await lastValueFrom(forkJoin([ask(network, 'a'), ask(network, 'b')]));
    expect(asked()).toEqual(['a+eth_chainId+b', 'a+b']);
  });

  it('is trusted if it does not know', async () => {
    const unknowing: Reply = (response, calls) => {
      const error = { code: -32_601, message: 'Method not found' };
      const answer = (call: (typeof calls)[number]) => (call.method === 'a' ? answerTo(call) : { id: call.id, error });
      response.end(JSON.stringify(calls.map(answer)));
    };
    const { url } = await nodeWith(unknowing);
    expect(await lastValueFrom(askNode({})(networkAt(url), 'a'))).toBe('a');
  });
});
