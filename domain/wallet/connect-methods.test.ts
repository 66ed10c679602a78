import { describe, expect, it } from 'vitest';
import { connectMethods } from './connect-methods.js';

describe('S2.9 order of connect methods', () => {
  it.each([
    [undefined, false, ['email', 'social', 'wallet']],
    [undefined, true, ['wallet', 'email', 'social']],
    [[], true, ['wallet', 'email', 'social']],
    [['social', 'wallet'], true, ['social', 'wallet']],
    [['email', 'wallet', 'email'], false, ['email', 'wallet']],
  ] as const)('configured %j, wallet installed %s: %j', (configured, installed, order) => {
    expect(connectMethods(configured, installed)).toEqual(order);
  });
});
