/** Every mutant that Stryker makes of some files. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { consoleWords } from './console-words.mjs';
import { mutantKey } from './mutant-key.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const say = () => undefined;
const logger = { debug: say, info: say, warn: say, trace: say, isDebugEnabled: () => false };

/** The source files of the core below some paths: folders or files. */
export function sourceFiles(paths = ['.']) {
  const found = ['domain', 'application'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true }).map((file) => `${folder}/${file.replaceAll('\\', '/')}`),
  );
  const asked = paths.map((path) => path.replace(/\/+$/, ''));
  return found
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .filter((file) => asked.some((path) => path === '.' || file === path || file.startsWith(`${path}/`)))
    .sort();
}

/** @returns {Promise<{ key: string, file: string, line: number, text: string, code: string, replacement: string }[]>} */
export async function listMutants(files) {
  const instrumenter = new Instrumenter(logger);
  const sources = files.map((file) => ({ file, content: readFileSync(join(root, file), 'utf8') }));
  const { mutants } = await instrumenter.instrument(
    sources.map(({ file, content }) => ({ name: join(root, file), mutate: true, content })),
    { ignorers: [consoleWords], excludedMutations: [], plugins: null },
  );
  const contents = new Map(
    sources.map(({ file, content }) => [join(root, file), { file, lines: content.split('\n') }]),
  );
  return mutants
    .filter(({ status }) => status !== 'Ignored')
    .map((mutant) => {
      const { file, lines } = contents.get(mutant.fileName);
      const code = textBetween(lines, mutant.location);
      return {
        key: mutantKey(mutant),
        file,
        line: mutant.location.start.line + 1,
        text: lines[mutant.location.start.line].trim(),
        code,
        replacement: mutant.replacement,
      };
    });
}

function textBetween(lines, { start, end }) {
  if (start.line === end.line) return lines[start.line].slice(start.column, end.column);
  const whole = lines.slice(start.line + 1, end.line);
  return [lines[start.line].slice(start.column), ...whole, lines[end.line].slice(0, end.column)].join('\n');
}
