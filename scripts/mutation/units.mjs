/**
 * Runs the core's unit tests in a process that loads them once: those it is asked for, with one mutant active. Vitest
 * starts anew for each mutant, which takes longer than the tests. A mutant in code that runs while modules load is
 * activated by the environment, in a new process.
 */
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { collect, tests } from './collected-tests.mjs';

// The name that instrumented code looks for.
globalThis.__stryker__ ??= {};
const stryker = globalThis.__stryker__;
const fixed = process.env.__STRYKER_ACTIVE_MUTANT__;
const folders = JSON.parse(process.env.MUTATION_UNITS);
const loaded = new Set();

/** A test hangs if the process is idle for this long, in milliseconds: test time is virtual. */
const IDLE = 1_000;

let escaped;
for (const event of ['uncaughtException', 'unhandledRejection'])
  process.on(event, (error) => {
    escaped ??= error;
  });
// Ends with the parent process.
process.on('disconnect', () => process.exit());
process.send({ ready: true });

process.on('message', async ({ tests: ids, whole, mutant, hitLimit, bail }) => {
  stryker.activeMutant = fixed ?? mutant;
  stryker.hitCount = hitLimit === undefined ? undefined : 0;
  stryker.hitLimit = hitLimit;
  const results = await run(ids, { whole, bail }).catch((error) => ({ error: String(error?.stack ?? error) }));
  stryker.activeMutant = fixed;
  const tooOften = hitLimit !== undefined && stryker.hitCount > hitLimit;
  process.send({ results, tooOften, coverage: mutant === undefined ? stryker.mutantCoverage : undefined });
});

/** Without a list: all of them. `whole`: and all others in their files. */
async function run(ids, { whole, bail }) {
  const files = ids ? new Set(ids.map(fileOf)) : testFiles();
  for (const file of files) await load(file);
  const results = [];
  for (const id of ids && !whole ? ids : tests.keys()) {
    const { name, file, run: body } = tests.get(id);
    stryker.currentTestId = id;
    const started = performance.now();
    const failure = await failureOf(body);
    stryker.currentTestId = undefined;
    results.push({ id, name, file, took: performance.now() - started, failure });
    if (failure && bail) break;
  }
  return results;
}

async function load(file) {
  if (loaded.has(file)) return;
  loaded.add(file);
  await collect(file, () => import(pathToFileURL(resolve(file)).href));
}

async function failureOf(body) {
  escaped = undefined;
  try {
    await Promise.race([(async () => body())(), hung()]);
    if (escaped) throw escaped;
    return undefined;
  } catch (error) {
    return String(error?.message ?? error) || 'It failed.';
  }
}

let watch;

/** Fails once the process has had nothing to do for a while. */
function hung() {
  clearInterval(watch);
  return new Promise((_, reject) => {
    let before = process.cpuUsage();
    watch = setInterval(() => {
      const { user, system } = process.cpuUsage(before);
      before = process.cpuUsage();
      if (user + system < 5_000) reject(new Error('The test waits for something that never happens.'));
    }, IDLE);
  });
}

function fileOf(id) {
  return id.slice(0, id.indexOf('#'));
}

function testFiles() {
  return folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true }).map((file) => `${folder}/${file.replaceAll('\\', '/')}`),
    )
    .filter((file) => file.endsWith('.test.ts'))
    .sort();
}
