/** The ways to reach a Solana network, and the order in which they are tried. */
import { asyncScheduler, lastValueFrom } from 'rxjs';
import { afterEach, describe, expect, it } from 'vitest';
import { defineNetwork } from '../../../domain/network/network.js';
import { scriptedNode } from '../../../sandbox/scripted-node.js';
import { type AskNodeOptions, askNode } from './ask-node.js';
import { solanaMainnet } from './index.js';

const stops: (() => Promise<void>)[] = [];
afterEach(() => Promise.all(stops.splice(0).map((stop) => stop())));

async function node() {
  const started = await scriptedNode('');
  stops.push(started.stop);
  return started;
}
const ID = solanaMainnet.caipNetworkId;
const at = (...http: string[]) => defineNetwork({ ...solanaMainnet, rpcUrls: { default: { http } } });
const ask = (options: Partial<AskNodeOptions>, network = at()) =>
  lastValueFrom(askNode({ scheduler: asyncScheduler, ...options })(network, () => undefined, 'getSlot'));

describe('S7.3 the ways to a network of Solana', () => {
  it('are a service, requested without a preflight request, and then the network’s own', async () => {
    const [service, own] = [await node(), await node()];
    expect(await ask({ service: { url: service.url }, projectId: 'p' }, at(own.url))).toBe('getSlot');
    expect(service.requests).toMatchObject([
      {
        path: `/v1/?chainId=${encodeURIComponent(ID)}&projectId=p`,
        headers: { 'content-type': 'text/plain' },
        calls: [{ method: 'getSlot' }],
      },
    ]);
    expect(own.requests).toEqual([]);
    expect(await ask({ service: { url: service.url, networks: [] } }, at(own.url))).toBe('getSlot');
    expect(own.requests).toHaveLength(1);
  });

  it('start with the host’s own URLs', async () => {
    const [custom, service, own] = [await node(), await node(), await node()];
    const rpcUrls = { [ID]: [custom.url] };
    expect(await ask({ rpcUrls, service: { url: service.url } }, at(own.url))).toBe('getSlot');
    expect([custom, service, own].map(({ requests }) => requests.length)).toEqual([1, 0, 0]);
  });
});
