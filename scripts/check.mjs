/** `npm run check`: all static checks, two at a time. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBuilt } from './build.mjs';
import { fileProblems } from './file-rules.mjs';
import { fullFolders } from './folder-sizes.mjs';
import { runPackage, runScript } from './run-command.mjs';
import { sideBySide } from './side-by-side.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const quiet = true;

const TYPES = 'types and layers (tsc)';
const BUILD = 'build, if out of date';

/** Steps that others wait for come first. */
const steps = [
  { name: 'files (names, paths, lengths)', run: async () => checkFiles() },
  { name: TYPES, run: () => runPackage('typescript', ['-b'], { command: 'tsc', quiet }) },
  { name: 'format, lint, imports (biome)', run: () => runBiome() },
  // After the types: both write the compiler's cache.
  { name: BUILD, run: () => ensureBuilt({ quiet }), needs: [TYPES] },
  { name: 'money is no float, nothing foreign is forced', run: () => runScript('check-typed', [], { quiet }) },
  {
    name: 'package, types as installed, notices (publint, attw)',
    run: () => runScript('check-package', [], { quiet }),
    needs: [BUILD],
  },
  { name: 'messages of every language', run: () => runScript('messages', ['--check'], { quiet }) },
  { name: 'nothing unused (knip)', run: () => runPackage('knip', ['--no-progress'], { quiet }) },
];

const start = performance.now();
const ended = await sideBySide(steps, {
  onEnd: ({ step, seconds, failure, without }) => {
    const time = `${seconds.toFixed(1)} s`;
    if (without !== undefined) console.log(`- ${step.name}: not run without ${without}`);
    else console.log(failure ? `✗ ${step.name} ${time}: ${failure.message}` : `✓ ${step.name} ${time}`);
  },
});
const failed = ended.filter(({ failure, without }) => failure || without !== undefined).map(({ step }) => step.name);
const time = `${((performance.now() - start) / 1000).toFixed(1)} s`;
console.log(failed.length === 0 ? `check: passed, ${time}` : `check: failed: ${failed.join('; ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;

async function runBiome() {
  await runPackage('@biomejs/biome', ['check', '.', '--error-on-warnings', '--max-diagnostics=50'], {
    command: 'biome',
    quiet,
  });
}

/** Every file that is or would be committed. */
function checkFiles() {
  const list = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], { cwd: root });
  const paths = list.toString().split('\0').filter(Boolean);
  for (const { folder, count } of fullFolders(paths))
    console.log(`! ${folder} has ${count} files: split it into subfolders`);
  let count = 0;
  for (const path of paths) {
    for (const problem of fileProblems(path, readText(path))) {
      console.error(`${path}: ${problem}`);
      count += 1;
    }
  }
  if (count > 0) throw new Error(`${count} found`);
}

/** The text of a file; undefined for a binary file, or one that was removed without a commit. */
function readText(path) {
  try {
    const bytes = readFileSync(join(root, path));
    return bytes.includes(0) ? '' : bytes.toString();
  } catch {
    return '';
  }
}
