import { describe, expect, it } from 'vitest';
import { describeSigned } from './describe-signed.js';
import { dataOf, MIRA, payload } from './signing-cases.js';

describe('sign-in', () => {
  const login = (fields: Readonly<Record<string, string>>) => {
    const type = `Login(${Object.keys(fields)
      .map((name) => `string ${name}`)
      .join()})`;
    return describeSigned(dataOf(payload(type, undefined, fields)), { signer: MIRA, origin: 'https://slip.example' });
  };
  it.each([
    ['this site', { domain: 'slip.example', uri: 'https://slip.example/login', nonce: 'abc' }, []],
    ['another domain', { domain: 'bank.example', uri: 'https://slip.example', nonce: 'abc' }, ['other-site']],
    ['another address', { domain: 'slip.example', uri: 'https://bank.example/login', nonce: 'abc' }, ['other-site']],
    [
      'another one by its text',
      { text: 'bank.example wants you to sign in with your Ethereum account:' },
      ['other-site'],
    ],
    ['this one by its text', { text: 'https://slip.example wants you to sign in with your Ethereum account:' }, []],
    ['another one, for which alone a key may be made', { onlySignOn: 'https://trade.bank.example' }, ['other-site']],
    ['this one, for which alone a key may be made', { onlySignOn: 'https://slip.example' }, []],
    ['one within another', { domain: 'slip.example.bank.example', nonce: 'abc' }, ['other-site']],
  ])('to %s', (_, fields, dangers) => {
    expect(login(fields)).toMatchObject({ title: 'signIn', dangers });
  });

  it('does not hide that it may be an order', () => {
    const type = 'MintOrder(string uri,uint256 nonce,address to)';
    const order = { uri: 'https://slip.example/cat.png', nonce: '1', to: MIRA };
    const asked = { signer: MIRA, origin: 'https://slip.example' };
    expect(describeSigned(dataOf(payload(type, MIRA, order)), asked)?.dangers).toEqual(['unchecked']);
  });

  it('is not any other text', () => {
    expect(login({ domain: 'slip.example', text: 'Hello' })).toBeUndefined();
  });
});
