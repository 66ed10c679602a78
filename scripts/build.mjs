/** `npm run build`: writes dist/: declarations by tsc, JavaScript by Vite, and additional files. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { giveUp, runPackage, runScript } from './run-command.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const layers = ['domain', 'application', 'infrastructure', 'ui-react', 'compat'];
const settings = [
  'package.json',
  'package-lock.json',
  'scripts/build.mjs',
  'scripts/build-standalone.mjs',
  'scripts/small-renderer.mjs',
  'vite.config.ts',
  'scripts/own-exports.mjs',
  'scripts/install-notes.mjs',
  'scripts/journeys.mjs',
  'scripts/lint/built.json',
  'scripts/rxjs-modules.mjs',
  'scripts/inner-from.mjs',
  'tsconfig.base.json',
];
const stamp = join(root, '.cache/built-from');

/**
 * Builds if dist/ is missing or was made from other sources; rejects when it cannot be built.
 * @param {{ quiet?: boolean }} [options] `quiet`: shows the output of the tools only if they fail
 */
export async function ensureBuilt(options = {}) {
  const made = existsSync(join(root, 'dist/index.js')) && existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
  if (made !== sourceHash()) await buildPackage(options);
}

async function buildPackage({ quiet = false } = {}) {
  rmSync(join(root, 'dist'), { recursive: true, force: true });
  const hash = sourceHash();
  await runPackage('typescript', ['-b', ...layers], { command: 'tsc', quiet });
  // Regardless of the shell's environment: development JSX contains paths of this machine.
  await runPackage('vite', ['build', '--logLevel', 'warn'], { quiet, env: { NODE_ENV: 'production' } });
  writeFileSync(join(root, 'dist/buttons.css'), buttonStyles());
  // TypeScript also resolves side-effect imports.
  writeFileSync(join(root, 'dist/types/buttons.css.d.ts'), 'export {};\n');
  writeClientEntries();
  leaveOutMaps();
  leaveOutLanguageMaps();
  await runScript('build-standalone', [], { quiet, env: { NODE_ENV: 'production' } });
  await findUndeclared();
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(stamp, hash);
}

/** The styles of the buttons as one file: for server-rendered pages before any script runs. */
export function buttonStyles() {
  return ['buttons', 'marked-buttons']
    .map((name) => readFileSync(join(root, `ui-react/buttons/${name}.css`), 'utf8'))
    .join('\n');
}

/**
 * For React Server Components (the condition `react-server`), which need to know that an entry is for the client. In separate files,
 * because other bundlers warn about each file with that directive.
 */
function writeClientEntries() {
  const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  for (const { default: entry, 'react-server': client } of Object.values(exports)) {
    if (client === undefined) continue;
    const [, names] = /^export \{ ([^{}]*) \}(?: from "[^"]*")?;$/m.exec(readFileSync(join(root, entry), 'utf8')) ?? [];
    if (names === undefined) throw new Error(`${entry} exports nothing that could be passed on.`);
    const text = `'use client';\nexport { ${names} } from './${basename(entry)}';\n`;
    writeFileSync(join(root, client), text);
  }
}

/**
 * The published code is readable, and its declarations map to the sources: source maps of the code stay here, for the notices and the
 * measurements. They would be 2 MB in every dapp that installs the package.
 */
function leaveOutMaps() {
  const dist = join(root, 'dist');
  for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((each) => each.endsWith('.js'))) {
    const file = join(dist, name);
    writeFileSync(file, readFileSync(file, 'utf8').replace(/\n\/\/# sourceMappingURL=\S+\s*$/, '\n'));
  }
}

/** Language modules are generated from messages: their declarations map to nothing that is published. */
function leaveOutLanguageMaps() {
  const folder = join(root, 'dist/types/ui-react/languages');
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((each) => each.includes(sep))) {
    const file = join(folder, name);
    if (name.endsWith('.map')) rmSync(file);
    else writeFileSync(file, readFileSync(file, 'utf8').replace(/\n\/\/# sourceMappingURL=\S+\s*$/, '\n'));
  }
}

/** A name that no module declares, such as a module that a bundler has inlined into its importer and then dropped. */
async function findUndeclared() {
  const config = '--config-path=scripts/lint/built.json';
  await runPackage('@biomejs/biome', ['lint', config, '--max-diagnostics=10', 'dist'], {
    command: 'biome',
    quiet: true,
  });
}

/** A hash of everything that dist/ is built from. Of contents, not times, which a checkout changes. */
function sourceHash() {
  const hash = createHash('sha256');
  const files = layers.flatMap((layer) =>
    readdirSync(join(root, layer), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.(test|bench)\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath ?? entry.path, entry.name)),
  );
  for (const file of [...files.sort(), ...settings.map((name) => join(root, name))]) {
    hash.update(file.slice(root.length)).update(readFileSync(file));
  }
  return hash.digest('hex');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildPackage().catch(giveUp);
