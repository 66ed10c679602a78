/** Typed data and calls that let somebody take tokens: what they could take, until when, in words. */
import { encodeFunctionData, type Hex, maxUint160, maxUint256, parseAbi, toHex, verifyTypedData } from 'viem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startWorld, type World } from '../../../world.js';
import { type RpcVisit, rpcVisit } from './rpc-visit.js';

const SOMEBODY: Hex = '0x00000000000000000000000000000000000000A1';
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

describe('typed data that lets somebody take tokens', () => {
  it('a permit of the older form: all, or nothing any more', async () => {
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
      message: { holder: visit.address, spender: SOMEBODY, nonce: 0, expiry: 2_000_000_000, allowed },
    });
    const all = await visit.decline(sign(dai(true)));
    expect(all).toMatchObject({ title: 'Let somebody spend all your KELP', danger: true });
    expect(Object.fromEntries(all.facts)).toMatchObject({ Who: SOMEBODY, Until: '2033-05-18 03:33 UTC' });
    expect((await visit.decline(sign(dai(false)))).title).toBe('Take back the permission to spend your KELP');
  });

  it('Permit2, for a while: an amount, or all that its numbers can say', async () => {
    const message = { spender: SOMEBODY, sigDeadline: 1, details: details(kelp(), 2_500_000n) };
    const data = permit2(message);
    const [words, signature] = await visit.approve(sign(data));
    expect(words).toMatchObject({
      title: 'Let somebody spend 2.5 KELP',
      warnings: ['They can take up to 2.5 KELP at any time, without asking again.'],
    });
    expect(Object.fromEntries(words.facts)).toMatchObject({ Who: SOMEBODY, Until: '2033-05-18 03:33 UTC' });
    expect(await verifyTypedData({ address: visit.address, ...data, signature } as never)).toBe(true);
    const all = await visit.decline(sign(permit2({ ...message, details: details(kelp(), maxUint160) })));
    expect(all).toMatchObject({ title: 'Let somebody spend all your KELP', danger: true });
  });

  it('Permit2, of several tokens: each is named, and one without limit makes it dangerous', async () => {
    const both = [details(kelp(), 1_000_000n), details(salt(), maxUint160)];
    const message = { spender: SOMEBODY, sigDeadline: 1, details: both };
    const words = await visit.decline(sign(permit2(message, 'PermitBatch', 'PermitDetails[]')));
    expect(words).toMatchObject({ title: 'Let somebody spend 2 of your tokens', danger: true });
    expect(words.warnings).toEqual([expect.stringContaining('up to 1 KELP'), expect.stringContaining('all SALT')]);
  });

  it('Permit2, for one time', async () => {
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
        spender: SOMEBODY,
        nonce: '0',
        deadline: String(maxUint256),
      },
    };
    const words = await visit.decline(sign(data));
    expect(words.title).toBe('Let somebody spend 1 KELP');
    expect(Object.fromEntries(words.facts)).toMatchObject({ Until: 'For ever' });
  });
});

describe('calls that let somebody take tokens', () => {
  const abi = parseAbi([
    'function increaseAllowance(address who, uint256 amount)',
    'function decreaseAllowance(address who, uint256 amount)',
  ]);
  it.each([
    ['increaseAllowance', 2_500_000n, 'Let somebody spend 2.5 KELP more'],
    ['increaseAllowance', maxUint256, 'Let somebody spend all your KELP'],
    ['decreaseAllowance', 0n, 'Let somebody spend 0 KELP less'],
  ] as const)('%s of %d', async (functionName, amount, title) => {
    const data = encodeFunctionData({ abi, functionName, args: [SOMEBODY, amount] });
    expect((await visit.decline(visit.request('eth_sendTransaction', { to: kelp(), data }))).title).toBe(title);
  });
});

describe('what is to be signed is shown as it is', () => {
  const note = (text: string) => ({
    domain: { name: 'Slipway', chainId: 31337 },
    types: { Note: [{ name: 'text', type: 'string' }] },
    primaryType: 'Note',
    message: { text },
  });

  it('signs without a look of their own are written out, and no value pretends to be two', async () => {
    const { text } = await visit.decline(sign(note('a\u202Eb\u200Bc\namount: 0')));
    expect(text).toBe('text: a[U+202E]b[U+200B]c[U+000A]amount: 0');
  });

  it('all of it, however long; what nobody would read is refused', async () => {
    const long = `${'x'.repeat(15_000)} the end`;
    expect((await visit.decline(sign(note(long)))).text).toBe(`text: ${long}`);
    await expect(sign(note('x'.repeat(20_001)))).rejects.toThrow('too long');
    await expect(visit.request('personal_sign', toHex('x'.repeat(20_001)), visit.address)).rejects.toThrow('too long');
    expect(visit.isAsked()).toBe(false);
  });
});
