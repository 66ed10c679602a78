/**
 * `npm run test:quick`: what a change touches, and the core, within a minute and a half on two cores. The change is everything
 * that is not on `main` yet; on `main` itself, the uncommitted changes, or else the last commit. `npm test` runs the rest.
 */
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runProfile } from './acceptance.mjs';
import { ensureInstalled } from './bootstrap.mjs';
import { duration } from './progress.mjs';
import { giveUp, runPackage } from './run-command.mjs';
import { showTail } from './show-tail.mjs';
import { sideBySide } from './side-by-side.mjs';
import { touchedBy } from './touched.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const SECONDS = 90;
/** If more features than this change, only `npm test` runs them in the browser. */
const MOST_FEATURES = 3;
const LOGS = 'reports/logs-quick';

await main().catch(giveUp);

async function main() {
  const begun = performance.now();
  await ensureInstalled();
  rmSync(join(root, LOGS), { recursive: true, force: true });
  const changed = changedFiles();
  console.log(`${changed.length} changed ${changed.length === 1 ? 'file' : 'files'}`);
  const steps = stepsFor(touchedBy(changed, lines('ls-files', '--cached', '--others', '--exclude-standard')));
  const ended = await sideBySide(steps, {
    onEnd: ({ step, seconds, failure }) => {
      console.log(
        `${failure ? '✗' : '✓'} ${step.name} (${seconds.toFixed(1)} s)${failure ? ` ${failure.message}` : ''}`,
      );
      if (failure) showTail(root, step.log);
    },
  });
  const failed = ended.filter(({ failure }) => failure).map(({ step }) => step.name);
  const seconds = (performance.now() - begun) / 1000;
  const late = seconds > SECONDS ? `, more than the ${SECONDS} s that are wanted` : '';
  console.log(
    `${failed.length === 0 ? 'quick: passed' : `quick: failed: ${failed.join('; ')}`}, ${duration(seconds)}${late}`,
  );
  process.exitCode = failed.length === 0 ? 0 : 1;
}

function stepsFor({ checked, rules, near, features }) {
  const few = features.slice(0, MOST_FEATURES);
  return [
    stepOf('types', (options) => runPackage('typescript', ['-b'], { ...options, command: 'tsc' })),
    stepOf('core', (options) => runProfile('core', [], options)),
    checked.length > 0 && stepOf('lint', (options) => lint(checked, options)),
    rules.length > 0 && stepOf('rules', (options) => unit('related', ['--project', 'rules', ...rules], options)),
    near.length > 0 && stepOf('tests beside', (options) => unit('run', ['--project', '!rules', ...near], options)),
    few.length > 0 && stepOf('features, sandbox', (options) => runProfile('sandbox', few, options)),
    few.length > 0 && stepOf('features, browser', (options) => runProfile('browser', few, options)),
  ].filter(Boolean);
}

function stepOf(name, run) {
  const options = { log: `${LOGS}/${name.replace(/\W+/g, '-')}.log`, minutes: 5 };
  return { name, log: options.log, run: () => run(options) };
}

async function lint(files, options) {
  const args = ['check', '--error-on-warnings', '--no-errors-on-unmatched', ...files];
  await runPackage('@biomejs/biome', args, { ...options, command: 'biome' });
}

async function unit(command, args, options) {
  await runPackage('vitest', [command, '--run', '--passWithNoTests', ...args], options);
}

/** Paths from the root, without deleted files. */
function changedFiles() {
  const gone = '--diff-filter=d';
  const since = lines('diff', '--name-only', gone, baseOf());
  const changed = [...since, ...lines('ls-files', '--others', '--exclude-standard')];
  return changed.length > 0 ? changed : lines('diff', '--name-only', gone, 'HEAD~1');
}

/** The merge base with `main`, which a clone may only have as a remote branch. */
function baseOf() {
  for (const main of ['main', 'origin/main']) {
    try {
      return lines('merge-base', 'HEAD', main)[0];
    } catch {
      // There is no such branch.
    }
  }
  return 'HEAD';
}

function lines(...args) {
  const text = execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  return text.split('\n').filter(Boolean);
}
