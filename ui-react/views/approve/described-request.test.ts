import { describe, expect, it } from 'vitest';
import { toBase58 } from '../../../domain/address/base58.js';
import { enFormatter } from '../../../domain/format/english.js';
import { feeWords } from './call-words.js';
import { cutText } from './cut-text.js';
import { describedRequest } from './described-request.js';
import { fieldLines } from './field-lines.js';
import { readableText } from './readable-text.js';

const FROM = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const request = (method: string, params: unknown) => describedRequest({ id: '1', namespace: 'eip155', method, params });
const hex = (text: string) => `0x${Buffer.from(text, 'utf8').toString('hex')}`;

describe('describedRequest', () => {
  it.each([
    ['personal_sign', 'signMessage'],
    ['eth_signTypedData_v4', 'signTypedData'],
    ['eth_sendTransaction', 'send'],
    ['solana_signMessage', 'signMessage'],
    ['solana_signTransaction', 'signTransaction'],
    ['solana_signAllTransactions', 'signTransactions'],
    ['solana_signAndSendTransaction', 'send'],
    ['wallet_sendCalls', 'sendCalls'],
    ['wallet_grantPermissions', 'grant'],
    ['wallet_revokePermissions', 'revoke'],
    ['eth_sendUserOperation', 'send'],
    ['toString', 'other'],
    ['anything_else', 'other'],
  ])('calls %s %s', (method, action) => {
    expect(request(method, []).action).toBe(action);
  });

  it('reads a message from hex, text or an object', () => {
    expect(request('personal_sign', [hex('Grüße,\nOcean 🌊'), FROM])).toMatchObject({
      message: 'Grüße,\nOcean 🌊',
      from: FROM,
    });
    expect(request('personal_sign', ['plain words', FROM]).message).toBe('plain words');
    expect(request('personal_sign', [FROM, 'plain words'])).toMatchObject({ from: FROM, message: 'plain words' });
    expect(request('personal_sign', [FROM, FROM]).message).toBe(FROM);
    expect(request('solana_signMessage', { message: toBase58(Buffer.from('Ahoy')), pubkey: 'So1' }).message).toBe(
      'Ahoy',
    );
    // Bytes that are no text, and a text that is not base58.
    expect(request('solana_signMessage', { message: '4Gb', pubkey: 'So1' }).message).toBe('4Gb');
    expect(request('solana_signMessage', { message: 'Hello', pubkey: 'So1' }).message).toBe('Hello');
  });

  it.each([
    [{ most: 5n, asked: 7n }, { most: 5n, asked: 7n }, []],
    ['unchecked', undefined, ['feeUnchecked']],
    [undefined, undefined, []],
  ] as const)('reports a lowered fee, or one that could not be checked: %o', (fee, highFee, cautions) => {
    const params = [{ to: FROM, maxFeePerGas: '0x1' }];
    const asked = { id: '1', namespace: 'eip155', method: 'eth_sendTransaction', params, ...(fee && { fee }) } as const;
    expect(describedRequest(asked)).toMatchObject({ highFee, fee: highFee?.most, cautions });
  });

  it('shows a leading byte order mark, which is signed as well', () => {
    expect(request('personal_sign', ['0xefbbbf4869', FROM]).message).toBe('[U+FEFF]Hi');
  });

  it('shows bytes that are not text unchanged', () => {
    expect(request('personal_sign', ['0xdeadbeef', FROM]).message).toBe('0xdeadbeef');
  });

  it('parses typed data from text or an object', () => {
    const data = { primaryType: 'Order', message: { maker: FROM, amount: '12' } };
    const text = request('eth_signTypedData_v4', [FROM, JSON.stringify(data)]);
    expect(text).toEqual(request('eth_signTypedData_v4', [FROM, data]));
    expect(text.from).toBe(FROM);
    expect(text.fields).toContain('primaryType: Order');
    expect(text.fields).toContain('  amount: 12');
  });

  it('grants everything by several approvals that are unlimited together', () => {
    const half = {
      to: FROM,
      data: `0x39509351${'b0'.repeat(20).padStart(64, '0')}${'4'.padEnd(32, '0').padStart(64, '0')}`,
    };
    const rights = (calls: readonly object[]) =>
      request('wallet_sendCalls', [{ calls }]).calls.map(({ right }) => right?.boundless);
    expect([rights([half]), rights([half, half])]).toEqual([[false], [true, true]]);
  });

  it('shows the content before its types', () => {
    const types = { Order: [{ name: 'amount', type: 'uint256' }] };
    const { fields } = request('eth_signTypedData_v4', [FROM, { types, message: { amount: '12' } }]);
    expect(fields.indexOf('amount: 12')).toBeGreaterThan(-1);
    expect(fields.indexOf('amount: 12')).toBeLessThan(fields.indexOf('uint256'));
  });

  it('shows every field of a transaction and who pays', () => {
    const { from, to, value, fields } = request('eth_sendTransaction', [{ from: FROM, to: '0xb0', value: '0x10' }]);
    expect([to, value]).toEqual(['0xb0', 16n]);
    expect(from).toBe(FROM);
    expect(fields).toContain('to: 0xb0');
    expect(fields).toContain('value: 0x10');
  });

  it('handles any value that a site sends', () => {
    const loop: Record<string, unknown> = {};
    loop.self = loop;
    for (const params of [undefined, null, 7, 'text', [], [null], [[]], { big: 10n }, loop, [{ from: {} }]]) {
      for (const method of ['personal_sign', 'eth_signTypedData_v4', 'eth_sendTransaction', 'other']) {
        expect(typeof request(method, params).fields).toBe('string');
      }
    }
  });
});

describe('fieldLines', () => {
  it('shows names, indents, numbers lists, and marks empty values', () => {
    expect(fieldLines({ to: 'Lena', items: [{ id: 1 }, 'two'], note: '', none: [], nothing: null })).toBe(
      ['to: Lena', 'items:', '  1.', '    id: 1', '  2. two', 'note: –', 'none: –', 'nothing: –'].join('\n'),
    );
    expect(fieldLines('text')).toBe('text');
    expect(fieldLines([])).toBe('–');
  });

  it('terminates with any value', () => {
    const loop: Record<string, unknown> = {};
    loop.self = loop;
    expect(fieldLines(loop)).toContain('…');
  });
});

describe('readableText', () => {
  it('shows characters that would hide or reverse text', () => {
    expect(readableText('pay \u202Eecila\u202C')).toBe('pay [U+202E]ecila[U+202C]');
    expect(readableText('a\u0000b\u200Bc\uFEFF')).toBe('a[U+0000]b[U+200B]c[U+FEFF]');
  });

  it('shows all invisible characters', () => {
    expect(readableText('a\u00ADb\u{E0041}c\u3164d\u2028e\u2800')).toBe(
      'a[U+00AD]b[U+E0041]c[U+3164]d[U+2028]e[U+2800]',
    );
    expect(readableText('x\uFE0F')).toBe('x[U+FE0F]');
    expect(readableText('Thanks ❤️')).toBe('Thanks ❤️');
  });

  it('keeps lines, tabs and every script', () => {
    expect(readableText('one\r\ntwo\tthree é 漢字 مرحبا')).toBe('one\ntwo\tthree é 漢字 مرحبا');
  });
});

describe('cutText', () => {
  it('reports how much it omits, and splits no character', () => {
    expect(cutText('short', 10)).toEqual({ shown: 'short', left: 0 });
    expect(cutText('🌊🌊🌊', 2)).toEqual({ shown: '🌊🌊', left: 1 });
    expect(cutText('abcdef', 4)).toEqual({ shown: 'abcd', left: 2 });
  });
});

describe('feeWords', () => {
  const ether = { name: 'Ether', symbol: 'ETH', decimals: 18 };
  it.each([
    [268_225_392_120_000n, ether, '0.00026823 ETH'],
    [105_000_000_000_000n, ether, '0.000105 ETH'],
    [1n, ether, '0.00000001 ETH'],
    [0n, ether, '0 ETH'],
    [4_200_000_000_000_000_000n, ether, '4.2 ETH'],
    [1_234_567n, { name: 'Lamp', symbol: 'LMP', decimals: 6 }, '1.234567 LMP'],
  ])('%s is never rounded down: %s', (fee, currency, said) => {
    expect(feeWords(fee, currency, enFormatter)).toBe(said);
  });
});
