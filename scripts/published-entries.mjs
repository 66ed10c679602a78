/** The published entries, read from `exports` of package.json, the only place to add one. */
import { readFileSync } from 'node:fs';

const DECLARATION = /^\.\/dist\/types\/(.+)\.d\.ts$/;
const FILE = /^\.\/dist\/(.+)\.js$/;

const { exports } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

export const publishedEntries = Object.entries(exports).flatMap(([entry, { types, default: built }]) => {
  const [, source] = DECLARATION.exec(types ?? '') ?? [];
  const [, file] = FILE.exec(built ?? '') ?? [];
  return source && file ? [{ name: `porthole${entry.slice(1)}`, file, source: `${source}.ts` }] : [];
});
