import { describe, expect, it } from 'vitest';
import { meets } from './targets.js';

const target = { measure: 'openFirst', conditions: ['1×'], beside: 'floor' } as const;

describe('meets', () => {
  it('compares by ratio, by difference, or with a fixed figure', () => {
    expect(meets({ ...target, limit: { times: 3 } }, 30, 10)).toBe(true);
    expect(meets({ ...target, limit: { times: 3 } }, 30.1, 10)).toBe(false);
    expect(meets({ ...target, limit: { more: 8 } }, 18, 10)).toBe(true);
    expect(meets({ ...target, limit: { more: 8 } }, 19, 10)).toBe(false);
    expect(meets({ ...target, limit: { most: 50 } }, 50, 10)).toBe(true);
    expect(meets({ ...target, limit: { most: 50 } }, 51, 10)).toBe(false);
  });
});
