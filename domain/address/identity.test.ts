import { describe, expect, it } from 'vitest';
import { identityOf } from './identity.js';

describe('identityOf', () => {
  it.each([
    [{}, undefined],
    [{ email: 'mira@saltmarsh.example' }, 'mira@saltmarsh.example'],
    [{ email: 'mira.lindqvist.of.saltmarsh@sea.example' }, 'mira.lindqvist.of.saltmarsh@sea.exam…'],
    [{ email: 'mira@saltmarsh.example', name: 'mira', provider: 'x' as const }, 'mira'],
    [{ name: 'mira#0', provider: 'discord' as const }, 'mira#'],
    [{ name: 'mira0', provider: 'github' as const }, 'mira0'],
  ])('of %j is %j', (known, identity) => {
    expect(identityOf(known)).toBe(identity);
  });
});
