/**
 * Stryker's results between runs. Stryker reuses a result as long as tests of the same name reach the mutant, without
 * checking whether the tests have changed; this does.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { NOT_SAMPLED } from './mutant-key.mjs';

const KEPT = { Killed: true, Timeout: true, Survived: true, NoCoverage: true };

/** Drops mutants that were not run, so that another sample can include them. */
export function forgetUnsampled(file) {
  change(file, ({ status, statusReason }) => KEPT[status] === true && statusReason !== NOT_SAMPLED);
}

/** Drops outdated results: a survivor if any test has changed, a detected mutant if the test that detected it has. */
export function forgetStale(file) {
  const hashes = hashTests();
  const known = existsSync(`${file}.tests`) ? JSON.parse(readFileSync(`${file}.tests`, 'utf8')) : {};
  const changed = new Set(
    [...Object.keys(hashes), ...Object.keys(known)].filter((path) => hashes[path] !== known[path]),
  );
  if (changed.size > 0)
    change(file, ({ status, killedBy = [] }, testFileOf) => {
      const by = testFileOf(killedBy[0]);
      return status === 'Killed' && by !== undefined && !changed.has(by);
    });
  writeFileSync(`${file}.tests`, JSON.stringify(hashes));
}

function change(file, keep) {
  if (!existsSync(file)) return;
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const fileOfTest = new Map(
    Object.entries(report.testFiles ?? {}).flatMap(([path, { tests }]) => tests.map(({ id }) => [id, path])),
  );
  for (const source of Object.values(report.files))
    source.mutants = source.mutants.filter((mutant) => keep(mutant, (id) => fileOfTest.get(id)));
  writeFileSync(file, JSON.stringify(report));
}

/** A hash of the unit tests, the features, and the code that runs them. */
function hashTests() {
  const paths = ['domain', 'application', 'features', 'infrastructure/fakes'].flatMap((folder) =>
    readdirSync(folder, { recursive: true }).map((path) => `${folder}/${path.replaceAll('\\', '/')}`),
  );
  const tests = paths.filter((path) => /\.test\.ts$|\.feature$|^(features|infrastructure)\/.*\.ts$/.test(path));
  return Object.fromEntries(
    tests.map((path) => [path, createHash('sha256').update(readFileSync(path)).digest('base64').slice(0, 12)]),
  );
}
