import { createClient, encodeFunctionData, erc20Abi, type Hex, http, numberToHex, parseEther, toHex } from 'viem';
import {
  getBalance,
  getTransaction,
  readContract,
  verifyMessage,
  verifyTypedData,
  waitForTransactionReceipt,
} from 'viem/actions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jsonRpc } from '../../../servers/json-rpc.js';
import { startWorld, type World } from '../../world.js';
import { connectedWallet, recordEvents, SALTMARSH, TIDEWATER, tidewaterParameter } from '../connected-wallet.js';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

const client = (index: 0 | 1 = 0) => createClient({ transport: http(world.urls[index]), pollingInterval: 50 });

describe('signing', () => {
  it('signs a text so that anyone can verify it', async () => {
    const { ask, address } = await connectedWallet(world, 'Harbor');
    const message = 'Sign in to Saltmarsh — ünïcode';
    const signature = (await ask('personal_sign', toHex(message), address)) as Hex;
    expect(await verifyMessage(client(), { address, message, signature })).toBe(true);
    expect(await verifyMessage(client(), { address, message: `${message}.`, signature })).toBe(false);
  });

  it('signs typed data given as JSON, numbers as text', async () => {
    const { ask, address } = await connectedWallet(world, 'Harbor');
    const typed = {
      domain: { name: 'Saltmarsh Orders', version: '1', chainId: 31337 },
      types: {
        Order: [
          { name: 'amount', type: 'uint256' },
          { name: 'to', type: 'address' },
        ],
      },
      primaryType: 'Order',
    } as const;
    const domainTypes = [
      { name: 'name', type: 'string' },
      { name: 'version', type: 'string' },
      { name: 'chainId', type: 'uint256' },
    ];
    const wire = {
      ...typed,
      types: { ...typed.types, EIP712Domain: domainTypes },
      message: { amount: '12345678901234567890', to: address },
    };
    const signature = (await ask('eth_signTypedData_v4', address, JSON.stringify(wire))) as Hex;
    const message = { amount: 12_345_678_901_234_567_890n, to: address };
    expect(await verifyTypedData(client(), { ...typed, message, address, signature })).toBe(true);
  });

  it('refuses typed data for another network', async () => {
    const { ask, address } = await connectedWallet(world, 'Harbor');
    const wire = { domain: { chainId: 1 }, types: { Order: [] }, primaryType: 'Order', message: {} };
    await expect(ask('eth_signTypedData_v4', address, wire)).rejects.toMatchObject({ code: -32602 });
  });

  it('refuses an account that is not its own or not shown to the site', async () => {
    const { ask, control, address } = await connectedWallet(world, 'Harbor');
    const stranger = world.accounts[4]?.address;
    await expect(ask('personal_sign', '0x00', stranger)).rejects.toMatchObject({ code: 4100 });
    control.forgetSite();
    await expect(ask('personal_sign', '0x00', address)).rejects.toMatchObject({ code: 4100 });
  });

  it('never lets the node sign with keys of its own', async () => {
    const { ask, address } = await connectedWallet(world, 'Harbor');
    for (const method of ['eth_sign', 'eth_signTransaction', 'eth_signTypedData', 'anvil_setBalance', 'evm_mine']) {
      await expect(ask(method, address, '0x00')).rejects.toMatchObject({ code: 4200 });
    }
  });
});

describe('sending', () => {
  const recipient = '0x00000000000000000000000000000000000a11ce';

  it('sends ether that is mined', async () => {
    const { ask, address } = await connectedWallet(world, 'Harbor');
    const before = await getBalance(client(), { address: recipient });
    const value = toHex(parseEther('0.25'));
    const hash = (await ask('eth_sendTransaction', { from: address, to: recipient, value })) as Hex;
    expect(await waitForTransactionReceipt(client(), { hash })).toMatchObject({ status: 'success' });
    expect((await getBalance(client(), { address: recipient })) - before).toBe(parseEther('0.25'));
    expect(await getTransaction(client(), { hash })).toMatchObject({ type: 'eip1559', chainId: 31337 });
  });

  it('sends a token that is mined, on the network it is on', async () => {
    const { ask, address } = await connectedWallet(world, 'Northstar');
    const token = world.tokens[1].address;
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [recipient, 1_500_000n] });
    const hash = (await ask('eth_sendTransaction', { from: address, to: token, data, chainId: TIDEWATER })) as Hex;
    expect(await waitForTransactionReceipt(client(1), { hash })).toMatchObject({ status: 'success' });
    const read = { address: token, abi: erc20Abi, functionName: 'balanceOf', args: [recipient] } as const;
    expect(await readContract(client(1), read)).toBe(1_500_000n);
    expect(await readContract(client(0), read)).toBe(0n);
  });

  it('gives transactions sent at once a nonce each', async () => {
    const { ask, address } = await connectedWallet(world, 'Lantern');
    const send = () => ask('eth_sendTransaction', { from: address, to: recipient, value: '0x1' }) as Promise<Hex>;
    const hashes = await Promise.all([send(), send(), send()]);
    const sent = await Promise.all(hashes.map((hash) => waitForTransactionReceipt(client(), { hash })));
    expect(sent.map((each) => each.status)).toEqual(['success', 'success', 'success']);
  });

  it("passes on the node's error if the balance is insufficient", async () => {
    const { ask, control } = await connectedWallet(world, 'Harbor');
    control.changeAccount(2);
    const [empty] = (await ask('eth_accounts')) as Hex[];
    const sent = ask('eth_sendTransaction', { from: empty, to: recipient, value: '0x1' });
    await expect(sent).rejects.toThrow(/insufficient funds/i);
  });

  it('refuses a transaction for another network', async () => {
    const { ask, address } = await connectedWallet(world, 'Harbor');
    const sent = ask('eth_sendTransaction', { from: address, to: recipient, chainId: TIDEWATER });
    await expect(sent).rejects.toMatchObject({ code: -32602 });
  });

  it.each([{ to: '0x12' }, { value: '1' }, { value: 1 }, { from: undefined }])(
    'refuses %j with a code',
    async (wrong) => {
      const { ask, address } = await connectedWallet(world, 'Harbor');
      const sent = ask('eth_sendTransaction', { from: address, to: recipient, value: '0x1', ...wrong });
      await expect(sent).rejects.toMatchObject({ code: -32602 });
    },
  );

  it('gives every failure a code', async () => {
    const { ask, address } = await connectedWallet(world, 'Harbor');
    const fees = { maxFeePerGas: '0x1', maxPriorityFeePerGas: toHex(2n ** 300n) };
    const sent = ask('eth_sendTransaction', {
      from: address,
      to: recipient,
      gas: '0x5208',
      ...fees,
      nonce: toHex(2n ** 80n),
    });
    await expect(sent).rejects.toMatchObject({ code: expect.any(Number), message: expect.any(String) });
  });
});

describe('networks', () => {
  it('switches to a known one and reads from it', async () => {
    const made = await connectedWallet(world, 'Harbor');
    const seen = recordEvents(made);
    expect(await made.ask('wallet_switchEthereumChain', { chainId: TIDEWATER })).toBeNull();
    expect(await made.ask('eth_chainId')).toBe(TIDEWATER);
    expect(seen).toEqual([['chainChanged', TIDEWATER]]);
    const genesis = ['eth_getBlockByNumber', ['0x0', false]] as const;
    const [read, expected] = await Promise.all([
      made.ask(genesis[0], ...genesis[1]),
      jsonRpc(world.urls[1], ...genesis),
    ]);
    expect(read).toEqual(expected);
  });

  it('answers 4902 for an unknown one, and then adds it', async () => {
    const made = await connectedWallet(world, 'Lantern');
    await expect(made.ask('wallet_switchEthereumChain', { chainId: TIDEWATER })).rejects.toMatchObject({ code: 4902 });
    expect(await made.ask('wallet_addEthereumChain', tidewaterParameter(world))).toBeNull();
    expect(await made.ask('eth_chainId')).toBe(TIDEWATER);
    await made.ask('wallet_switchEthereumChain', { chainId: SALTMARSH });
    await made.ask('wallet_switchEthereumChain', { chainId: TIDEWATER });
    expect(await made.ask('eth_chainId')).toBe(TIDEWATER);
  });

  it('does not add one whose node is on another chain', async () => {
    const { ask } = await connectedWallet(world, 'Lantern');
    const wrong = { ...tidewaterParameter(world), rpcUrls: [world.urls[0]] };
    await expect(ask('wallet_addEthereumChain', wrong)).rejects.toMatchObject({ code: -32602 });
    expect(await ask('eth_chainId')).toBe(SALTMARSH);
  });

  it('stays if its user rejects', async () => {
    const { ask, control } = await connectedWallet(world, 'Harbor');
    control.mode = 'reject';
    await expect(ask('wallet_switchEthereumChain', { chainId: TIDEWATER })).rejects.toMatchObject({ code: 4001 });
    expect(await ask('eth_chainId')).toBe(SALTMARSH);
  });

  it('can start on one that no dapp knows and that has no node', async () => {
    const { ask } = await connectedWallet(world, 'Fennel');
    expect(await ask('eth_chainId')).toBe(numberToHex(424_242));
    await expect(ask('eth_blockNumber')).rejects.toMatchObject({ code: 4901 });
  });

  it.each([{ chainId: 1 }, { chainId: '1' }, {}, undefined])('refuses the chain id in %j', async (parameter) => {
    const { ask } = await connectedWallet(world, 'Harbor');
    await expect(ask('wallet_switchEthereumChain', parameter)).rejects.toMatchObject({ code: -32602 });
  });
});
