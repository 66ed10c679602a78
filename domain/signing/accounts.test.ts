import { describe, expect, it } from 'vitest';
import { describeSigned } from './describe-signed.js';
import { SEVERE_DANGERS } from './signed-words.js';
import { dataOf, LATER, MIRA, payload, said, THIEF, TYPES, USDC, values, WORD, ZERO } from './signing-cases.js';

const SAFE = '0x41675C099F32341bf84BFc5382aF534df5C7461a';
const word = (hex: string) => hex.replace('0x', '').padStart(64, '0').toLowerCase();
const call = (selector: string, ...words: readonly string[]) => `0x${selector}${words.map(word).join('')}`;

describe('Safe', () => {
  const tx = (changes: object) => ({
    ...{ to: THIEF, value: '0', data: '0x', operation: 0, safeTxGas: '0', baseGas: '0', gasPrice: '0' },
    ...{ gasToken: ZERO, refundReceiver: ZERO, nonce: '42', ...changes },
  });
  it('a plain transfer', () => {
    const words = said(TYPES.safe, SAFE, tx({ value: '1500000000000000000' }));
    expect(words).toMatchObject({ title: 'safe', dangers: [] });
    expect(values(words)).toEqual([
      ['account', SAFE],
      ['call', 'plain'],
      ['to', THIEF],
      ['value', undefined, 1_500_000_000_000_000_000n, false],
    ]);
  });

  it('a transfer of tokens inside', () => {
    const words = said(TYPES.safe, SAFE, tx({ to: USDC, data: call('a9059cbb', THIEF, '0x5') }));
    expect(values(words)).toEqual([
      ['account', SAFE],
      ['call', 'send'],
      ['to', USDC],
      ['give', USDC, 5n, false],
      ['recipient', THIEF.toLowerCase()],
    ]);
  });

  it('a refund with its amount, which the Safe pays whatever the call does', () => {
    const refund = { gasPrice: '2', gasToken: USDC, refundReceiver: THIEF };
    const fees = (changes: object) =>
      values(said(TYPES.safe, SAFE, tx({ ...refund, ...changes }))).filter(([label]) => label === 'fee');
    expect(fees({ baseGas: '1000000000000', safeTxGas: '500000' })).toEqual([['fee', USDC, 2_000_001_000_000n, false]]);
    // Without a limit, it pays for as much as the call uses: at least for a simple one.
    expect(fees({})).toEqual([['fee', USDC, 200_000n, false]]);
    expect(SEVERE_DANGERS).toContain('refund');
  });

  it.each([
    ['code of others', { operation: 1, data: '0x8d80ff0a' }, ['delegate-call']],
    ['code of others, by any other number', { operation: 7 }, ['delegate-call']],
    ['a call of the Safe itself', { to: SAFE, data: '0x0d582f13' }, ['controls-account']],
    ['what takes its number', { to: SAFE }, []],
    ['a call that is not known', { data: '0x12345678' }, ['unreadable-call']],
    ['a known call with more behind it', { data: `${call('a9059cbb', THIEF, '0x5')}00` }, ['unreadable-call']],
    ['an address that is none', { data: call('a9059cbb', `0x1${'0'.repeat(40)}`, '0x5') }, ['unreadable-call']],
    ['an approval without limit', { data: call('095ea7b3', THIEF, `0x${'f'.repeat(64)}`) }, ['unlimited']],
    ['a whole collection', { data: call('a22cb465', THIEF, '0x1') }, ['unlimited']],
    ['a collection taken back', { data: call('a22cb465', THIEF, '0x0') }, []],
    ['a transfer from another', { data: call('23b872dd', MIRA, THIEF, '0x7') }, []],
    ['a refund', { gasPrice: '1', refundReceiver: THIEF, gasToken: USDC }, ['refund']],
  ] as const)('%s', (_, changes, dangers) => {
    expect(said(TYPES.safe, SAFE, tx(changes)).dangers).toEqual(dangers);
  });
});

describe('ERC-2771', () => {
  const request = { from: MIRA, to: USDC, value: '0', gas: '100000', nonce: '0', data: call('a9059cbb', THIEF, '0x5') };
  it.each([
    ['forward', { deadline: LATER }, [['end', BigInt(LATER)]]],
    ['forwardOld', {}, []],
  ] as const)('%s: the call that is made for the account', (type, more, end) => {
    const words = said(TYPES[type], THIEF, { ...request, ...more });
    expect(words).toMatchObject({ title: 'forward', dangers: [] });
    expect(values(words)).toEqual([
      ['call', 'send'],
      ['to', USDC],
      ['give', USDC, 5n, false],
      ['recipient', THIEF.toLowerCase()],
      ...end,
    ]);
  });

  it.each([
    [{ from: THIEF }, ['other-account']],
    [{ data: '0x12345678' }, ['unreadable-call']],
    [{ data: call('095ea7b3', THIEF, `0x${'f'.repeat(64)}`) }, ['unlimited']],
    // More than there is of any token, although less than the largest number.
    [{ data: call('095ea7b3', THIEF, `0x1${'0'.repeat(32)}`) }, ['unlimited']],
    [{ data: call('095ea7b3', THIEF, `0x${'f'.repeat(30)}`) }, []],
  ] as const)('%o', (changes, dangers) => {
    expect(said(TYPES.forwardOld, THIEF, { ...request, ...changes }).dangers).toEqual(dangers);
  });
});

describe('ERC-4337', () => {
  const operation = {
    ...{ sender: MIRA, nonce: '0', initCode: '0x', callData: '0x', accountGasLimits: WORD, preVerificationGas: '1' },
    ...{ gasFees: WORD, paymasterAndData: '0x' },
  };
  it('a transaction of a smart account is a danger even if it calls nothing: its sender gets the fee', () => {
    const words = said(TYPES.operation, THIEF, operation);
    expect(words).toEqual({ title: 'forward', rows: [], dangers: ['unreadable-call'] });
  });
});

it('a transaction of a network whose value is no number is not described, and throws nothing', () => {
  const type = 'Transaction(uint256 txType,uint256 from,uint256 to,string value)';
  const message = { txType: '113', from: '1', to: '2', value: 'much' };
  expect(describeSigned(dataOf(payload(type, THIEF, message)), { signer: MIRA, origin: undefined })).toMatchObject({
    dangers: ['unchecked'],
  });
});
