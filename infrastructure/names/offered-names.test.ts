import fc from 'fast-check';
import { lastValueFrom } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { nameProblem } from '../../domain/address/name.js';
import { isNormalised } from './is-normalised.js';

const character = fc.constantFrom(...'-abxn09'.split(''));

describe('S5.14 an offered name', () => {
  it('can be shown as well', async () => {
    const labels = fc.string({ unit: character, minLength: 4, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(labels, async (label) => {
        const shown = await lastValueFrom(isNormalised(`${label}.berth.example`));
        expect(nameProblem(label) === undefined).toBe(shown);
      }),
    );
  });
});
