/** Requests to a node: Porthole's compared with plain viem's, on the same local node, taking turns. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { lastValueFrom } from 'rxjs';
import { createPublicClient, http } from 'viem';
import { defineNetwork } from '../domain/network/network.js';
import { askNode } from '../infrastructure/chains/evm/node/ask-node.js';
import { type EvmNode, startEvmNode } from '../sandbox/evm-node.js';
import { median } from './median.js';
import { RPC_TARGETS } from './targets.js';

type Ask = (account: number) => Promise<unknown>;

export interface RpcLine {
  readonly label: string;
  readonly viem: number;
  readonly porthole: number;
  /** The limit: a factor of viem's figure, or a number of requests. */
  readonly target?: { readonly times: number } | { readonly most: number };
}

const CHAIN_ID = 31_337;
/** Sequential requests; several at once, repeated. */
const LONE = 10;
const TOGETHER = 20;
const BATCHES = 5;
const COMPONENTS = 100;
/** Turns before measuring: code is compiled, connections are opened, the node's network is known. */
const WARM = 30;

export async function measureRpc(turns: number, warm = WARM): Promise<readonly RpcLine[]> {
  const node = await startEvmNode({ chainId: CHAIN_ID });
  try {
    const ways = { viem: viemAt(node.rpcUrl), porthole: portholeAt(node.rpcUrl) };
    const taken = {
      lone: { viem: [] as number[], porthole: [] as number[] },
      together: { viem: [] as number[], porthole: [] as number[] },
    };
    for (let turn = -warm; turn < turns; turn += 1) {
      // The order rotates.
      const order = turn % 2 === 0 ? (['viem', 'porthole'] as const) : (['porthole', 'viem'] as const);
      for (const way of order) {
        const [lone, together] = [await timed(() => oneByOne(ways[way])), await timed(() => atOnce(ways[way]))];
        if (turn < 0) continue;
        taken.lone[way].push(lone);
        taken.together[way].push(together);
      }
    }
    const mix = (way: 'viem' | 'porthole') => taken.lone[way].map((time, at) => time + (taken.together[way][at] ?? 0));
    const counted = await countRequests(node);
    return [
      {
        label: `${LONE} reads one after the other, ms`,
        ...{ viem: middle(taken.lone.viem), porthole: middle(taken.lone.porthole) },
      },
      {
        label: `${BATCHES} times ${TOGETHER} reads at once, ms`,
        ...{ viem: middle(taken.together.viem), porthole: middle(taken.together.porthole) },
      },
      {
        label: 'both, ms',
        ...{ viem: middle(mix('viem')), porthole: middle(mix('porthole')) },
        target: { times: RPC_TARGETS.overhead },
      },
      {
        label: `${COMPONENTS} components, the same ${TOGETHER} reads, requests`,
        ...counted,
        target: { most: RPC_TARGETS.requests },
      },
    ];
  } finally {
    await node.stop();
  }
}

export function meetsRpc({ viem, porthole, target }: RpcLine): boolean {
  if (!target) return true;
  return porthole <= ('times' in target ? viem * target.times : target.most);
}

/** The lines as text. */
export function rpcTable(lines: readonly RpcLine[]): string {
  const width = Math.max(...lines.map(({ label }) => label.length));
  const row = (label: string, cells: readonly string[]) =>
    [label.padEnd(width), ...cells.map((cell) => cell.padStart(10))].join('  ');
  const text = (value: number) => (Number.isInteger(value) ? String(value) : value.toFixed(2));
  return [
    row('', ['viem', 'porthole', 'to viem', 'target']),
    ...lines.map((line) => {
      const { label, viem, porthole, target } = line;
      const limit = target && ('times' in target ? `${target.times}×` : `at most ${target.most}`);
      const verdict = limit ? `${meetsRpc(line) ? 'ok' : 'MISSED'}: ${limit}` : '';
      return row(label, [text(viem), text(porthole), `${(porthole / viem).toFixed(3)}×`, verdict]).trimEnd();
    }),
  ].join('\n');
}

function viemAt(url: string): Ask {
  const client = createPublicClient({ transport: http(url, { batch: true }) });
  return (account) => client.request({ method: 'eth_getBalance', params: [addressOf(account), 'latest'] });
}

function portholeAt(url: string): Ask {
  const ask = askNode({});
  const network = defineNetwork({
    ...{ id: CHAIN_ID, name: 'Local', nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 } },
    rpcUrls: { default: { http: [url] } },
  });
  return (account) => lastValueFrom(ask(network, 'eth_getBalance', [addressOf(account), 'latest']));
}

async function oneByOne(ask: Ask): Promise<void> {
  for (let each = 0; each < LONE; each += 1) await ask(each);
}

async function atOnce(ask: Ask): Promise<void> {
  for (let batch = 0; batch < BATCHES; batch += 1)
    await Promise.all(Array.from({ length: TOGETHER }, (_, each) => ask(each)));
}

async function timed(work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** Requests are counted in front of the node, by a proxy. */
async function countRequests({ rpcUrl }: EvmNode): Promise<{ viem: number; porthole: number }> {
  let count = 0;
  const door = createServer(async (request, response) => {
    count += 1;
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(rpcUrl, { method: 'POST', headers, body: Buffer.concat(parts) });
    response.writeHead(answer.status, headers).end(await answer.text());
  });
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(door.address() as AddressInfo).port}`;
  const all = async (ask: Ask) => {
    count = 0;
    await Promise.all(Array.from({ length: COMPONENTS * TOGETHER }, (_, each) => ask(each % TOGETHER)));
    return count;
  };
  try {
    return { viem: await all(viemAt(url)), porthole: await all(portholeAt(url)) };
  } finally {
    door.close();
    door.closeAllConnections();
  }
}

function middle(times: readonly number[]): number {
  return median(times) ?? Number.NaN;
}

function addressOf(account: number): `0x${string}` {
  return `0x${(account + 1).toString(16).padStart(40, '0')}`;
}
