import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { typedProblems } from './typed-rules.mjs';

/**
 * The problems that a rule finds in each expression. All are checked in one run, because the compiler starts slowly.
 * @param {readonly string[]} lines
 * @param {string} declared declarations that the lines use
 * @param {import('./typed-rules.mjs').Rule} rule
 */
export function problemsOfLines(lines, declared, rule) {
  const root = mkdtempSync(join(tmpdir(), 'typed-'));
  mkdirSync(join(root, 'code'));
  writeFileSync(join(root, 'code/tsconfig.json'), '{ "compilerOptions": { "strict": true, "target": "ES2022" } }');
  const code = lines.map((line, at) => `export const line${at} = ${line};`);
  writeFileSync(join(root, 'code/lines.ts'), `${declared}${code.join('\n')}\n`);
  const found = typedProblems(root, ['code/tsconfig.json'], [rule]);
  rmSync(root, { recursive: true });
  const first = declared.split('\n').length;
  return new Map(
    lines.map((line, at) => [line, found.filter((each) => each.line === first + at).map(({ problem }) => problem)]),
  );
}
