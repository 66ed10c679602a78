import fc from 'fast-check';
import { decodeFunctionData, type Hex, pad, parseAbi, toEventSelector, toHex } from 'viem';
import { describe, expect, it } from 'vitest';
import { PERMIT2 } from '../simulation/subject.js';
import * as logs from './allowance-logs.js';
import { revokeCall } from './revoke-call.js';

const OWNER: Hex = `0x${'a1'.repeat(20)}`;
const TOKEN: Hex = `0x${'5a'.repeat(20)}`;
const WHO: Hex = `0x${'b0'.repeat(20)}`;
const { APPROVAL, APPROVAL_FOR_ALL, PERMIT2_APPROVAL, PERMIT2_PERMIT, subjectsInLogs } = logs;
const log = (address: string, kind: string, ...words: readonly Hex[]) => ({
  address,
  topics: [kind, ...words.map((word) => pad(word))],
});

describe('the events', () => {
  it.each([
    [APPROVAL, 'event Approval(address indexed, address indexed, uint256)'],
    [APPROVAL_FOR_ALL, 'event ApprovalForAll(address indexed, address indexed, bool)'],
    [PERMIT2_APPROVAL, 'event Approval(address indexed, address indexed, address indexed, uint160, uint48)'],
    [PERMIT2_PERMIT, 'event Permit(address indexed, address indexed, address indexed, uint160, uint48, uint48)'],
  ])('%s', (topic, event) => {
    expect(topic).toBe(toEventSelector(event));
  });
});

describe('the allowances that an account may have granted', () => {
  it.each([
    [log(TOKEN, APPROVAL, OWNER, WHO), { kind: 'allowance', address: TOKEN, spender: WHO }],
    [
      log(TOKEN.toUpperCase().replace('0X', '0x'), APPROVAL, OWNER, WHO),
      { kind: 'allowance', address: TOKEN, spender: WHO },
    ],
    [log(TOKEN, APPROVAL, OWNER, WHO, toHex(7)), { kind: 'item', address: TOKEN, spender: WHO, id: 7n }],
    [log(TOKEN, APPROVAL_FOR_ALL, OWNER, WHO), { kind: 'operator', address: TOKEN, spender: WHO }],
    [log(PERMIT2, PERMIT2_APPROVAL, OWNER, TOKEN, WHO), { kind: 'permit2', address: TOKEN, spender: WHO }],
    [log(PERMIT2, PERMIT2_PERMIT, OWNER, TOKEN, WHO), { kind: 'permit2', address: TOKEN, spender: WHO }],
  ])('%#', (each, subject) => {
    expect(subjectsInLogs([each], OWNER)).toEqual([subject]);
  });

  it.each([
    [log(TOKEN, APPROVAL, WHO, OWNER)],
    [log(TOKEN, APPROVAL, OWNER, `0x${'ff'.repeat(21)}`)],
    [log(TOKEN, PERMIT2_APPROVAL, OWNER, TOKEN, WHO)],
    [log(TOKEN, APPROVAL_FOR_ALL, OWNER, WHO, WHO)],
    [log(TOKEN, `0x${'12'.repeat(32)}`, OWNER, WHO)],
    [log('token', APPROVAL, OWNER, WHO)],
    [log(`${TOKEN}00`, APPROVAL, OWNER, WHO)],
    [{ address: TOKEN, topics: [APPROVAL, OWNER, WHO] }],
    [{ address: TOKEN, topics: [APPROVAL, pad(OWNER)] }],
    [{ address: TOKEN, topics: 'Approval' }],
    [null],
  ])('ignores: %#', (each) => {
    expect(subjectsInLogs([each], OWNER)).toEqual([]);
  });

  it('lists each once, most recent first', () => {
    const [one, two] = [log(TOKEN, APPROVAL, OWNER, WHO), log(TOKEN, APPROVAL, OWNER, TOKEN)];
    expect(subjectsInLogs([one, two, one, two, one], OWNER).map(({ spender }) => spender)).toEqual([WHO, TOKEN]);
  });

  it('never throws, whatever the logs are', () => {
    fc.assert(
      fc.property(fc.anything({ withBigInt: true, withNullPrototype: true }), (anything) => {
        expect(subjectsInLogs([anything, { address: TOKEN, topics: anything }], OWNER)).toEqual([]);
      }),
    );
  });
});

describe('lists revoked ones', () => {
  const abi = parseAbi([
    'function approve(address who, uint256 amount)',
    'function setApprovalForAll(address who, bool approved)',
    'function approve(address token, address who, uint160 amount, uint48 expiration)',
  ]);
  const no = `0x${'0'.repeat(40)}`;
  it.each([
    [{ kind: 'allowance', address: TOKEN, spender: WHO } as const, TOKEN, [WHO, 0n]],
    [{ kind: 'operator', address: TOKEN, spender: WHO } as const, TOKEN, [WHO, false]],
    [{ kind: 'item', address: TOKEN, spender: WHO, id: 7n } as const, TOKEN, [no, 7n]],
    [{ kind: 'permit2', address: TOKEN, spender: WHO } as const, PERMIT2, [TOKEN, WHO, 0n, 0]],
  ])('%#', (subject, to, args) => {
    const call = revokeCall(subject);
    const read = decodeFunctionData({ abi, data: call.data as Hex }).args.map((each) =>
      typeof each === 'string' ? each.toLowerCase() : each,
    );
    expect([call.to, read]).toEqual([to, args]);
  });
});
