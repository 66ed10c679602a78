import { expect, test } from 'vitest';
import { sourceFiles } from './list-mutants.mjs';
import { rowOf } from './rows.mjs';

// A file that is moved or renamed must not drop out of its subject.
test('what sessions depend on counts for them, wherever it is', () => {
  const sessions = sourceFiles().filter((file) => rowOf(file) === 'application, sessions');
  expect(sessions.map((file) => file.split('/').at(-1)).sort()).toEqual([
    ...['disconnect.ts', 'follow-link.ts', 'follow-other-tab.ts', 'keep-connected.ts', 'kept-for.ts', 'links.ts'],
    ...['restore.ts', 'status-of.ts', 'stored-promises.ts', 'stored.ts', 'take-over.ts'],
  ]);
});

test('each subject of the domain has its files', () => {
  const count = (row) => sourceFiles(['domain']).filter((file) => rowOf(file) === row).length;
  expect([count('domain, money'), count('domain, approvals'), count('domain, sign-in')]).toEqual([17, 8, 3]);
});
