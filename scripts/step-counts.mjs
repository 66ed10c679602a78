/** The result of a step of `npm test`, read from its report. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { countScenarios, readAcceptanceReport } from './acceptance-report.mjs';
import { failedScenarios, failedTests } from './failures.mjs';

/**
 * @typedef {{ passed: number, failed: number, skipped: number, failures: readonly string[], problem?: string }} Counts
 *   `problem`: why the counts are incomplete
 */

/** @type {Counts} */
export const NOTHING = { passed: 0, failed: 0, skipped: 0, failures: [] };

/**
 * Of vitest's JSON report.
 * @param {string} root @param {string} file from the root
 * @returns {Counts}
 */
export function countVitest(root, file) {
  if (!existsSync(join(root, file))) return { ...NOTHING, problem: 'no report was written' };
  const report = JSON.parse(readFileSync(join(root, file), 'utf8'));
  const counts = {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: failedTests(report, root),
  };
  return counts.passed === 0 ? { ...counts, problem: 'no test ran' } : counts;
}

/**
 * Of cucumber's messages.
 * @param {string} root @param {string} file from the root
 * @returns {Counts}
 */
export function countCucumber(root, file) {
  if (!existsSync(join(root, file))) return { ...NOTHING, problem: 'no report was written' };
  const { complete, scenarios } = readAcceptanceReport(readFileSync(join(root, file), 'utf8'));
  const counts = { ...countScenarios(scenarios), failures: failedScenarios(scenarios) };
  if (!complete) return { ...counts, problem: 'the run broke off' };
  return scenarios.length === 0 ? { ...counts, problem: 'no scenario ran' } : counts;
}
