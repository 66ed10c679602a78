import { describe, expect, it } from 'vitest';
import { toBase58 } from '../address/base58.js';
import { requestDangers } from './request-dangers.js';

const OWN = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const FRIEND = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const DOUBLE = `0x3c44${'0'.repeat(30)}4293bc`;
const TOKEN = '0x9B06D17ce54B06dF4A644900492036E3AC384517';
const DEAD = '0x000000000000000000000000000000000000dEaD';
const OTHER = `0x${'b0'.repeat(20)}`;
const word = (value: string | number) => String(value).replace(/^0x/, '').toLowerCase().padStart(64, '0');
const call = (selector: string, ...words: readonly (string | number)[]) => `0x${selector}${words.map(word).join('')}`;
const ALL = 'f'.repeat(64);

const situation = {
  site: 'slipway.example',
  from: OWN,
  tokens: [{ address: TOKEN, networkId: 'eip155:1', name: 'Kelp', symbol: 'KELP', decimals: 6 }],
  familiar: [OWN, FRIEND],
} as const;
const dangers = (method: string, params: unknown) =>
  requestDangers({ id: '1', namespace: 'eip155', method, params }, situation);
const typed = (primaryType: string, fields: Readonly<Record<string, string>>, message: object) => ({
  domain: { chainId: 1 },
  types: { [primaryType]: Object.entries(fields).map(([name, type]) => ({ name, type })) },
  primaryType,
  message,
});
const hex = (text: string) => `0x${Buffer.from(text, 'utf8').toString('hex')}`;
const solana = (text: string) => ({ message: toBase58(Buffer.from(text, 'utf8')), pubkey: 'So1' });
const signIn = (site: string) => `${site} wants you to sign in with your Ethereum account:\n${OWN}\n`;

describe('the dangers of a call', () => {
  it.each([
    ['to someone', { to: OTHER, value: '0x1' }, []],
    ['to a friend', { to: FRIEND, value: '0x1' }, []],
    ['to oneself', { to: OWN, value: '0x1' }, []],
    ['to a burn address', { to: DEAD, value: '0x1' }, ['burn-address']],
    ['to a token', { to: TOKEN, value: '0x1' }, ['token-contract']],
    ['to a look-alike', { to: DOUBLE, value: '0x1' }, ['look-alike']],
    ['of a token, to someone', { to: TOKEN, data: call('a9059cbb', OTHER, 5) }, []],
    ['of a token, to the burn address', { to: TOKEN, data: call('a9059cbb', DEAD, 5) }, ['burn-address']],
    ['of an unknown token, to itself', { to: OTHER, data: call('a9059cbb', OTHER, 5) }, ['token-contract']],
    ['of an item, to a look-alike', { to: OTHER, data: call('42842e0e', OWN, DOUBLE, 5) }, ['look-alike']],
    ['under the older name', { to: TOKEN, input: call('a9059cbb', DEAD, 5) }, ['burn-address']],
    ['that approves some', { to: TOKEN, data: call('095ea7b3', OTHER, 5) }, []],
    ['that approves all', { to: TOKEN, data: call('095ea7b3', OTHER, ALL) }, ['unlimited']],
    ['that approves a collection', { to: OTHER, data: call('a22cb465', OTHER, 1) }, ['unlimited']],
    ['of a Safe, that runs a call', { to: OTHER, data: call('6a761202', OTHER, 0, 320, 0) }, []],
    ['of a Safe, that runs other code', { to: OTHER, data: call('6a761202', OTHER, 0, 320, 1) }, ['delegate-call']],
    ['that is none', 'call', []],
    ['without anything', undefined, []],
  ])('%s', (_, transaction, expected) => {
    expect(dangers('eth_sendTransaction', [transaction])).toEqual(expected);
    const twice = [{ calls: [{ to: OTHER, value: '0x1' }, transaction, transaction] }];
    expect(dangers('wallet_sendCalls', twice)).toEqual(expected);
  });
});

it('several approvals that are unlimited together are one danger', () => {
  const half = { to: TOKEN, data: call('39509351', OTHER, `0x4${'0'.repeat(31)}`) };
  expect(dangers('wallet_sendCalls', [{ calls: [half] }])).toEqual([]);
  expect(dangers('wallet_sendCalls', [{ calls: [half, half] }])).toEqual(['unlimited']);
});

describe('the dangers of a signature', () => {
  it.each([
    ['of words', 'personal_sign', ['Ahoy', OWN], []],
    ['in here', 'personal_sign', [hex(signIn('slipway.example')), OWN], []],
    ['in elsewhere', 'personal_sign', [signIn('bank.example'), OWN], ['other-site']],
    ['in elsewhere, as bytes', 'personal_sign', [hex(signIn('bank.example')), OWN], ['other-site']],
    ['in elsewhere, in the other order', 'personal_sign', [OWN, signIn('bank.example')], ['other-site']],
    ['in elsewhere, after a blank line', 'personal_sign', [`\n${signIn('bank.example')}`, OWN], ['other-site']],
    ['in here on Solana', 'solana_signMessage', solana(signIn('slipway.example')), []],
    ['in elsewhere on Solana', 'solana_signMessage', solana(signIn('bank.example')), ['other-site']],
    [
      'in elsewhere on Solana, in a long text',
      'solana_signMessage',
      solana(`${signIn('bank.example')}${'-'.repeat(3000)}`),
      ['other-site'],
    ],
    ['of words on Solana', 'solana_signMessage', solana('Ahoy'), []],
    ['of a hash on Solana', 'solana_signMessage', solana('ab'.repeat(32)), ['unreadable']],
    ['of bytes on Solana', 'solana_signMessage', { message: toBase58(Uint8Array.of(1, 255)) }, ['unreadable']],
    ['of nothing on Solana', 'solana_signMessage', undefined, []],
    ['of a hash', 'personal_sign', ['ab'.repeat(32), OWN], ['unreadable']],
    [
      'of a hash whose bytes are letters',
      'personal_sign',
      [hex('q7R!x0Pz)k#Lm2~vWcB9$eYtG&hJ5uNd'), OWN],
      ['unreadable'],
    ],
    ['of words as long as a hash', 'personal_sign', [hex('Please sign in to Slipway today!'), OWN], []],
    ['of bytes that are no text', 'personal_sign', ['0xdeadbeef', OWN], ['unreadable']],
    ['of a letter', 'eth_signTypedData_v4', [OWN, typed('Letter', { text: 'string' }, { text: 'Ahoy' })], []],
    [
      'of a hash in data',
      'eth_signTypedData_v4',
      [OWN, typed('Root', { root: 'bytes32' }, { root: `0x${'ab'.repeat(32)}` })],
      ['unreadable'],
    ],
    ['of a text that is not typed data', 'eth_signTypedData_v4', [OWN, 'data'], ['unreadable']],
    [
      'of a permit',
      'eth_signTypedData_v4',
      [OWN, typed('Permit', { spender: 'address' }, { spender: OTHER })],
      ['permit'],
    ],
    [
      'of a Safe’s call',
      'eth_signTypedData_v4',
      [OWN, typed('SafeTx', { to: 'address', operation: 'uint8' }, { to: OTHER, operation: 0 })],
      [],
    ],
    [
      'of a Safe’s delegate call',
      'eth_signTypedData_v4',
      [OWN, typed('SafeTx', { to: 'address', operation: 'uint8' }, { to: OTHER, operation: 1 })],
      ['delegate-call'],
    ],
    ['of anything else', 'eth_other', [{}], []],
  ])('%s', (_, method, params, expected) => {
    expect(dangers(method, params)).toEqual(expected);
  });

  it.each([
    ['of a fee above its limit', { most: 5n, share: 40n }, ['high-fee']],
    ['of a fee that was lowered', { most: 5n, asked: 9n }, []],
    ['of one that was not checked', 'unchecked', []],
  ] as const)('%s', (_, fee, expected) => {
    const params = [{ to: OTHER, value: '0x1' }];
    const request = { id: '1', namespace: 'eip155', method: 'eth_sendTransaction', params, fee } as const;
    expect(requestDangers(request, situation)).toEqual(expected);
  });

  it('never throws, whatever a site sends', () => {
    for (const params of [undefined, null, 7, 'text', [], [null], [[]], [{ calls: 7 }], [{ to: {}, data: [] }]])
      for (const method of ['personal_sign', 'eth_signTypedData_v4', 'eth_sendTransaction', 'wallet_sendCalls'])
        expect(Array.isArray(dangers(method, params))).toBe(true);
  });
});

describe('the dangers of a permission', () => {
  const spend = (allowance: string) => ({
    type: 'native-token-recurring-allowance',
    data: { allowance, start: 0, period: 60 },
  });
  const calls = (operation: string) => ({
    type: 'contract-call',
    data: { address: OTHER, functions: [{ functionName: 'book', operation }] },
  });
  it.each([
    ['to spend so much', [spend('0x5')], []],
    ['to spend everything', [spend(`0x${ALL}`), spend(`0x${ALL}`)], ['endless-permission']],
    ['to call a function', [calls('Call')], []],
    ['to run other code', [spend('0x5'), calls('DelegateCall')], ['delegate-call']],
    ['of no known kind', [{ type: 'native-token-stream' }], ['unknown-permission']],
  ])('%s', (_, permissions, expected) => {
    expect(dangers('wallet_grantPermissions', [{ permissions }])).toEqual(expected);
  });
});
