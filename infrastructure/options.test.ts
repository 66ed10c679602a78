import { expect, it } from 'vitest';
import { Failure } from '../domain/failure.js';
import { configOf, type ModalOptions } from './options.js';

it.each([
  ['nothing', undefined],
  ['no network', []],
  ['a name', 'mainnet'],
  ['an empty object', [{}]],
  ['null', [null]],
])('S1.1 %s for networks is said to be wrong at once', (_name, networks) => {
  const options: ModalOptions = JSON.parse(JSON.stringify({ networks }));
  const error = (() => {
    try {
      return configOf(options);
    } catch (thrown) {
      return thrown;
    }
  })();
  expect(error).toBeInstanceOf(Failure);
  expect(error).toMatchObject({ code: 'invalid-options', message: expect.stringContaining('`networks`') });
});
