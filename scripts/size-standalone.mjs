/** What a page without a bundler downloads, from the files in dist/standalone/, the renderer included. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** The files of the first opening, by the stages of scripts/build-standalone.mjs. */
const OPENING = ['core', 'button', 'shell', 'injected'];
const IMPORT = /(?:from|import)\s*"\.\/([^"]+)"/g;

/** @param {{ page: number, opening: number }} limits in bytes after gzip -9 */
export function standaloneRows(folder, limits) {
  const names = readdirSync(folder);
  const first = OPENING.map((stage) => names.find((name) => name.startsWith(`${stage}-`)));
  if (first.includes(undefined)) throw new Error(`A file of ${OPENING.join(', ')} is missing in ${folder}.`);
  const rowOf = (name, files, limit) => ({ name, gzip: weigh(folder, files), limit, modules: [] });
  return [
    rowOf('standalone, with the page, all counted', ['standalone.js'], limits.page),
    rowOf('standalone, opened, all counted', ['standalone.js', ...first], limits.opening),
  ];
}

/** These files and their static imports. */
function weigh(folder, files) {
  const texts = new Map();
  const waiting = [...files];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (texts.has(name)) continue;
    const text = readFileSync(join(folder, name), 'utf8');
    texts.set(name, text);
    waiting.push(...[...text.matchAll(IMPORT)].map(([, imported]) => imported));
  }
  return [...texts.values()].reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0);
}
