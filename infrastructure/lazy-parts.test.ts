import { firstValueFrom } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { lazyParts } from './lazy-parts.js';

describe('use cases that are loaded when they are used', () => {
  it('answer before the browser takes another turn, once they are here', async () => {
    const part = await firstValueFrom(lazyParts.catalogue);
    let answered: unknown;
    lazyParts.catalogue.subscribe((again) => {
      answered = again;
    });
    // The promise that is kept, and who waits for it.
    for (let step = 0; step < 2; step++) await Promise.resolve();
    expect(answered).toBe(part);
  });
});
