/** `npm run check`: everything that can be told without running the product. The quick steps come first. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBuilt } from './build.mjs';
import { coercionRule } from './coercion-rule.mjs';
import { fileProblems } from './file-rules.mjs';
import { moneyRule } from './money-rule.mjs';
import { runPackage } from './run-command.mjs';
import { typedProblems } from './typed-rules.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

const BUILD = 'build, if out of date';

const steps = [
  ['types and layers (tsc)', () => runPackage('typescript', ['-b'], { command: 'tsc', quiet: true })],
  ['format, lint, imports (biome)', () => runBiome()],
  ['files (names, paths, lengths)', () => checkFiles()],
  ['money is no float, nothing foreign is forced', () => checkTyped()],
  ['nothing unused (knip)', () => runPackage('knip', ['--no-progress'], { quiet: true })],
  [BUILD, () => ensureBuilt()],
  ['package (publint)', () => runPackage('publint', ['--strict'], { quiet: true }), BUILD],
  ['types as installed (attw)', () => checkTypesAsInstalled(), BUILD],
];

const failed = [];
for (const [name, step, needs] of steps) {
  if (failed.includes(needs)) {
    console.log(`- ${name}: not run without a build`);
    continue;
  }
  const start = performance.now();
  try {
    await step();
    console.log(`✓ ${name} ${seconds(start)}`);
  } catch (failure) {
    failed.push(name);
    console.log(`✗ ${name} ${seconds(start)}: ${failure.message}`);
  }
}
console.log(failed.length === 0 ? 'check: all well' : `check: failed: ${failed.join('; ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;

async function runBiome() {
  await runPackage('@biomejs/biome', ['check', '.', '--error-on-warnings', '--max-diagnostics=50'], {
    command: 'biome',
    quiet: true,
  });
}

async function checkTypesAsInstalled() {
  // A style sheet has no types.
  const options = ['--pack', '.', '--profile', 'esm-only', '--exclude-entrypoints', './buttons.css'];
  await runPackage('@arethetypeswrong/cli', options, { command: 'attw', quiet: true });
}

/** Every file that is or would be committed. */
function checkFiles() {
  const list = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], { cwd: root });
  let count = 0;
  for (const path of list.toString().split('\0').filter(Boolean)) {
    for (const problem of fileProblems(path, readText(path))) {
      console.error(`${path}: ${problem}`);
      count += 1;
    }
  }
  if (count > 0) throw new Error(`${count} found`);
}

/** The product's own code: its stand-ins and tests may reckon as they like. */
function checkTyped() {
  const layers = ['domain', 'application', 'infrastructure', 'ui-react'];
  const found = typedProblems(
    root.replace(/\/$/, ''),
    layers.map((layer) => `${layer}/tsconfig.json`),
    [moneyRule, coercionRule],
  ).filter(({ path }) => !/\.test\.|\/fakes\//.test(path));
  for (const { path, line, problem } of found) console.error(`${path}:${line}: ${problem}`);
  if (found.length > 0) throw new Error(`${found.length} found`);
}

/** The text of a file; nothing for one that holds no text, or that was removed and not yet committed so. */
function readText(path) {
  try {
    const bytes = readFileSync(join(root, path));
    return bytes.includes(0) ? '' : bytes.toString();
  } catch {
    return '';
  }
}

function seconds(start) {
  return `${((performance.now() - start) / 1000).toFixed(1)} s`;
}
