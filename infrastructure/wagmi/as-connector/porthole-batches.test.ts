/** wagmi sends several calls at once through the modal (EIP-5792), on a real node, with a wallet that executes them in one transaction. */
import { type Chain, createPublicClient, http } from 'viem';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type EvmNode, startEvmNode } from '../../../sandbox/evm-node.js';
import { placeSmartAccount } from '../../../sandbox/secure-site/smart-account-code.js';
import { FIRST, LINES, WALLET, type WagmiVisits, wagmiVisits } from '../../../sandbox/wagmi/wagmi-visits.js';
import { SMART_ACCOUNT } from '../../../servers/secure-site/smart-account.js';

const ID = 31_337;
const FRIENDS = ['0x00000000000000000000000000000000000000f1', '0x00000000000000000000000000000000000000f2'] as const;
let node: EvmNode;
let visits: WagmiVisits | undefined;
beforeAll(async () => {
  node = await startEvmNode({ chainId: ID, accounts: 2 });
  await placeSmartAccount(node.rpcUrl);
});
afterEach(() => visits?.close());
afterAll(() => node?.stop());

describe.each(LINES)('wagmi %s', (_, wagmi) => {
  async function connected(smartAccount?: typeof SMART_ACCOUNT) {
    const chain: Chain = {
      id: ID,
      name: 'Local',
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: { default: { http: [node.rpcUrl] } },
    };
    const network = { chainId: ID, name: 'Local', rpcUrl: node.rpcUrl, ...(smartAccount && { smartAccount }) };
    visits = wagmiVisits(wagmi, { chains: [chain], networks: [network], batches: true });
    const tab = await visits.open();
    await tab.modal.connect(WALLET);
    await expect.poll(() => tab.config.state.status).toBe('connected');
    return { ...tab, wallet: visits.wallet, client: createPublicClient({ chain, transport: http() }) };
  }
  const calls = FRIENDS.map((to) => ({ to, value: 5n }));

  it('has the wallet’s capabilities, and waits for the batch until it is executed', async () => {
    const { config, client } = await connected(SMART_ACCOUNT);
    const before = await Promise.all(FRIENDS.map((address) => client.getBalance({ address })));
    expect(await wagmi.getCapabilities(config, { chainId: ID })).toMatchObject({ atomic: { status: 'supported' } });
    const { id } = await wagmi.sendCalls(config, { calls, forceAtomic: true });
    const done = await wagmi.waitForCallsStatus(config, { id });
    expect(done).toMatchObject({ id, status: 'success', statusCode: 200, chainId: ID, atomic: true });
    expect(done.receipts?.map(({ status }) => status)).toEqual(['success']);
    const hash = done.receipts?.[0]?.transactionHash ?? '0x';
    expect((await client.getTransactionReceipt({ hash })).from.toLowerCase()).toBe(FIRST.toLowerCase());
    const after = await Promise.all(FRIENDS.map((address) => client.getBalance({ address })));
    expect(after).toEqual(before.map((sum) => sum + 5n));
    expect(await wagmi.getCallsStatus(config, { id })).toMatchObject({ status: 'success' });
    await wagmi.showCallsStatus(config, { id });
  });

  it('knows a refusal, and a batch that the wallet does not have', async () => {
    const { config, wallet } = await connected(SMART_ACCOUNT);
    wallet.mode = 'reject';
    await expect(wagmi.sendCalls(config, { calls })).rejects.toThrow('User rejected the request');
    await expect(wagmi.getCallsStatus(config, { id: '0x12' })).rejects.toThrow('Unknown bundle id');
  });

  it('knows a wallet that cannot execute them at once', async () => {
    const { config } = await connected();
    expect(await wagmi.getCapabilities(config, { chainId: ID })).toMatchObject({ atomic: { status: 'unsupported' } });
    await expect(wagmi.sendCalls(config, { calls, forceAtomic: true })).rejects.toThrow(
      'Atomic execution is not possible',
    );
  });
});
