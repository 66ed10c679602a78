import { describe, expect, it } from 'vitest';
import { isAddressShape, sameAddress } from './address.js';

const EVM = 'Ab16a96d359eC26a11e2C2b3d8f8B8942d5Bfcdb';
const SOLANA = '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv';

describe('S5.15 address shapes', () => {
  it.each([
    ['eip155', `0x${EVM}`, true],
    ['eip155', EVM, true],
    ['eip155', `0x${EVM.toLowerCase()}`, true],
    ['eip155', `0X${EVM}`, false],
    ['eip155', `0x${EVM.slice(1)}`, false],
    ['eip155', `0x${EVM}0`, false],
    ['eip155', `0x${EVM.slice(1)}g`, false],
    ['eip155', ` 0x${EVM}`, false],
    ['eip155', `0x${EVM}\n`, false],
    ['eip155', '', false],
    ['solana', SOLANA, true],
    ['solana', '1'.repeat(32), true],
    ['solana', '1'.repeat(31), false],
    ['solana', '1'.repeat(44), true],
    ['solana', '1'.repeat(45), false],
    // Anchored at both ends and case-sensitive: a valid tail is not enough.
    ['solana', `!!${SOLANA}`, false],
    ['solana', `${SOLANA.slice(0, -1)}0`, false],
    ['solana', `${SOLANA.slice(0, -1)}O`, false],
    ['solana', `${SOLANA.slice(0, -1)}I`, false],
    ['solana', `${SOLANA.slice(0, -1)}l`, false],
    ['bip122', 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', true],
    ['polkadot', '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY', true],
    ['cosmos', 'cosmos1t2uflqwqe0fsj0shcfkrvpukewcw40yjj6hdc0', true],
    // The other namespaces have no further rules here.
    ['bip122', '', false],
    ['bip122', 'bc1q r0', false],
    ['bip122', 'satoshi.btc', false],
  ] as const)('%s %s: %s', (namespace, text, valid) => {
    expect(isAddressShape(namespace, text)).toBe(valid);
  });
});

describe('S3.7 whether two spellings are one account', () => {
  it.each([
    ['eip155', `0x${EVM}`, `0x${EVM.toLowerCase()}`, true],
    ['eip155', `0x${EVM}`, EVM.toUpperCase(), true],
    ['eip155', `0x${EVM}`, `0x${EVM.slice(0, -1)}0`, false],
    ['solana', SOLANA, SOLANA, true],
    ['solana', SOLANA, SOLANA.toLowerCase(), false],
  ] as const)('%s %s and %s: %s', (namespace, a, b, same) => {
    expect(sameAddress(namespace, a, b)).toBe(same);
    expect(sameAddress(namespace, b, a)).toBe(same);
  });
});
