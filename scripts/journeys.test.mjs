import { describe, expect, it } from 'vitest';
import { filesOf } from './journeys.mjs';

const graph = {
  'entry.ts': ['domain/a.ts'],
  'domain/a.ts': [],
  'first.ts': ['domain/a.ts', 'domain/b.ts'],
  'domain/b.ts': [],
  'view.tsx': ['domain/b.ts', 'domain/c.ts', 'part.tsx'],
  'domain/c.ts': [],
  'part.tsx': [],
};
const list = [
  { file: 'one', roots: ['first.ts'] },
  { file: 'two', roots: ['view.tsx'], beneath: [['domain/', 'one']] },
];

describe('journeys', () => {
  it('contain what no entry and no earlier one has; nested parts go to their own files', () => {
    expect(Object.fromEntries(filesOf(['entry.ts'], (id) => graph[id], list))).toMatchObject({
      ...{ 'first.ts': 'one', 'domain/b.ts': 'one', 'domain/c.ts': 'one' },
      ...{ 'view.tsx': 'two', 'part.tsx': 'two' },
    });
    expect(filesOf(['entry.ts'], (id) => graph[id], list).has('domain/a.ts')).toBe(false);
  });

  it('fail the build if a root does not exist any more', () => {
    expect(() => filesOf([], (id) => graph[id], [{ file: 'one', roots: ['gone.ts'] }])).toThrow('gone.ts');
  });
});
