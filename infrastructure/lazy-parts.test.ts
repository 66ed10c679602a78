import { firstValueFrom } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { lazyParts } from './lazy-parts.js';

describe('lazily loaded use cases', () => {
  it('answer in the same turn once loaded', async () => {
    const part = await firstValueFrom(lazyParts.catalogue);
    let answered: unknown;
    lazyParts.catalogue.subscribe((again) => {
      answered = again;
    });
    // The cached promise, and its subscriber.
    for (let step = 0; step < 2; step++) await Promise.resolve();
    expect(answered).toBe(part);
  });
});
