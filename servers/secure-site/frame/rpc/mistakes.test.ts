/** Invalid requests of a page: it gets a code and a message, and the visitor is not asked. */
import { encodeFunctionData, erc20Abi, type Hex, toHex } from 'viem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RpcVisit, rpcVisit } from '../../../../sandbox/secure-site/rpc-visit.js';
import { startWorld, type World } from '../../../../sandbox/world.js';

const RECIPIENT: Hex = '0x00000000000000000000000000000000000000A1';
const ZERO_ADDRESS: Hex = '0x0000000000000000000000000000000000000000';
/** An example of ERC-55, and the same with one letter in the wrong case. */
const RIGHT = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const WRONG = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1Beaed';
const INVALID = -32602;

let world: World;
let visit: RpcVisit;
beforeAll(async () => {
  world = await startWorld();
  visit = await rpcVisit(world);
});
afterAll(() => world.stop());

const value = toHex(1n);
const oneCall = (call: object) => ({ version: '2.0.0', chainId: '0x7a69', calls: [{ to: RIGHT, ...call }] });
const calls = (to: string) => oneCall({ to, value });

describe('a mistake of the page', () => {
  it.each<[string, string, () => readonly unknown[], number, string]>([
    ['an address that is none', 'eth_sendTransaction', () => [{ to: 'nobody' }], INVALID, '"to"'],
    [
      'a checksum that is wrong',
      'eth_sendTransaction',
      () => [{ to: WRONG, value }],
      INVALID,
      'character of the address',
    ],
    [
      'a checksum that is wrong in a call',
      'wallet_sendCalls',
      () => [calls(WRONG)],
      INVALID,
      'character of the address',
    ],
    ['half a byte', 'eth_sendTransaction', () => [{ to: RIGHT, data: '0xabc' }], INVALID, '"data"'],
    ['half a byte in a call', 'wallet_sendCalls', () => [oneCall({ data: '0xabc' })], INVALID, '"data"'],
    ['a number without digits', 'eth_sendTransaction', () => [{ to: RIGHT, value: '0x' }], INVALID, '"value"'],
    ['no digits in a call', 'wallet_sendCalls', () => [oneCall({ value: '0x' })], INVALID, '"value"'],
    ['a nonce', 'eth_sendTransaction', () => [{ to: RIGHT, value, nonce: '0x0' }], INVALID, 'leave "nonce" out'],
    [
      'authorizations',
      'eth_sendTransaction',
      () => [{ to: RIGHT, authorizationList: [] }],
      INVALID,
      '"authorizationList"',
    ],
    ['another account', 'eth_sendTransaction', () => [{ from: RECIPIENT, to: RIGHT }], 4100, 'not the account'],
    ['no network', 'wallet_sendCalls', () => [{ calls: [{ to: RIGHT }] }], INVALID, '"chainId" is missing'],
    ['an unknown network', 'wallet_sendCalls', () => [{ ...calls(RIGHT), chainId: '0x1' }], 5710, 'does not have this'],
    ['no calls', 'wallet_sendCalls', () => [{ ...calls(RIGHT), calls: [] }], INVALID, 'There are no calls'],
    ['nothing to sign', 'personal_sign', () => [], INVALID, 'must be text'],
    ['typed data that is none', 'eth_signTypedData_v4', () => [visit.address, '{'], INVALID, 'cannot be read'],
    ['an unknown bundle', 'wallet_getCallsStatus', () => ['0x12'], 5730, 'Unknown bundle'],
  ])('has a code: %s', async (_, method, params, code, words) => {
    const asked = visit.request(method, ...params());
    await expect(asked).rejects.toMatchObject({ code, message: expect.stringContaining(words) });
    expect(visit.isAsked()).toBe(false);
  });
});

it('the data of a call counts under its other name as well, as the modal reads it', async () => {
  const input = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [RECIPIENT, 5n] });
  const asked = visit.request('wallet_sendCalls', oneCall({ to: world.tokens[0].address, input }));
  expect((await visit.decline(asked)).title).toMatch(/^Approve spending/);
});

describe('an address that imitates a past recipient', () => {
  const FRIEND = '0x71c7656ec7ab88b098defb751b7401b5f6d8976f';
  const DOUBLE = `0x71c7${'0'.repeat(32)}976f`;
  const send = (to: string) => visit.request('eth_sendTransaction', { to, value });
  const poisoned = {
    danger: true,
    warnings: [expect.stringMatching(/address-poisoning scam: .* The one you know: 0x71C7656E/)],
    consents: ['I understand that I may lose what I send to this address'],
  };

  it('causes a warning, in a transaction, in calls and in a token transfer', async () => {
    expect(await visit.decline(send(FRIEND))).toMatchObject({ warnings: [] });
    // Declined: nothing was sent there.
    expect(await visit.decline(send(DOUBLE))).toMatchObject({ warnings: [] });
    expect((await visit.approve(send(FRIEND)))[0]).toMatchObject({ warnings: [] });
    expect(await visit.decline(send(DOUBLE))).toMatchObject(poisoned);
    expect(await visit.decline(visit.request('wallet_sendCalls', calls(DOUBLE)))).toMatchObject(poisoned);
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [DOUBLE as Hex, 0n] });
    const tokens = visit.request('eth_sendTransaction', { to: world.tokens[0].address, data });
    expect(await visit.decline(tokens)).toMatchObject(poisoned);
    // Known addresses cause no warning, and neither do strangers.
    expect(await visit.decline(send(FRIEND))).toMatchObject({ warnings: [] });
    expect(await visit.decline(send(RIGHT))).toMatchObject({ warnings: [] });
  });
});

describe('a receiver', () => {
  it.each([RIGHT, RIGHT.toLowerCase()])('%s is accepted', async (to) => {
    const words = await visit.decline(visit.request('eth_sendTransaction', { to, value }));
    expect(Object.fromEntries(words.facts)).toMatchObject({ To: RIGHT });
    expect(words.warnings).toEqual([]);
  });

  it('that nobody owns causes a warning', async () => {
    const lost = ['Burn address: no one controls this address. Anything you send there is lost forever.'];
    const risk = { danger: true, consents: ['I understand that I may lose what I send to this address'] };
    expect(await visit.decline(visit.request('eth_sendTransaction', { to: ZERO_ADDRESS, value }))).toMatchObject({
      ...{ warnings: lost, ...risk },
    });
    const dead = `0x${'0'.repeat(36)}dEaD`;
    expect(await visit.decline(visit.request('eth_sendTransaction', { to: dead, value }))).toMatchObject(risk);
    const own = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [world.tokens[0].address, 0n] });
    const inside = visit.request('eth_sendTransaction', { to: world.tokens[0].address, data: own });
    expect(await visit.decline(inside)).toMatchObject({
      ...risk,
      warnings: [expect.stringContaining('token contract')],
    });
    expect(await visit.decline(visit.request('wallet_sendCalls', calls(ZERO_ADDRESS)))).toMatchObject({
      warnings: lost,
      ...risk,
    });
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [RECIPIENT, 0n] });
    const other = visit.request('eth_sendTransaction', { to: world.tokens[0].address, data });
    expect(await visit.decline(other)).toMatchObject({ warnings: [] });
  });

  it('that imitates the account causes a warning', async () => {
    const double = `${visit.address.slice(0, 6)}${'0'.repeat(30)}${visit.address.slice(-6)}`.toLowerCase();
    expect(await visit.decline(visit.request('eth_sendTransaction', { to: double, value }))).toMatchObject({
      ...{ danger: true, warnings: [expect.stringContaining('address-poisoning scam')] },
    });
    expect(await visit.decline(visit.request('eth_sendTransaction', { to: visit.address, value }))).toMatchObject({
      warnings: [],
    });
  });
});
