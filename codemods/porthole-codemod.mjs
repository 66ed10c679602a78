#!/usr/bin/env node
/** `npx porthole-codemod appkit src`: rewrites the source files below a folder in place. `--dry` only lists the changes. */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fromAppKit } from './from-appkit.mjs';
import { fromRainbowKit } from './from-rainbowkit.mjs';

const KINDS = { appkit: fromAppKit, rainbowkit: fromRainbowKit };
const SOURCE = /\.(?:[cm]?[jt]s|[jt]sx|vue|svelte|astro|html?)$/;
const SKIPPED = /^(?:node_modules|dist|build|out|\..*)$/;

const [kind, ...rest] = process.argv.slice(2);
const dry = rest.includes('--dry');
const paths = rest.filter((each) => each !== '--dry');
const rewrite = Object.hasOwn(KINDS, kind ?? '') ? KINDS[kind] : undefined;

if (!rewrite || paths.length === 0) {
  console.error(`Usage: porthole-codemod <${Object.keys(KINDS).join('|')}> <file or folder> … [--dry]`);
  process.exitCode = 2;
} else {
  const files = paths.flatMap(filesBelow).map((path) => path.replaceAll('\\', '/'));
  const { changed, notes } = rewrite(new Map(files.map((file) => [file, readFileSync(file, 'utf8')])));
  for (const [file, text] of changed) {
    if (!dry) writeFileSync(file, text);
    console.log(`${dry ? 'would write' : 'wrote'} ${file}`);
  }
  console.log(`${dry ? 'would change' : 'changed'} ${changed.size} of ${files.length} files`);
  for (const note of notes) console.log(`to do by hand: ${note}`);
}

function filesBelow(path) {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return SKIPPED.test(entry.name) ? [] : filesBelow(join(path, entry.name));
    return SOURCE.test(entry.name) ? [join(path, entry.name)] : [];
  });
}
