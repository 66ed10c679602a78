/** wagmi sends transactions through the modal on real nodes, also after a switch by either side. */
import { type Chain, createPublicClient, http } from 'viem';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type EvmNode, startEvmNode } from '../../../sandbox/evm-node.js';
import { FIRST, LINES, SECOND, WALLET, type WagmiVisits, wagmiVisits } from '../../../sandbox/wagmi/wagmi-visits.js';

const ids = [31_337, 31_338] as const;
let nodes: readonly EvmNode[] = [];
let visits: WagmiVisits | undefined;
beforeAll(async () => {
  nodes = await Promise.all(ids.map((chainId) => startEvmNode({ chainId, accounts: 2 })));
});
afterEach(() => visits?.close());
afterAll(() => Promise.all(nodes.map((node) => node.stop())));

describe.each(LINES)('wagmi %s', (_, wagmi) => {
  it('sends on the network that either side has switched to', async () => {
    const chains = nodes.map(
      ({ chainId, rpcUrl }): Chain => ({
        id: chainId,
        name: `Network ${chainId}`,
        nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
        rpcUrls: { default: { http: [rpcUrl] } },
      }),
    );
    const [one, two] = chains;
    if (!one || !two) throw new Error('No networks');
    const networks = nodes.map(({ chainId, rpcUrl }) => ({ chainId, name: `Network ${chainId}`, rpcUrl }));
    visits = wagmiVisits(wagmi, { chains: [one, two], networks: networks as never });
    const { modal, config } = await visits.open();
    await modal.connect(WALLET);
    await expect.poll(() => config.state.status).toBe('connected');
    const send = async (chain: Chain) => {
      const hash = await wagmi.sendTransaction(config, { to: SECOND, value: 1n });
      const client = createPublicClient({ chain, transport: http() });
      // viem's own waiting misses a block that comes while it looks for a replacement; then there is no other one here.
      const receipt = () => client.getTransactionReceipt({ hash });
      const { from, blockNumber } = await vi.waitFor(receipt, { timeout: 40_000 });
      return [from.toLowerCase() === FIRST.toLowerCase(), blockNumber > 0n];
    };
    expect(await send(one)).toEqual([true, true]);
    await wagmi.switchChain(config, { chainId: two.id });
    expect(await send(two)).toEqual([true, true]);
    await modal.switchNetwork(`eip155:${one.id}`);
    expect(await send(one)).toEqual([true, true]);
    visits.wallet.mode = 'reject';
    await expect(wagmi.sendTransaction(config, { to: SECOND, value: 1n })).rejects.toThrow('User rejected the request');
  });
});
