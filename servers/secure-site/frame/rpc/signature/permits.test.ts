/** Typed data and calls that approve spenders: the amount and the expiry, in words. */
import {
  encodeFunctionData,
  erc20Abi,
  type Hex,
  maxUint160,
  maxUint256,
  parseAbi,
  toFunctionSelector,
  toHex,
  verifyTypedData,
} from 'viem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mined, type RpcVisit, rpcVisit } from '../../../../../sandbox/secure-site/rpc-visit.js';
import { startWorld, type World } from '../../../../../sandbox/world.js';

const RECIPIENT: Hex = '0x00000000000000000000000000000000000000A1';
const PERMIT2: Hex = '0x000000000022D473030F116dDEE9F6B43aC78BA3';
const DETAILS = [
  { name: 'token', type: 'address' },
  { name: 'amount', type: 'uint160' },
  { name: 'expiration', type: 'uint48' },
  { name: 'nonce', type: 'uint48' },
];
const single = [
  { name: 'details', type: 'PermitDetails' },
  { name: 'spender', type: 'address' },
  { name: 'sigDeadline', type: 'uint256' },
];

let world: World;
let visit: RpcVisit;
beforeAll(async () => {
  world = await startWorld();
  visit = await rpcVisit(world);
});
afterAll(() => world.stop());

const kelp = () => world.tokens[1].address;
const salt = () => world.tokens[0].address;
const sign = (data: unknown) => visit.request('eth_signTypedData_v4', visit.address, data);
const domain = (verifyingContract: Hex) => ({ name: 'Whatever', chainId: 31337, verifyingContract });
const details = (token: Hex, amount: bigint, expiration = 2_000_000_000) => ({
  ...{ token, expiration, nonce: 0 },
  amount: String(amount),
});
const permit2 = (message: object, primaryType = 'PermitSingle', details: string = 'PermitDetails') => ({
  domain: domain(PERMIT2),
  types: { PermitDetails: DETAILS, [primaryType]: [{ name: 'details', type: details }, ...single.slice(1)] },
  primaryType,
  message,
});

describe('typed data that approves a spender', () => {
  const erc2612 = (value: bigint, deadline: bigint | number, more: object = {}) => ({
    domain: domain(kelp()),
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
    message: {
      ...{ owner: visit.address, spender: RECIPIENT, nonce: 0, value: String(value), deadline: String(deadline) },
      ...more,
    },
  });

  it('a permit: its deadline is for submitting, and the permission does not expire', async () => {
    const ends = async (deadline: bigint | number) =>
      Object.fromEntries((await visit.decline(sign(erc2612(5n, deadline)))).facts);
    const never = { Spender: RECIPIENT, 'Permission ends': 'Never on its own' };
    expect(await ends(2_000_000_000)).toMatchObject({ ...never, 'Can be submitted': 'Until May 18, 2033, 03:33 UTC' });
    expect(await ends(1_000_000_000)).toMatchObject({
      ...never,
      'Can be submitted': 'No longer: expired Sep 9, 2001, 01:46 UTC',
    });
    expect(await ends(maxUint256)).toMatchObject({ ...never, 'Can be submitted': 'At any time' });
  });

  it("a permit of somebody else's is refused, and unsigned fields are ignored", async () => {
    await expect(sign(erc2612(5n, 2_000_000_000, { owner: RECIPIENT }))).rejects.toMatchObject({ code: 4100 });
    expect(visit.isAsked()).toBe(false);
    // In addition to the signed fields: those of the older form, which revoke everything.
    const beside = { allowed: false, holder: visit.address, expiry: 0 };
    expect(await visit.decline(sign(erc2612(maxUint256, 2_000_000_000, beside)))).toMatchObject({
      title: 'Approve spending of all your KELP',
      danger: true,
    });
  });

  it('a permit of the total supply, or of the whole balance, is unlimited', async () => {
    const asked = async (value: bigint) => await visit.decline(sign(erc2612(value, 2_000_000_000)));
    const supply = BigInt(
      String(await visit.chain('eth_call', { to: kelp(), data: toFunctionSelector('totalSupply()') }, 'latest')),
    );
    const all = { title: 'Approve spending of all your KELP', danger: true };
    for (const value of [2n ** 255n - 1n, supply]) {
      const words = await asked(value);
      expect(words).toMatchObject(all);
      expect(words.warnings?.join()).toContain('have and will have');
    }
    const few = await asked(supply - 1n);
    expect(few.danger).toBeUndefined();
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [visit.address, 2_500_000n] });
    const [rich] = world.accounts;
    await mined(world, await visit.chain('eth_sendTransaction', { from: rich?.address, to: kelp(), data }));
    expect((await asked(2_499_999n)).danger).toBeUndefined();
    const held = await asked(2_500_000n);
    expect(held).toMatchObject(all);
    expect(held.warnings?.join()).toContain('all KELP you have, and in all up to 2.5 KELP');
    const approve = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [RECIPIENT, 2n ** 255n - 1n] });
    expect(await visit.decline(visit.request('eth_sendTransaction', { to: kelp(), data: approve }))).toMatchObject(all);
    const back = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [RECIPIENT, 2_500_000n] });
    const [, hash] = await visit.approve(visit.request('eth_sendTransaction', { to: kelp(), data: back }));
    await mined(world, hash);
  });

  it('a permit of the older form: everything, or nothing any more', async () => {
    const dai = (allowed: boolean) => ({
      domain: domain(kelp()),
      types: {
        Permit: [
          { name: 'holder', type: 'address' },
          { name: 'spender', type: 'address' },
          { name: 'nonce', type: 'uint256' },
          { name: 'expiry', type: 'uint256' },
          { name: 'allowed', type: 'bool' },
        ],
      },
      primaryType: 'Permit',
      message: { holder: visit.address, spender: RECIPIENT, nonce: 0, expiry: 2_000_000_000, allowed },
    });
    const all = await visit.decline(sign(dai(true)));
    expect(all).toMatchObject({ title: 'Approve spending of all your KELP', danger: true });
    expect(Object.fromEntries(all.facts)).toMatchObject({
      ...{
        Spender: RECIPIENT,
        'Can be submitted': 'Until May 18, 2033, 03:33 UTC',
        'Permission ends': 'Never on its own',
      },
    });
    expect((await visit.decline(sign(dai(false)))).title).toBe('Revoke the approval to spend your KELP');
  });

  it('Permit2, temporary: an amount, or the maximum', async () => {
    const message = { spender: RECIPIENT, sigDeadline: 1, details: details(kelp(), 2_500_000n) };
    const data = permit2(message);
    const [words, signature] = await visit.approve(sign(data));
    expect(words).toMatchObject({
      title: 'Approve spending of 2.5 KELP',
      warnings: ['The spender can take up to 2.5 KELP at any time, without asking again.'],
    });
    expect(Object.fromEntries(words.facts)).toMatchObject({
      ...{ Spender: RECIPIENT, 'Permission ends': 'May 18, 2033, 03:33 UTC' },
      'Can be submitted': 'No longer: expired Jan 1, 1970, 00:00 UTC',
    });
    expect(await verifyTypedData({ address: visit.address, ...data, signature } as never)).toBe(true);
    const all = await visit.decline(sign(permit2({ ...message, details: details(kelp(), maxUint160) })));
    expect(all).toMatchObject({ title: 'Approve spending of all your KELP', danger: true });
  });

  it('Permit2, of several tokens: each is named, and an unlimited one makes it dangerous', async () => {
    const both = [details(kelp(), 1_000_000n), details(salt(), maxUint160)];
    const message = { spender: RECIPIENT, sigDeadline: 1, details: both };
    const words = await visit.decline(sign(permit2(message, 'PermitBatch', 'PermitDetails[]')));
    expect(words).toMatchObject({ title: 'Approve spending of 2 of your tokens', danger: true });
    expect(words.warnings).toEqual([expect.stringContaining('up to 1 KELP'), expect.stringContaining('all SALT')]);
  });

  it('Permit2, one-time', async () => {
    const data = {
      domain: domain(PERMIT2),
      types: {
        TokenPermissions: [
          { name: 'token', type: 'address' },
          { name: 'amount', type: 'uint256' },
        ],
        PermitTransferFrom: [
          { name: 'permitted', type: 'TokenPermissions' },
          { name: 'spender', type: 'address' },
          { name: 'nonce', type: 'uint256' },
          { name: 'deadline', type: 'uint256' },
        ],
      },
      primaryType: 'PermitTransferFrom',
      message: {
        permitted: { token: kelp(), amount: '1000000' },
        spender: RECIPIENT,
        nonce: '0',
        deadline: String(maxUint256),
      },
    };
    const words = await visit.decline(sign(data));
    expect(words.title).toBe('Approve spending of 1 KELP');
    expect(Object.fromEntries(words.facts)).toMatchObject({
      ...{ 'Can be submitted': 'At any time', 'Permission ends': 'On first use' },
    });
  });
});

describe('calls that approve a spender', () => {
  const abi = parseAbi([
    'function increaseAllowance(address who, uint256 amount)',
    'function decreaseAllowance(address who, uint256 amount)',
  ]);
  it.each([
    ['increaseAllowance', 2_500_000n, 'Approve spending of 2.5 KELP more'],
    ['increaseAllowance', maxUint256, 'Approve spending of all your KELP'],
    ['decreaseAllowance', 0n, 'Lower the spending cap by 0 KELP'],
  ] as const)('%s of %d', async (functionName, amount, title) => {
    const data = encodeFunctionData({ abi, functionName, args: [RECIPIENT, amount] });
    expect((await visit.decline(visit.request('eth_sendTransaction', { to: kelp(), data }))).title).toBe(title);
  });
});

describe('calls that approve a spender through Permit2', () => {
  const abi = parseAbi(['function approve(address token, address who, uint160 amount, uint48 expiration)']);
  const call = (to: Hex, token: Hex, amount: bigint, expiration = 2_000_000_000) => ({
    to,
    data: encodeFunctionData({ abi, functionName: 'approve', args: [token, RECIPIENT, amount, expiration] }),
  });
  const ask = (one: object) => visit.decline(visit.request('eth_sendTransaction', one));

  it('an amount, temporarily', async () => {
    const { title, facts, warnings, danger } = await ask(call(PERMIT2, kelp(), 2_500_000n));
    expect([title, danger ?? false]).toEqual(['Approve spending of 2.5 KELP', false]);
    expect(warnings).toEqual(['The spender can take up to 2.5 KELP at any time, without asking again.']);
    expect(Object.fromEntries(facts)).toMatchObject({
      ...{
        Spender: RECIPIENT,
        'Token contract': kelp(),
        'Permission ends': 'May 18, 2033, 03:33 UTC',
        Permit2: PERMIT2,
      },
    });
  });

  it('the maximum, without an expiry', async () => {
    const { title, facts, danger } = await ask(call(PERMIT2, kelp(), maxUint160, 2 ** 48 - 1));
    expect([title, danger]).toEqual(['Approve spending of all your KELP', true]);
    expect(Object.fromEntries(facts)).toMatchObject({ 'Permission ends': 'Never on its own' });
  });

  it('is not decoded for an imitating contract, nor for anything but a token', async () => {
    for (const one of [call(RECIPIENT, kelp(), 1n), call(PERMIT2, RECIPIENT, 1n)])
      expect(await ask(one)).toMatchObject({
        title: 'Your wallet refused this',
        blind: expect.stringContaining('cannot be read'),
      });
  });

  it('among several calls: each is described, and an unlimited one makes all of them dangerous', async () => {
    const approve = {
      to: kelp(),
      data: encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [PERMIT2, maxUint256] }),
    };
    const calls = [approve, call(PERMIT2, salt(), 10n ** 18n), { to: RECIPIENT, value: '0x1' }];
    const { title, facts, warnings, danger } = await visit.decline(
      visit.request('wallet_sendCalls', { version: '2.0.0', chainId: '0x7a69', atomicRequired: true, calls }),
    );
    expect([title, danger]).toEqual(['Send 0.000000000000000001 ETH in 3 actions', true]);
    expect(facts.filter(([label]) => /^\d\.$/.test(label)).map(([, words]) => words)).toEqual([
      'Approve spending of all your KELP',
      'Approve spending of 1 SALT',
      'Send 0.000000000000000001 ETH',
    ]);
    expect(warnings).toHaveLength(2);
  });
});

describe('data to sign is shown unchanged', () => {
  const note = (text: string) => ({
    domain: { name: 'Slipway', chainId: 31337 },
    types: { Note: [{ name: 'text', type: 'string' }] },
    primaryType: 'Note',
    message: { text },
  });

  it('invisible characters are escaped, and no value can look like two', async () => {
    const { text } = await visit.decline(sign(note('a\u202Eb\u200Bc\namount: 0')));
    expect(text).toBe('text: a[U+202E]b[U+200B]c[U+000A]amount: 0');
  });

  it('all of it is shown, whatever its length; what nobody would read is refused', async () => {
    const long = `${'x'.repeat(15_000)} the end`;
    expect((await visit.decline(sign(note(long)))).text).toBe(`text: ${long}`);
    await expect(sign(note('x'.repeat(20_001)))).rejects.toThrow('too long');
    await expect(visit.request('personal_sign', toHex('x'.repeat(20_001)), visit.address)).rejects.toThrow('too long');
    expect(visit.isAsked()).toBe(false);
  });
});
