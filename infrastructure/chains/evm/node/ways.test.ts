/** The ways to reach a network, and the order in which they are tried. */
import { asyncScheduler, firstValueFrom, forkJoin, lastValueFrom, of, ReplaySubject } from 'rxjs';
import { afterEach, describe, expect, it } from 'vitest';
import { defineNetwork, type NetworkInput } from '../../../../domain/network/network.js';
import { type Reply, type ScriptedNode, scriptedNode } from '../../../../sandbox/scripted-node.js';
import { verifyFails } from '../../../fakes/verify.js';
import { virtualTime } from '../../../fakes/virtual-time.js';
import { SERVED } from '../../../rpc/served-networks.js';
import { mainnet } from '../index.js';
import { type AskNodeOptions, askNode } from './ask-node.js';
import { severalNodes } from './several-nodes.js';
import type { Way } from './way.js';

const stops: (() => Promise<void>)[] = [];
afterEach(() => Promise.all(stops.splice(0).map((stop) => stop())));

const BROKEN: Reply = (response) => void response.writeHead(500).end();

async function node(chainId = '0x1', ...replies: Reply[]): Promise<ScriptedNode> {
  const started = await scriptedNode(chainId, ...replies);
  stops.push(started.stop);
  return started;
}
const NEVER_ANSWERS = new Promise<never>(() => undefined);
const broken = () => node('0x1', ...Array.from({ length: 9 }, () => BROKEN));
const at = (http: readonly string[], rest: Partial<NetworkInput> = {}) =>
  defineNetwork({ ...mainnet, caipNetworkId: undefined, rpcUrls: { default: { http } }, ...rest });
const answer = (options: AskNodeOptions, network = at([]), method = 'a') =>
  lastValueFrom(askNode(options)(network, method));
/** Whether the caller's request was sent to it. */
const wasAsked = ({ requests }: ScriptedNode) =>
  requests.some(({ calls }) => calls.some(({ method }) => method === 'a'));

describe('S7.3 a service', () => {
  it('is requested at its URL, with network and project, without a preflight request', async () => {
    const service = await node();
    const ask = askNode({ service: { url: `${service.url}/` }, projectId: 'my project' });
    const network = at([]);
    expect(await firstValueFrom(forkJoin([ask(network, 'a'), ask(network, 'b')]))).toEqual(['a', 'b']);
    await firstValueFrom(ask(network, 'c'));
    for (const { path, headers } of service.requests) {
      expect(path).toBe('/v1/?chainId=eip155%3A1&projectId=my+project');
      expect(headers['content-type']).toBe('text/plain');
    }
    const [together, alone] = service.requests;
    expect(together).toMatchObject({
      batch: true,
      calls: [{ method: 'a' }, { method: 'eth_chainId' }, { method: 'b' }],
    });
    expect(alone).toMatchObject({ batch: false, calls: [{ jsonrpc: '2.0', method: 'c', params: [] }] });
  });

  it('gets its own project id, or none', async () => {
    const service = await node();
    await answer({ service: { url: service.url, projectId: 'own' }, projectId: 'modal' });
    await answer({ service: { url: service.url } });
    expect(service.requests.map(({ path }) => path)).toEqual([
      '/v1/?chainId=eip155%3A1&projectId=own',
      '/v1/?chainId=eip155%3A1',
    ]);
  });

  it('is not used for networks that it does not support', async () => {
    const [service, own] = [await node('0x7a69'), await node('0x7a69')];
    const local = at([own.url], { id: 31_337 });
    expect(await answer({ service: { url: service.url } }, local)).toBe('a');
    expect([wasAsked(service), wasAsked(own)]).toEqual([false, true]);
    await answer({ service: { url: service.url, networks: ['eip155:31337'] } }, local);
    expect(wasAsked(service)).toBe(true);
    await verifyFails(askNode({ service: { url: service.url, networks: [] } })(at([]), 'a'), 'request-failed');
  });

  it('supports 38 networks', () => {
    expect(new Set(SERVED).size).toBe(38);
    expect(SERVED).toContain('eip155:1313161554');
  });
});

describe('S7.3 the ways to a network', () => {
  const brought = (request: () => Promise<unknown>) => ({ transport: () => ({ request }) });

  it('are the host’s transport, its URLs, the service and the network’s own, in this order', async () => {
    const [custom, service, own] = [await node(), await node(), await node()];
    const all = { rpcUrls: { 'eip155:1': [custom.url] }, service: { url: service.url } } as const;
    const network = at([own.url]);
    expect(await answer({ ...all, ...brought(async () => 'brought') }, network)).toBe('brought');
    expect([custom, service, own].map(wasAsked)).toEqual([false, false, false]);
    expect(await answer(all, network)).toBe('a');
    expect([custom, service, own].map(wasAsked)).toEqual([true, false, false]);
    expect(await answer({ service: all.service }, network)).toBe('a');
    expect([service, own].map(wasAsked)).toEqual([true, false]);
  });

  it('are tried one after the other while they fail', async () => {
    const [custom, service, own] = [await broken(), await broken(), await node()];
    const failing = brought(() => Promise.reject(new Error('No')));
    const options = { ...failing, rpcUrls: { 'eip155:1': [custom.url] }, service: { url: service.url } } as const;
    expect(await answer(options, at([own.url]))).toBe('a');
    expect([custom, service, own].map(wasAsked)).toEqual([true, true, true]);
  });

  it('are not continued if the network itself refuses', async () => {
    const own = await node();
    let asked = 0;
    const refusal = Object.assign(new Error('execution reverted'), { code: 3 });
    const refusing = brought(() => {
      asked += 1;
      return Promise.reject(refusal);
    });
    await verifyFails(askNode(refusing)(at([own.url]), 'a'), 'transaction-reverted');
    expect(asked).toBe(1);
    expect(wasAsked(own)).toBe(false);
  });

  it('are continued if the host’s transport does not answer in ten seconds', async () => {
    const { scheduler, advance } = virtualTime();
    const own = await node();
    let asked = 0;
    const silent = brought(() => {
      asked += 1;
      return new Promise(() => undefined);
    });
    const answered = answer({ ...silent, scheduler }, at([own.url]));
    await expect.poll(() => asked).toBe(1);
    advance(9_999);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(wasAsked(own)).toBe(false);
    advance(1);
    expect(await answered).toBe('a');
  });

  it('end with cancelled when the modal is destroyed, and the next one is not tried', async () => {
    const silent: Reply = () => undefined;
    const [first, second, own] = [await node('0x1', silent), await node('0x1', silent), await node()];
    const rpcUrls = { 'eip155:1': [first.url, second.url] } as const;
    const destroyed$ = new ReplaySubject<void>();
    const ask = askNode({ rpcUrls, destroyed$ });
    const asked = verifyFails(ask(at([own.url]), 'a'), 'cancelled');
    await expect.poll(() => first.requests.length + second.requests.length).toBe(2);
    destroyed$.next();
    await asked;
    await verifyFails(ask(at([own.url]), 'a'), 'cancelled');
    expect(own.requests).toEqual([]);
  });

  it('are not continued while viem retries what was cancelled', async () => {
    const asked: string[] = [];
    const way = (name: string): Way => ({ ask: async () => asked.push(name), sample: () => NEVER_ANSWERS });
    const kinds = [[way('first'), way('second')], [way('own')]];
    const transport = severalNodes(kinds, { scheduler: asyncScheduler, destroyed$: of(undefined) });
    await expect(transport({}).request({ method: 'a' })).rejects.toThrow('cancelled');
    expect(asked).toEqual([]);
  });

  it('do not include the network’s own nodes while the host’s answer, not even for samples', async () => {
    const [first, second] = [await node(), await node()];
    const [one, other] = [await node(), await node()];
    const rpcUrls = { 'eip155:1': [first.url, second.url] } as const;
    expect(await answer({ rpcUrls }, at([one.url, other.url]))).toBe('a');
    expect([one, other].map(({ requests }) => requests)).toEqual([[], []]);
  });
});

describe('S9.3 identical concurrent requests', () => {
  it('are sent once, up to 8192 others', async () => {
    const { scheduler } = virtualTime();
    let asked = 0;
    const request = () => {
      asked += 1;
      return new Promise(() => undefined);
    };
    const ask = askNode({ transport: () => ({ request }), scheduler });
    const network = at([]);
    const about = (from: number, to: number) => {
      for (let each = from; each < to; each += 1) ask(network, 'a', [each]).subscribe();
      return new Promise((resolve) => setTimeout(resolve));
    };
    await about(0, 8192);
    await about(0, 8192);
    expect(asked).toBe(8192);
    await about(8192, 8193);
    await about(0, 1);
    expect(asked).toBe(8194);
  });
});
