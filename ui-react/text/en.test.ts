import { describe, expect, it } from 'vitest';
import { FAILURE_CODES } from '../../domain/failure/failure.js';
import { ALERT_KEYS, alertOf } from '../../domain/site/alert.js';
import { en } from './en.js';

/** Every sentence of the catalogue; functions are called with sample arguments. */
function sentences(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') return [[path, String(value(...Array.from({ length: value.length }, () => 'X')))]];
  return Object.entries(value as object).flatMap(([key, each]) => sentences(each, path ? `${path}.${key}` : key));
}

describe('the texts the specification fixes', () => {
  it.each([
    ['address-copied', 'Address copied'],
    ['copy-failed', 'Failed to copy'],
    ['balance-unavailable', 'Token Balance Unavailable'],
    ['transaction-started', 'Transaction started'],
    ['send-failed', 'Failed to send transaction. Please try again.'],
    ['send-incomplete', 'Please enter a valid amount and receiver address'],
    ['disconnect-failed', 'Failed to disconnect'],
    ['action-not-allowed', 'Action not allowed'],
  ] as const)('%s', (message, text) => {
    expect(en.snacks[message]).toBe(text);
  });

  it.each(ALERT_KEYS)('of the alert %s: what the console says', (key) => {
    const { title, lead } = en.alerts[key];
    const { short, long } = alertOf(key, 'https://dapp.example');
    expect([title, typeof lead === 'string' ? lead : lead('https://dapp.example')]).toEqual([short, long]);
  });

  it('of a login that comes too soon', () => {
    expect(en.loginWays.tooSoon(12)).toBe('Please try again after 12 seconds');
  });
});

describe('the voice of everything else', () => {
  const fixed = [
    'account.unavailable',
    'send.tokensUnavailable',
    'loginWays.tooSoon',
    'swap.noGasPrice',
    'walletAsk.chain',
  ];
  const own = sentences(en).filter(([path]) => !/^(snacks|alerts)\./.test(path) && !fixed.includes(path));

  it.each(own)('%s says it plainly', (_, text) => {
    expect(text).not.toMatch(/!|\bplease\b|\boops\b|(?<!off-)\bchain\b|\bgas\b|\bOTP\b/i);
    expect(text.trim()).toBe(text);
    expect(text).not.toBe('');
  });

  it('has two sentences for every way to fail', () => {
    for (const code of FAILURE_CODES) {
      expect(en.failures[code].happened).toMatch(/^[A-Z][^.]+$/);
      expect(en.failures[code].advice).toMatch(/^[A-Z].+\.$/);
    }
  });
});
