import { describe, expect, it } from 'vitest';
import type { Token } from '../token/token.js';
import { hasWrongChecksum, isReceiver, receiverCaution } from './receiver.js';

const ACCOUNT = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const CONTRACT = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const KELP: Token = { networkId: 'eip155:1', name: 'Kelp', symbol: 'KELP', decimals: 6, address: CONTRACT };
const ETH: Token = { networkId: 'eip155:1', name: 'Ether', symbol: 'ETH', decimals: 18 };

describe('the checksum in an address', () => {
  it.each([
    [ACCOUNT, false],
    [ACCOUNT.slice(2), false],
    [ACCOUNT.toLowerCase(), false],
    [`0x${ACCOUNT.slice(2).toUpperCase()}`, false],
    [ACCOUNT.replace('aA', 'Aa'), true],
    [ACCOUNT.slice(2).replace('aA', 'Aa'), true],
    [ACCOUNT.replace('5aA', '6aA'), true],
    ['nobody', false],
  ])('%s is wrong: %s', (address, wrong) => {
    expect(hasWrongChecksum('eip155', address)).toBe(wrong);
    expect(isReceiver('eip155', address)).toBe(!wrong && address !== 'nobody');
  });

  it('applies to eip155 only', () => {
    expect(isReceiver('solana', '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM')).toBe(true);
  });
});

describe('the warning about a receiver', () => {
  it.each([
    ['0x0000000000000000000000000000000000000000', 'burn-address'],
    ['0000000000000000000000000000000000000000', 'burn-address'],
    [ACCOUNT, 'yourself'],
    [ACCOUNT.toLowerCase(), 'yourself'],
    [CONTRACT, 'token-contract'],
    [CONTRACT.toLowerCase(), 'token-contract'],
    ['0x00000000000000000000000000000000000000aa', undefined],
    ['nobody', undefined],
    [ACCOUNT.replace('aA', 'Aa'), undefined],
  ])('%s: %s', (receiver, caution) => {
    expect(receiverCaution({ namespace: 'eip155', receiver, from: ACCOUNT, tokens: [ETH, KELP] })).toBe(caution);
  });

  it('warns of the system program of solana, whose key nobody has', () => {
    const from = '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM';
    const caution = (receiver: string) => receiverCaution({ namespace: 'solana', receiver, from, tokens: [] });
    expect([caution('1'.repeat(32)), caution(from)]).toEqual(['burn-address', 'yourself']);
  });
});
