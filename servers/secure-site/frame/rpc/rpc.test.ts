/** Requests of the page on the real networks: the description, and the real result. */
import {
  encodeFunctionData,
  erc20Abi,
  type Hex,
  hashTypedData,
  maxUint256,
  parseEther,
  parseUnits,
  toHex,
  verifyTypedData,
} from 'viem';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { formatAddress } from '../../../../domain/address/format-address.js';
import { answerShown, siteNetworks } from '../../../../sandbox/secure-site/visitor-of-frame.js';
import { startWorld, type World } from '../../../../sandbox/world.js';
import { jsonRpc } from '../../../json-rpc.js';
import { SMART_ACCOUNT } from '../../smart-account.js';
import { type FrameFixture, frameFixture, logIn } from '../frame-fixture.js';

const RECIPIENT: Hex = '0x00000000000000000000000000000000000000A1';

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
  await chain('anvil_setBalance', [address, toHex(parseEther('2'))]);
});

const chain = (method: string, params: readonly unknown[]) => jsonRpc(world.urls[0], method, params);
const request = (method: string, ...params: readonly unknown[]) => fixture.ask('RPC_REQUEST', { method, params });
const [salt, kelp] = [() => world.tokens[0].address, () => world.tokens[1].address];
const balance = async (of: Hex) => BigInt(String(await chain('eth_getBalance', [of, 'latest'])));
const tokens = async (token: Hex, of: Hex) =>
  BigInt(
    String(
      await chain('eth_call', [
        { to: token, data: encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [of] }) },
        'latest',
      ]),
    ),
  );
const transfer = (to: Hex, amount: bigint) =>
  encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, amount] });

const answer = (yes: boolean) => answerShown(fixture, yes);

async function give(token: Hex, amount: bigint): Promise<void> {
  const [rich] = world.accounts;
  const before = await tokens(token, address);
  await chain('eth_sendTransaction', [{ from: rich?.address, to: token, data: transfer(address, amount) }]);
  // The node has accepted it before it is in a block.
  await expect.poll(() => tokens(token, address)).toBe(before + amount);
}

describe('requests', () => {
  it('to read go to the node of the network', async () => {
    expect(await request('eth_accounts')).toEqual([address]);
    expect(await request('eth_chainId')).toBe('0x7a69');
    expect(await request('eth_getBalance', address, 'latest')).toBe(toHex(parseEther('2')));
    await expect(request('solana_signMessage')).rejects.toThrow();
    expect(fixture.shown()).toBeUndefined();
  });

  it('to send ether: receiver, network, and fee; declining sends nothing', async () => {
    const before = await balance(RECIPIENT);
    const transaction = { from: address, to: RECIPIENT, value: toHex(parseEther('0.5')) };
    const refused = expect(request('eth_sendTransaction', transaction)).rejects.toThrow('You declined the request');
    const words = await answer(false);
    await refused;
    expect(words).toMatchObject({ title: 'Send 0.5 ETH', yes: 'Approve' });
    expect(Object.fromEntries(words.facts)).toMatchObject({
      To: RECIPIENT,
      From: formatAddress(address),
      Network: 'Saltmarsh',
      'Network fee, at most': expect.stringMatching(/^0\.\d+ ETH$/),
    });
    expect(words.blind).toBeUndefined();
    expect(await balance(RECIPIENT)).toBe(before);
    const sent = request('eth_sendTransaction', transaction);
    await answer(true);
    expect(await sent).toMatch(/^0x[\da-f]{64}$/);
    await expect.poll(() => balance(RECIPIENT)).toBe(before + parseEther('0.5'));
  });

  it('to send a token: its own symbol and decimals', async () => {
    await give(kelp(), parseUnits('5', 6));
    const before = await tokens(kelp(), RECIPIENT);
    const sent = request('eth_sendTransaction', { to: kelp(), data: transfer(RECIPIENT, parseUnits('1.25', 6)) });
    const digests = [{ name: 'Calldata Digest', value: expect.stringMatching(/^0x[\da-f]{64}$/) }];
    expect(await answer(true)).toMatchObject({ title: 'Send 1.25 KELP', digests });
    await sent;
    await expect.poll(() => tokens(kelp(), RECIPIENT)).toBe(before + parseUnits('1.25', 6));
  });

  it('to approve a spender: the amount', async () => {
    const approve = (amount: bigint) =>
      encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [RECIPIENT, amount] });
    const ask = (amount: bigint) =>
      expect(request('eth_sendTransaction', { to: salt(), data: approve(amount) })).rejects.toThrow('declined');
    const some = ask(parseUnits('3', 18));
    expect(await answer(false)).toMatchObject({
      title: 'Approve spending of 3 SALT',
      warnings: ['The spender can take up to 3 SALT at any time, without asking again.'],
    });
    await some;
    const all = ask(maxUint256);
    expect(await answer(false)).toMatchObject({ danger: true, consents: [expect.stringContaining('all my SALT')] });
    await all;
    const none = ask(0n);
    expect(await answer(false)).toMatchObject({ title: 'Revoke the approval to spend your SALT', warnings: [] });
    await none;
  });

  it('that would revert, or are for another network, are not shown', async () => {
    const send = (transaction: object) => request('eth_sendTransaction', transaction);
    await expect(send({ to: salt(), data: transfer(RECIPIENT, 1n) })).rejects.toThrow('This would fail');
    await expect(send({ to: RECIPIENT, value: toHex(parseEther('1000')) })).rejects.toThrow('Not enough money');
    await expect(send({ to: RECIPIENT, chainId: '0x1' })).rejects.toThrow('another network');
    await expect(send({ from: RECIPIENT, to: RECIPIENT })).rejects.toThrow('not the account');
    await expect(send({ to: 'nobody' })).rejects.toThrow('"to" must be an address');
    expect(fixture.shown()).toBeUndefined();
  });

  it('to sign in elsewhere cause a warning', async () => {
    const signIn = (site: string) => `${site} wants you to sign in with your Ethereum account:\n${address}\n`;
    const other = request('personal_sign', signIn('bank.example'), address);
    const said = [expect.stringContaining('bank.example')];
    expect(await answer(true)).toMatchObject({ warnings: said, danger: true, consents: said });
    await other;
    const own = request('personal_sign', signIn('slipway.example'), address);
    const words = await answer(true);
    expect([words.warnings, words.danger]).toEqual([undefined, undefined]);
    await own;
  });
});

describe('typed data', () => {
  const types = {
    Person: [
      { name: 'name', type: 'string' },
      { name: 'wallets', type: 'address[]' },
    ],
    Letter: [
      { name: 'from', type: 'Person' },
      { name: 'text', type: 'string' },
    ],
  } as const;
  const letter = (chainId: number | undefined) => ({
    types,
    primaryType: 'Letter' as const,
    domain: { name: 'Slipway', ...(chainId !== undefined && { chainId }), verifyingContract: RECIPIENT },
    message: { from: { name: 'Mira', wallets: [RECIPIENT] }, text: 'Hello', unsigned: 'not shown' },
  });

  it('is shown field by field, as signed', async () => {
    const data = letter(31337);
    const signed = request('eth_signTypedData_v4', address, JSON.stringify(data));
    const words = await answer(true);
    expect(words.title).toBe('Sign Letter');
    expect(words.text).toBe(`from:\n  name: Mira\n  wallets:\n    1.: ${RECIPIENT}\ntext: Hello`);
    expect(Object.fromEntries(words.facts)).toMatchObject({
      For: 'Slipway',
      Contract: RECIPIENT,
      Network: 'Saltmarsh',
    });
    expect(words.digests?.[0]).toEqual({ name: 'EIP-712 Digest', value: hashTypedData(data) });
    expect(await verifyTypedData({ address, ...data, signature: (await signed) as Hex })).toBe(true);
  });

  it('for another network, or that contradicts itself, is refused', async () => {
    const sign = (data: unknown) => request('eth_signTypedData_v4', address, data);
    await expect(sign(letter(1))).rejects.toThrow('another network');
    await expect(sign({ ...letter(31337), message: { from: 7 } })).rejects.toThrow();
    await expect(sign('{')).rejects.toThrow('cannot be read');
    await expect(sign({ ...letter(31337), primaryType: 'toString' })).rejects.toThrow('contradicts');
    expect(fixture.shown()).toBeUndefined();
    const anywhere = sign(letter(undefined));
    expect((await answer(true)).warnings).toEqual(['Valid on any network: this data doesn’t name one.']);
    await anywhere;
  });

  it('that permits spending is titled so', async () => {
    const permit = {
      types: {
        Permit: [
          { name: 'owner', type: 'address' },
          { name: 'spender', type: 'address' },
          { name: 'value', type: 'uint256' },
          { name: 'nonce', type: 'uint256' },
          { name: 'deadline', type: 'uint256' },
        ],
      },
      primaryType: 'Permit',
      domain: { name: 'Kelp Dollar', version: '1', chainId: 31337, verifyingContract: kelp() },
      message: { owner: address, spender: RECIPIENT, value: '2500000', nonce: '0', deadline: '1' },
    };
    const signed = request('eth_signTypedData_v4', address, permit);
    expect(await answer(true)).toMatchObject({ title: 'Approve spending of 2.5 KELP' });
    await signed;
  });
});

describe('calls', () => {
  const calls = () => [
    { to: RECIPIENT, value: toHex(parseEther('0.1')) },
    { to: salt(), data: transfer(RECIPIENT, parseUnits('2', 18)) },
  ];
  const status = (id: unknown) => request('wallet_getCallsStatus', id);

  it('are one transaction of the account, which the first one turns into a smart account', async () => {
    await give(salt(), parseUnits('10', 18));
    expect(await request('wallet_getCapabilities', address, ['0x7a69'])).toEqual({
      '0x7a69': { atomic: { status: 'supported' } },
    });
    const before = [await balance(RECIPIENT), await tokens(salt(), RECIPIENT)] as const;
    const sent = request('wallet_sendCalls', {
      version: '2.0.0',
      chainId: '0x7a69',
      atomicRequired: true,
      calls: calls(),
    });
    const words = await answer(true);
    expect(words).toMatchObject({
      title: 'Send 0.1 ETH in 2 actions',
      lead: expect.stringContaining('into a smart account'),
    });
    expect(words.facts).toContainEqual(['1.', 'Send 0.1 ETH']);
    expect(words.facts).toContainEqual(['2.', 'Send 2 SALT']);
    const { id } = (await sent) as { id: Hex };
    await expect.poll(() => status(id)).toMatchObject({ status: 200 });
    const done = (await status(id)) as { status: number; atomic: boolean; receipts: unknown[] };
    expect(done).toMatchObject({ status: 200, atomic: true, receipts: [{ status: '0x1' }] });
    expect(done.receipts).toHaveLength(1);
    await expect.poll(() => balance(RECIPIENT)).toBe(before[0] + parseEther('0.1'));
    await expect.poll(() => tokens(salt(), RECIPIENT)).toBe(before[1] + parseUnits('2', 18));
    expect(await chain('eth_getCode', [address, 'latest'])).toBe(`0xef0100${SMART_ACCOUNT.slice(2).toLowerCase()}`);

    const again = request('wallet_sendCalls', { version: '1.0', chainId: '0x7a69', calls: calls() });
    expect((await answer(true)).lead).toBeUndefined();
    const later = await again;
    await expect.poll(() => status(later)).toMatchObject({ status: 200 });
  });

  it('fail all together', async () => {
    const [first] = calls();
    const asked = request('wallet_sendCalls', {
      chainId: '0x7a69',
      calls: [first, { to: salt(), data: transfer(RECIPIENT, 1n) }],
    });
    await expect(asked).rejects.toThrow('This would fail');
  });

  it('are one transaction each for an EOA, which cannot be atomic', async () => {
    await fixture.ask('SET_PREFERRED_ACCOUNT', { type: 'eoa' });
    expect(await request('wallet_getCapabilities', address)).toMatchObject({
      '0x7a69': { atomic: { status: 'unsupported' } },
    });
    const two = [calls()[0], calls()[0]];
    await expect(request('wallet_sendCalls', { chainId: '0x7a69', atomicRequired: true, calls: two })).rejects.toThrow(
      'atomically',
    );
    const sent = request('wallet_sendCalls', { chainId: '0x7a69', calls: two });
    expect((await answer(true)).lead).toContain('One after the other');
    const { id } = (await sent) as { id: Hex };
    await expect.poll(() => status(id)).toMatchObject({ status: 200, atomic: false, receipts: [{}, {}] });
  });

  it('that need an unsupported capability are refused, unless it is optional', async () => {
    const wish = { paymasterService: { url: 'https://pays.example' } };
    const asked = (capabilities: unknown) =>
      request('wallet_sendCalls', { chainId: '0x7a69', calls: [calls()[0]], capabilities });
    await expect(asked(wish)).rejects.toThrow('does not support this capability: paymasterService');
    const [call] = calls();
    await expect(
      request('wallet_sendCalls', { chainId: '0x7a69', calls: [{ ...call, capabilities: wish }] }),
    ).rejects.toThrow('does not support this capability');
    const fine = asked({ paymasterService: { ...wish.paymasterService, optional: true } });
    await answer(true);
    expect(await fine).toMatchObject({ id: expect.stringMatching(/^0x/) });
  });

  it('that are invalid are refused', async () => {
    await expect(request('wallet_sendCalls', { chainId: '0x7a69', calls: [] })).rejects.toThrow('no calls');
    await expect(request('wallet_sendCalls', { chainId: '0x1', calls: calls() })).rejects.toThrow(
      'does not have this network',
    );
    await expect(request('wallet_sendCalls', { chainId: '0x7a69', calls: [{ to: '0x12' }] })).rejects.toThrow(
      'must be an address',
    );
    await expect(status('0x12')).rejects.toThrow('Unknown bundle id');
  });
});
