import { describe, expect, it } from 'vitest';
import { describeSigned } from './describe-signed.js';
import {
  dataOf,
  LATER,
  MIRA,
  PERMIT2,
  payload,
  said,
  THIEF,
  TYPES,
  UNLIMITED,
  USDC,
  values,
  WETH,
  WORD,
} from './signing-cases.js';

const authorization = {
  from: MIRA,
  to: THIEF,
  value: '10000',
  validAfter: '0',
  validBefore: LATER,
  nonce: WORD,
};

describe('ERC-3009', () => {
  it.each([
    ['transfer', 'anyone'],
    ['receive', 'recipient'],
  ] as const)('%s: the spender, the amount and the expiry, and that %s can execute it', (type, by) => {
    const words = said(TYPES[type], USDC, authorization);
    expect(words).toMatchObject({ title: 'transfer', dangers: [by] });
    expect(values(words)).toEqual([
      ['give', USDC, 10_000n, false],
      ['to', THIEF],
      ['start', 0n],
      ['end', BigInt(LATER)],
    ]);
  });

  it('of an unlimited amount, and of another account', () => {
    expect(said(TYPES.transfer, USDC, { ...authorization, value: UNLIMITED }).dangers).toContain('unlimited');
    expect(said(TYPES.transfer, USDC, { ...authorization, from: THIEF }).dangers).toContain('other-account');
    const cancel = { authorizer: THIEF, nonce: WORD };
    expect(said(TYPES.cancel, USDC, cancel)).toMatchObject({ title: 'cancel', dangers: ['other-account'] });
    expect(said(TYPES.cancel, USDC, { ...cancel, authorizer: MIRA }).dangers).toEqual([]);
  });
});

describe('permits', () => {
  const permit = { owner: MIRA, spender: THIEF, value: '5', nonce: 0, deadline: LATER };
  const dai = { holder: MIRA, spender: THIEF, nonce: 0, expiry: 0, allowed: true };
  it.each([
    [
      'permit',
      permit,
      [
        ['allowed', USDC, 5n, false],
        ['spender', THIEF],
        ['end', BigInt(LATER)],
      ],
      [],
    ],
    ['permit', { ...permit, value: UNLIMITED }, undefined, ['unlimited']],
    ['permit', { ...permit, owner: THIEF }, undefined, ['other-account']],
    [
      'dai',
      dai,
      [
        ['allowed', USDC, 2n ** 256n - 1n, true],
        ['spender', THIEF],
        ['end', 2n ** 256n - 1n],
      ],
      ['unlimited'],
    ],
    [
      'dai',
      { ...dai, allowed: false, expiry: LATER },
      [
        ['allowed', USDC, 0n, false],
        ['spender', THIEF],
        ['end', BigInt(LATER)],
      ],
      [],
    ],
  ] as const)('%s', (type, message, expected, dangers) => {
    const words = said(TYPES[type], USDC, message);
    if (expected) expect(values(words)).toEqual(expected);
    expect(words).toMatchObject({ title: 'allow', dangers });
  });
});

describe('Permit2', () => {
  const detail = (token: string, amount: string) => ({ token, amount, expiration: LATER, nonce: 0 });
  const MOST = String(2n ** 160n - 1n);
  it('a batch is described token by token, and an unlimited one makes it a danger', () => {
    const details = [detail(USDC, '7'), detail(WETH, MOST)];
    const words = said(TYPES.batch, PERMIT2, { details, spender: THIEF, sigDeadline: LATER });
    expect(words).toMatchObject({ title: 'allow', known: 'Permit2', dangers: ['unlimited'] });
    expect(values(words)).toEqual([
      ['allowed', USDC, 7n, false],
      ['allowance-end', BigInt(LATER)],
      ['allowed', WETH, 2n ** 160n - 1n, true],
      ['allowance-end', BigInt(LATER)],
      ['spender', THIEF],
      ['end', BigInt(LATER)],
    ]);
  });

  it('at another contract is called unknown', () => {
    const message = { details: detail(USDC, '7'), spender: THIEF, sigDeadline: LATER };
    const words = said(TYPES.single, THIEF, message);
    expect([words.known, words.dangers]).toEqual([undefined, ['unknown-contract']]);
    expect(said(TYPES.single, PERMIT2.toLowerCase(), message)).toMatchObject({ known: 'Permit2', dangers: [] });
  });

  const transfer = { spender: THIEF, nonce: '1', deadline: LATER };
  const permitted = [
    { token: USDC, amount: '7' },
    { token: WETH, amount: UNLIMITED },
  ];
  it('one-time transfers of one or several tokens', () => {
    const one = said(TYPES.once, PERMIT2, { ...transfer, permitted: permitted[0] });
    expect(values(one)).toEqual([
      ['give-most', USDC, 7n, false],
      ['spender', THIEF],
      ['end', BigInt(LATER)],
    ]);
    const several = said(TYPES.several, PERMIT2, { ...transfer, permitted });
    expect(several.rows.filter(({ label }) => label === 'give-most')).toHaveLength(2);
    expect([one.dangers, several.dangers]).toEqual([[], ['unlimited']]);
  });

  it('with an unknown witness is a danger', () => {
    const words = said(TYPES.strange, PERMIT2, { ...transfer, permitted: permitted[0], witness: { answer: WORD } });
    expect(words).toMatchObject({ title: 'witness', known: 'Permit2', dangers: ['unreadable-witness'] });
    // Types of a list, and names with other characters, are hashed alike.
    const types = payload(TYPES.strange, PERMIT2, {}).types;
    const fields = types.PermitWitnessTransferFrom?.slice(0, 4) ?? [];
    for (const witness of [
      { type: 'bytes32[]', name: 'witness' },
      { type: 'bytes32[]', name: 'wit\nness' },
    ]) {
      const data = dataOf({
        ...payload(TYPES.strange, PERMIT2, { ...transfer, permitted: permitted[0], [witness.name]: [WORD] }),
        types: { ...types, PermitWitnessTransferFrom: [...fields, witness] },
      });
      const found = describeSigned(data, { signer: MIRA, origin: undefined });
      expect(found).toMatchObject({ title: 'witness', dangers: ['unreadable-witness'] });
    }
  });
});
