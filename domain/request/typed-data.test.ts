import { describe, expect, it } from 'vitest';
import { isDigest, isOpaque, readTypedData } from './typed-data.js';

const MIRA = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const HASH = `0x${'ab'.repeat(32)}`;
const order = {
  domain: { name: 'Slipway', chainId: 1 },
  types: {
    Item: [{ name: 'token', type: 'address' }],
    Order: [
      { name: 'amount', type: 'uint256' },
      { name: 'items', type: 'Item[]' },
    ],
  },
  primaryType: 'Order',
  message: { amount: '12', items: [{ token: MIRA }] },
};
const read = (changes: object) => readTypedData({ ...order, ...changes });
/** The amount, with another type. */
const typed = (type: string, amount: unknown) => ({
  ...types({ Order: [{ name: 'amount', type }] }),
  message: { amount },
});
const types = (changes: object) => ({ types: { ...order.types, ...changes } });

describe('parsed typed data', () => {
  it('is the same from text and from an object', () => {
    expect(readTypedData(JSON.stringify(order))).toEqual(readTypedData(order));
  });

  it('has the signed fields of the message, at any depth', () => {
    const message = { ...order.message, note: 'unsigned', items: [{ token: MIRA, price: 7 }] };
    expect(read({ message })).toMatchObject({ ok: true, data: { message: order.message } });
    const result = read({ message });
    expect(result.ok && result.data.message).toEqual(order.message);
  });

  it('has the signed fields of the domain: those that its type declares', () => {
    const domain = { name: 'Bank', version: '1', chainId: 1, verifyingContract: MIRA };
    const result = read({ domain, ...types({ EIP712Domain: [{ name: 'version', type: 'string' }] }) });
    expect(result.ok && result.data.domain).toEqual({ version: '1' });
  });

  it('has all fields that a domain can have, in order, if no type is declared', () => {
    const domain = { verifyingContract: MIRA, chainId: '1', seal: 'of the bank', name: 'Bank' };
    const result = read({ domain });
    expect(result.ok && result.data.domain).toEqual({ name: 'Bank', chainId: '1', verifyingContract: MIRA });
    expect(result.ok && result.data.types.EIP712Domain?.map(({ name }) => name)).toEqual([
      'name',
      'chainId',
      'verifyingContract',
    ]);
  });
});

describe('contradictory typed data', () => {
  it.each<[string, object]>([
    ['a primary type that is not there', { primaryType: 'Offer' }],
    ['one of an object itself', { primaryType: 'toString' }],
    ['the domain alone', { primaryType: 'EIP712Domain', ...types({ EIP712Domain: [] }) }],
    ['no primary type', { primaryType: undefined }],
    ['a type that is not there', types({ Order: [{ name: 'amount', type: 'Money' }] })],
    ['a field that is not there', { message: { amount: '12' } }],
    ['a field that is null', { message: { amount: null, items: [] } }],
    ['a list in place of a value', { message: { amount: ['12'], items: [] } }],
    ['a value in place of a list', { message: { amount: '12', items: 'none' } }],
    ['a list of another length', types({ Order: [{ name: 'items', type: 'Item[2]' }] })],
    ['a domain of other fields', types({ EIP712Domain: [{ name: 'bank', type: 'string' }] })],
    ['a domain of other types', types({ EIP712Domain: [{ name: 'chainId', type: 'string' }] })],
    ['a number that is too large for its type', typed('uint8', '256')],
    ['a number below zero that has no sign', typed('uint256', '-1')],
    ['a number below what its type holds', typed('int8', -129)],
    ['a number that JSON does not hold exactly', typed('uint256', 2 ** 53)],
    ['a number that is a part of one', typed('uint256', 1.5)],
    ['a number that is none', typed('uint256', 'ten')],
    ['a number that is not a text', typed('uint256', '')],
    ['a number type that is none', typed('uint7', '1')],
    ['an address that is too short', typed('address', '0x1234')],
    ['an address that is a number', typed('address', 5)],
    ['bytes that are too long', typed('bytes4', '0x1234567890')],
    ['bytes that are none', typed('bytes', 'words')],
    ['half a byte', typed('bytes', '0x123')],
    ['yes as a number', typed('bool', 1)],
    ['a text as a number', typed('string', 5)],
    [
      'a declared network that is not named',
      { domain: {}, ...types({ EIP712Domain: [{ name: 'chainId', type: 'uint256' }] }) },
    ],
  ])('%s', (_, changes) => {
    expect(read(changes)).toEqual({ ok: false, problem: 'contradiction' });
  });
});

describe('unreadable typed data', () => {
  it.each<[string, unknown]>([
    ['no JSON', '{'],
    ['a list', [order]],
    ['nothing', undefined],
    ['no message', { ...order, message: undefined }],
    ['types that are none', { ...order, types: { Order: 'all' } }],
    [
      'two fields of one name',
      { ...order, ...types({ Order: [order.types.Order[0], { name: 'amount', type: 'string' }] }) },
    ],
    [
      'two fields whose names differ by case alone',
      { ...order, ...types({ Order: [order.types.Order[0], { name: 'Amount', type: 'uint256' }] }) },
    ],
    ['a type whose name spells another type', { ...order, ...types({ 'Permit(uint256 amount)Item': [] }) }],
    ['a type whose name is a list', { ...order, ...types({ 'Item[]': order.types.Item }) }],
    ['a field whose name spells several', { ...order, ...types({ Item: [{ name: 'a,uint256 b', type: 'address' }] }) }],
    ['more than anybody reads', { ...order, message: { ...order.message, note: 'x'.repeat(100_000) } }],
  ])('%s', (_, payload) => {
    expect(readTypedData(payload)).toEqual({ ok: false, problem: 'unreadable' });
  });

  it('has endlessly nested types', () => {
    const own = types({ Order: [{ name: 'next', type: 'Order' }] });
    const message: Record<string, unknown> = {};
    let last = message;
    for (let depth = 0; depth < 30; depth++) last = last.next = {} as typeof message;
    expect(read({ ...own, message })).toEqual({ ok: false, problem: 'contradiction' });
  });
});

describe('a value at the end of its range', () => {
  it.each([
    ['uint8', 255],
    ['uint256', `0x${'f'.repeat(64)}`],
    ['int8', -128],
    ['int8', '127'],
    ['bytes4', '0x12345678'],
    ['bytes', '0x'],
    ['bool', false],
    ['string', ''],
  ])('fits: %s %s', (type, amount) => {
    expect(read(typed(type, amount))).toMatchObject({ ok: true, data: { message: { amount } } });
  });
});

describe('text with duplicate keys', () => {
  const text = JSON.stringify(order);
  it.each([
    ['of the message', text.replace('"amount":"12"', '"amount":"12","amount":"12"')],
    ['with another one between', text.replace('"chainId":1', '"chainId":5,"version":"1","chainId":1')],
    ['in other letters', text.replace('"amount":"12"', '"amount":"12","\\u0061mount":"99"')],
    ['of what is not signed', text.replace('"amount":"12"', '"amount":"12","note":1,"note":{}')],
  ])('is a contradiction: %s', (_, payload) => {
    expect(payload).not.toBe(text);
    expect(readTypedData(payload)).toEqual({ ok: false, problem: 'contradiction' });
  });

  it('is not found if two objects have the same key, or a value looks like one', () => {
    const items = [{ token: MIRA }, { token: MIRA, note: '"amount": "1", "amount": "2"' }];
    expect(readTypedData(JSON.stringify({ ...order, message: { amount: '12', items } }))).toMatchObject({ ok: true });
  });
});

describe('a bare hash', () => {
  const opaque = (fields: readonly { name: string; type: string }[], message: object, primaryType = 'Root') => {
    const result = readTypedData({ domain: {}, types: { [primaryType]: fields }, primaryType, message });
    return result.ok && isOpaque(result.data, MIRA);
  };
  const root = { name: 'root', type: 'bytes32' };

  it.each([
    ['alone', [root], { root: HASH }, true],
    ['in a list', [{ name: 'roots', type: 'bytes32[]' }], { roots: [HASH] }, true],
    ['beside a number', [root, { name: 'nonce', type: 'uint256' }], { root: HASH, nonce: 1 }, true],
    ['beside the signer', [root, { name: 'maker', type: 'address' }], { root: HASH, maker: MIRA.toLowerCase() }, true],
    ['beside somebody else', [root, { name: 'to', type: 'address' }], { root: HASH, to: `0x${'a'.repeat(40)}` }, false],
    ['beside words', [root, { name: 'says', type: 'string' }], { root: HASH, says: 'Terms of use' }, false],
    ['as a text', [{ name: 'root', type: 'string' }], { root: HASH }, true],
    ['that is a number', [{ name: 'amount', type: 'uint256' }], { amount: 5 }, false],
    ['that is short', [{ name: 'kind', type: 'bytes4' }], { kind: '0x12345678' }, false],
  ] as const)('%s', (_, fields, message, expected) => {
    expect(opaque(fields, message)).toBe(expected);
  });

  it('is not the random number of a transfer that is cancelled (ERC-3009)', () => {
    const fields = [
      { name: 'authorizer', type: 'address' },
      { name: 'nonce', type: 'bytes32' },
    ];
    const message = { authorizer: MIRA, nonce: HASH };
    const other = { name: 'other', type: 'bytes32' };
    expect(opaque(fields, message, 'CancelAuthorization')).toBe(false);
    expect(opaque(fields, message)).toBe(true);
    expect(opaque([...fields, other], { ...message, other: HASH }, 'CancelAuthorization')).toBe(true);
    expect(opaque([...fields].reverse(), message, 'CancelAuthorization')).toBe(true);
  });

  it('as a text is 64 digits', () => {
    expect([HASH, HASH.slice(2), ` ${HASH}\n`].map(isDigest)).toEqual([true, true, true]);
    expect([HASH.slice(1), `${HASH}ab`, `Sign ${HASH}`].map(isDigest)).toEqual([false, false, false]);
  });
});
