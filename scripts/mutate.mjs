/**
 * `npm run mutate`: mutation tests of the core. Stryker changes one thing at a time in `domain` and `application`, and runs the unit
 * tests and the scenarios of the core profile that reach it. Results are cached in .cache/mutation until the file or a test changes;
 * `--force` ignores the cache.
 *
 *     npm run mutate                                   # a sample of every folder
 *     npm run mutate -- --path application/send        # all of a folder or a file; --path may be repeated
 *     npm run mutate -- --all                          # everything: hours
 *     npm run mutate -- --path domain --units          # only with the folder's own unit tests: faster, but they may miss more
 *     npm run mutate -- --seed 7 --size 40             # another sample, or a larger one
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { acceptedOf, acceptedProblems } from './mutation/accepted.mjs';
import { listMutants, sourceFiles } from './mutation/list-mutants.mjs';
import { mutantKey } from './mutation/mutant-key.mjs';
import { forgetStale, forgetUnsampled } from './mutation/results-file.mjs';
import { sample } from './mutation/sample.mjs';
import { survivorLine, table } from './mutation/table.mjs';
import { giveUp } from './run-command.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = '.cache/mutation';
const CORE = ['domain', 'application'];

const { values } = parseArgs({
  options: {
    path: { type: 'string', multiple: true },
    all: { type: 'boolean', default: false },
    seed: { type: 'string', default: '15' },
    size: { type: 'string' },
    workers: { type: 'string', default: String(Math.min(2, cpus().length)) },
    force: { type: 'boolean', default: false },
    units: { type: 'boolean', default: false },
  },
});

const incrementalFile = `${folder}/${values.units ? 'units' : 'results'}.json`;
process.chdir(root);
mkdirSync(folder, { recursive: true });
forgetStale(incrementalFile);
const accepted = existsSync('mutation.accepted.json') ? JSON.parse(readFileSync('mutation.accepted.json', 'utf8')) : [];

const files = sourceFiles(values.path);
if (files.length === 0) throw new Error(`There is no source of the core at '${values.path.join("', '")}'.`);
const everything = await listMutants(files);
const size = values.size ? Number(values.size) : values.path ? Number.POSITIVE_INFINITY : 20;
const chosen = values.all ? everything : sample(everything, { seed: values.seed, size });

const sampleFile = join(root, folder, `sample-${process.pid}.json`);
writeFileSync(sampleFile, JSON.stringify(chosen.map(({ key }) => key)));
process.env.MUTATION_SAMPLE = sampleFile;
process.env.MUTATION_UNITS = JSON.stringify(values.units ? foldersOfTests(values.path) : CORE);
process.env.MUTATION_UNITS_ALONE = String(values.units);
console.log(
  `${chosen.length} of ${everything.length} mutants, seed ${values.seed}: first every test runs once without any.`,
);

const stryker = new Stryker({
  mutate: [...new Set(chosen.map(({ file }) => file))],
  plugins: [pathToFileURL(join(root, 'scripts/mutation/plugin.mjs')).href],
  ignorers: ['console words'],
  testRunner: 'units and scenarios',
  coverageAnalysis: 'perTest',
  concurrency: Number(values.workers),
  timeoutMS: values.units ? 40_000 : 120_000, // endless loops are detected by counting; this is for endless waiting
  timeoutFactor: 4,
  dryRunTimeoutMinutes: 15,
  incremental: true,
  incrementalFile,
  force: values.force,
  reporters: ['progress-append-only'],
  tempDirName: `${folder}/copies`,
  ignorePatterns: ['dist', 'reports', '.cache', 'docs', 'bench'],
  disableTypeChecks: false,
  tsconfigFile: 'not-needed.json', // nothing is compiled
  warnings: { slow: false },
  allowConsoleColors: false,
  logLevel: 'warn',
});
const results = await stryker
  .runMutationTest()
  .catch(giveUp) // Stryker has reported the reason
  .finally(() => {
    for (const file of [sampleFile, `${sampleFile}.reach`]) rmSync(file, { force: true });
  });
forgetUnsampled(incrementalFile);

const byKey = new Map(results.map((result) => [mutantKey(fromZero(result)), result]));
const tried = chosen.map((mutant) => {
  const { status } = byKey.get(mutant.key);
  const noticed = status === 'Killed' || status === 'Timeout';
  return { ...mutant, status, noticed, covered: status !== 'NoCoverage', accepted: acceptedOf(mutant, accepted) };
});
const { lines, missed } = table(everything, tried);
const survivors = tried.filter(({ noticed }) => !noticed);
const problems = acceptedProblems(accepted, { mutants: everything, tried, files });

console.log(`\nSurvivors:\n${section(survivors.filter((mutant) => !mutant.accepted).map(survivorLine))}`);
console.log(
  `\nAccepted:\n${section(survivors.filter((mutant) => mutant.accepted).map((mutant) => `${survivorLine(mutant)}\n      ${mutant.accepted.reason}`))}`,
);
console.log(`\n${chosen.length} of ${everything.length} mutants, seed ${values.seed}\n\n${lines.join('\n')}`);
for (const problem of [...missed, ...problems]) console.error(`✗ ${problem}`);
process.exit(missed.length + problems.length > 0 ? 1 : 0);

/** A file's tests are in its folder. */
function foldersOfTests(paths = CORE) {
  return [...new Set(paths.map((path) => (path.endsWith('.ts') ? dirname(path) : path.replace(/\/+$/, ''))))];
}

function section(found) {
  return found.length > 0 ? found.map((text) => `  ${text}`).join('\n') : '  none';
}

/** The report counts lines and columns from 1. */
function fromZero({ fileName, replacement, location: { start, end } }) {
  const less = ({ line, column }) => ({ line: line - 1, column: column - 1 });
  return { fileName, replacement, location: { start: less(start), end: less(end) } };
}
