/** Fees when the node itself exaggerates: a tip of 200,000 gwei would make a plain transfer cost 4.2 ether. */
import { asyncScheduler, EMPTY, lastValueFrom } from 'rxjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defineNetwork, type Network } from '../../../../domain/network/network.js';
import type { FeeLimits } from '../../../../domain/transaction/fee-limits.js';
import { type EvmNode, startEvmNode } from '../../../../sandbox/evm-node.js';
import { jsonRpc } from '../../../../servers/json-rpc.js';
import { scriptedDevice } from '../../../fakes/scripted-device.js';
import { evmChain } from '../chain.js';

const GREEDY = '0xb5e620f48000';
const ETHER = { name: 'Ether', symbol: 'ETH', decimals: 18 };

let node: EvmNode;
let network: Network;
beforeAll(async () => {
  node = await startEvmNode({ chainId: 31337 });
  const rpcUrls = { default: { http: [node.rpcUrl] } };
  network = defineNetwork({ id: 31337, name: 'Bare', nativeCurrency: ETHER, rpcUrls });
});
afterAll(() => node.stop());

/** The maximum cost of a plain transfer, and the value that a page's fee is compared with. `lies`: by method; `null` for no answer. */
async function costs(lies: Readonly<Record<string, string | null>>, feeLimits?: FeeLimits) {
  const request = ({ method, params }: { method: string; params?: unknown }): Promise<unknown> => {
    const lie = lies[method];
    if (lie === null) return Promise.reject(new Error('unknown method'));
    return lie === undefined ? jsonRpc(node.rpcUrl, method, params as unknown[]) : Promise.resolve(lie);
  };
  const transport = () => ({ request });
  const device = scriptedDevice();
  const chain = evmChain({ scheduler: asyncScheduler, device, transport, ...(feeLimits && { feeLimits }) });
  const [from, to] = node.accounts.map(({ address }) => address);
  const token = { networkId: network.caipNetworkId, ...ETHER };
  const transfer = { token, from: from ?? '', to: to ?? '', amount: 1n };
  const { amount } = await lastValueFrom(chain.estimateFee(transfer, network));
  const cost = await lastValueFrom(chain.costOf?.({ from }, network) ?? EMPTY);
  return { amount, cost };
}

describe('S6.4 a fee', () => {
  it.each([
    ['advises too high a tip', { eth_maxPriorityFeePerGas: GREEDY }],
    ['names too high a price, and advises no tip', { eth_maxPriorityFeePerGas: null, eth_gasPrice: GREEDY }],
    ['keeps no history', { eth_maxPriorityFeePerGas: GREEDY, eth_feeHistory: null }],
    ['answers nonsense about its history', { eth_maxPriorityFeePerGas: GREEDY, eth_feeHistory: '0x' }],
  ])('is bounded by the tips in blocks if a node %s', async (_, lies) => {
    const { amount, cost } = await costs(lies);
    expect(amount).toBeLessThan(10n ** 16n);
    expect(cost.price * 21_000n).toBe(amount);
  });

  it('follows the host’s limits', async () => {
    const limits = { times: 1_000_000, percent: 7 };
    const { amount, cost } = await costs({ eth_maxPriorityFeePerGas: GREEDY }, limits);
    expect(amount).toBeGreaterThan(4n * 10n ** 18n);
    expect(cost.limits).toEqual(limits);
  });
});
