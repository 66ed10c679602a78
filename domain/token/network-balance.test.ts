import { expect, it } from 'vitest';
import { NO_BALANCE } from './network-balance.js';

it('S9.13 a balance that is not looked up reads 0.00', () => {
  expect(NO_BALANCE).toBe('0.00');
});
