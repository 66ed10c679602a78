import { describe, expect, it } from 'vitest';
import { fileProblems } from './file-rules.mjs';

describe('fileProblems', () => {
  it.each([
    ['domain/money/amount.ts', 'export const x = 1;'],
    ['tsconfig.base.json', '{}'],
    ['ui-react/database.ts', ''],
    ['docs/notes.md', 'See https://example.org/home/page and src/work/file.'],
  ])('accepts %s', (path, text) => {
    expect(fileProblems(path, text)).toEqual([]);
  });

  it.each(['domain/string-utils.ts', 'application/common/x.ts', 'ui-react/helpers.tsx', 'sandbox/wallet-manager.ts'])(
    'refuses the vague word in %s',
    (path) => expect(fileProblems(path, '')).toHaveLength(1),
  );

  it.each(['work', 'home', 'tmp', 'root', 'Users'])('refuses a path below /%s', (folder) => {
    expect(fileProblems('README.md', `Look at \`/${folder}/me/file\`.`)).toEqual([expect.stringContaining('Line 1')]);
  });

  it('refuses local paths', () => {
    expect(fileProblems('README.md', ['As', '..', 'shared/notes say.'].join('/'))).toHaveLength(1);
  });

  it('refuses the name of a registry', () => {
    expect(fileProblems('package-lock.json', `https://${['registry', 'npmjs', 'org'].join('.')}/x`)).toHaveLength(1);
  });

  it.each(['<', '>'])('refuses the conflict marker %s at the start of a line', (mark) => {
    const line = `${mark.repeat(7)} HEAD`;
    expect(fileProblems('features/requirements.md', `kept\n${line}`)).toEqual([expect.stringContaining('Line 2')]);
    expect(fileProblems('README.md', ` ${line}\n${mark.repeat(8)} HEAD\n${mark.repeat(6)} HEAD`)).toEqual([]);
  });

  it('refuses a style sheet that is too long', () => {
    expect(fileProblems('ui-react/sheet.css', 'a\n'.repeat(300))).toHaveLength(1);
    expect(fileProblems('ui-react/sheet.css', 'a\n'.repeat(299))).toEqual([]);
  });
});
