import { describe, expect, it } from 'vitest';
import { clearQuestions } from './questions.js';

const TO = `0x${'b0'.repeat(20)}`;
const question = (more: object = {}) => ({ kind: 'call', chainId: 1, to: TO, value: 0n, data: '0x12', ...more });

describe('the descriptor queries', () => {
  it.each<[string, object, object | undefined]>([
    ['the call', { to: TO, data: '0x12' }, question()],
    ['its data by the older name', { to: TO, input: '0x12' }, question()],
    ['both names, where they agree', { to: TO, input: '0x12', data: '0x12' }, question()],
    ['nothing where they do not', { to: TO, input: '0x34', data: '0x12' }, undefined],
    ['its value and its sender', { to: TO, data: '0x12', value: '0xf', from: TO }, question({ value: 15n, from: TO })],
    ['its own network', { to: TO, data: '0x12', chainId: '0x1' }, question()],
    ['nothing of another', { to: TO, data: '0x12', chainId: '0xa' }, undefined],
    ['nothing of a value that is none', { to: TO, data: '0x12', value: 'all' }, undefined],
    ['nothing of a new contract', { data: '0x12' }, undefined],
    ['nothing of an address that is none', { to: { toString: 1 }, data: '0x12' }, undefined],
  ])('of a transaction: %s', (_, transaction, expected) => {
    expect(clearQuestions({ method: 'eth_sendTransaction', params: [transaction] }, 1)).toEqual([expected]);
  });

  it('of several calls: one each, in order', () => {
    const calls = [{ to: TO, data: '0x12' }, null, { to: TO, data: '0x34' }];
    const asked = clearQuestions({ method: 'wallet_sendCalls', params: [{ from: TO, calls }] }, 1);
    expect(asked).toEqual([question({ from: TO }), undefined, question({ from: TO, data: '0x34' })]);
    expect(clearQuestions({ method: 'wallet_sendCalls', params: [{ calls: 'all' }] }, 1)).toEqual([]);
    const many = Array.from({ length: 200 }, () => calls[0]);
    expect(clearQuestions({ method: 'wallet_sendCalls', params: [{ calls: many }] }, 1)).toHaveLength(100);
  });

  it.each([
    ['personal_sign', ['0x12', TO]],
    ['eth_signTypedData_v4', [TO, 'no data']],
    ['eth_sendTransaction', undefined],
  ])('of anything else: none (%s)', (method, params) => {
    expect(clearQuestions({ method, params }, 1).filter((each) => each)).toEqual([]);
  });
});
