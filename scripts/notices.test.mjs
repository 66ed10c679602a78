import { expect, it } from 'vitest';
import { bundledIn } from './notices.mjs';

it('finds the bundled packages, including nested ones', () => {
  const map = (...sources) => JSON.stringify({ sources });
  expect(
    bundledIn([
      map('../domain/failure.ts', null, '../node_modules/@scope/part/lib/a.js'),
      map('../../node_modules/tool/index.js', '../../node_modules/tool/node_modules/inner/b.js'),
      map('../node_modules/tool/other.js'),
    ]),
  ).toEqual(['node_modules/@scope/part', 'node_modules/tool', 'node_modules/tool/node_modules/inner']);
});
