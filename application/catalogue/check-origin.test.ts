import { NEVER, of, throwError } from 'rxjs';
import { expect, it } from 'vitest';
import { Failure } from '../../domain/failure/failure.js';
import { scriptedCatalogue } from '../../infrastructure/fakes/scripted-catalogue.js';
import { scriptedModal } from '../../infrastructure/fakes/scripted-modal.js';

async function alertWith(origins: ReturnType<typeof scriptedCatalogue>['origins']) {
  const modal = scriptedModal({ catalogue: { ...scriptedCatalogue(), ...(origins && { origins }) } });
  await modal.open();
  modal.time.advance(60_000);
  return modal.getState().notices.alert?.key;
}

it('S8.2 reports a page at none of the origins', async () => {
  expect(await alertWith(() => of(['https://elsewhere.example']))).toBe('INVALID_APP_CONFIGURATION');
});

it.each([
  ['fails', () => throwError(() => new Failure('request-failed'))],
  ['never answers', () => NEVER],
  ['knows of no project', undefined],
])('reports nothing if the directory %s', async (_, origins) => {
  expect(await alertWith(origins)).toBeUndefined();
});
