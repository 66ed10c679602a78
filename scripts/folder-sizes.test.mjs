import { expect, it } from 'vitest';
import { fullFolders } from './folder-sizes.mjs';

const files = (folder, count, ending = '.ts') =>
  Array.from({ length: count }, (_, at) => `${folder}/file-${at}${ending}`);

it('lists the folders with too many files, the fullest first', () => {
  const paths = [
    ...files('domain/money', 25),
    ...files('ui-react/parts', 30, '.tsx'),
    ...files('application/send', 24),
  ];
  expect(fullFolders(paths)).toEqual([
    { folder: 'ui-react/parts', count: 30 },
    { folder: 'domain/money', count: 25 },
  ]);
});

it('counts no tests, no subfolders, and nothing outside of the layers', () => {
  const paths = [
    ...files('domain/money', 30, '.test.ts'),
    ...files('domain/money/coins', 20),
    ...files('scripts', 40, '.mjs'),
  ];
  expect(fullFolders([...paths, ...files('domain/money', 20)])).toEqual([]);
});
