/** The simulated changes on the wallet's own screens, with the real network. */
import { encodeFunctionData, erc20Abi, type Hex, maxUint256, parseEther, toHex } from 'viem';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ROUTER_ABI } from '../../../../../sandbox/amm/amm-code.js';
import { answerShown, siteNetworks } from '../../../../../sandbox/secure-site/visitor-of-frame.js';
import { startWorld, type World } from '../../../../../sandbox/world.js';
import { jsonRpc } from '../../../../json-rpc.js';
import { type FrameFixture, frameFixture, logIn } from '../../frame-fixture.js';
import { estimatedChanges } from './estimated-changes.js';

const RECIPIENT: Hex = '0x00000000000000000000000000000000000000a1';

let world: World;
let fixture: FrameFixture;
let address: Hex;

beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());
beforeEach(async () => {
  fixture = frameFixture(siteNetworks(world));
  address = (await logIn(fixture)) as Hex;
  await jsonRpc(world.urls[0], 'anvil_setBalance', [address, toHex(parseEther('2'))]);
});

async function shown(method: string, ...params: readonly unknown[]) {
  const asked = expect(fixture.ask('RPC_REQUEST', { method, params })).rejects.toThrow('declined');
  const { changes } = await answerShown(fixture, false);
  await asked;
  return changes;
}
const approval = () => ({
  to: world.tokens[1].address,
  data: encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [RECIPIENT, maxUint256] }),
});
const estimate = expect.stringContaining('An estimate by the network’s node');

describe('the wallet’s own screen shows', () => {
  it('outgoing and incoming assets', async () => {
    const args = [0n, [world.amm.wrapped, world.tokens[1].address], address, 2n ** 64n] as const;
    const data = encodeFunctionData({ abi: ROUTER_ABI, functionName: 'swapExactETHForTokens', args });
    const changes = await shown('eth_sendTransaction', { to: world.amm.router, value: toHex(parseEther('1')), data });
    expect(changes).toMatchObject({
      lines: [
        { label: 'Leaves your wallet', amount: '−1 ETH' },
        {
          label: expect.stringContaining('Arrives'),
          amount: expect.stringMatching(/^\+[\d,]+\.\d{1,6} KELP$/),
          tone: 'positive',
        },
      ],
      note: estimate,
    });
  });

  it('new allowances', async () => {
    const [line] = (await shown('eth_sendTransaction', approval()))?.lines ?? [];
    expect(line).toMatchObject({ amount: 'All your KELP', tone: 'danger', spender: RECIPIENT });
  });

  it('the total of several calls', async () => {
    const calls = [approval(), { to: RECIPIENT, value: '0x5' }, { to: RECIPIENT, value: '0x6' }];
    const changes = await shown('wallet_sendCalls', { version: '2.0.0', chainId: '0x7a69', from: address, calls });
    expect(changes?.lines.map(({ amount }) => amount)).toEqual(['−0.000000000000000011 ETH', 'All your KELP']);
  });

  it('that nothing changes', async () => {
    const changes = await shown('eth_sendTransaction', { to: address, value: '0x5' });
    expect(changes).toMatchObject({ lines: [], note: expect.stringContaining('No changes to your tokens.') });
  });

  it('that they are unknown, if the node is unreachable', async () => {
    const [network] = siteNetworks(world);
    if (!network) throw new Error('The world has no network');
    const untold = { lines: [], note: 'Changes couldn’t be estimated', spent: new Map() };
    const call = { to: RECIPIENT, value: 1n, data: '0x' } as const;
    expect(await estimatedChanges({ ...network, rpcUrl: 'http://127.0.0.1:1' }, address, [call])).toEqual(untold);
  });

  it('for a deployed contract, the amount it gets, and that there may be more', async () => {
    const [network] = siteNetworks(world);
    if (!network) throw new Error('The world has no network');
    const made = await estimatedChanges(network, address, [{ to: undefined, value: 5n, data: '0x60006000f3' }]);
    expect(made.lines).toMatchObject([{ label: 'Leaves your wallet', amount: '−0.000000000000000005 ETH' }]);
    expect(made.note).toContain('There may be more changes than these');
    const failing = await estimatedChanges(network, address, [{ to: undefined, value: 0n, data: '0x60006000fd' }]);
    expect(failing).toMatchObject({ lines: [], note: 'This transaction is likely to fail' });
  });
});
