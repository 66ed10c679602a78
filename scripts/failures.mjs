/**
 * A short summary of failures for the end of a long run, whose beginning may be cut off. The full output is where the step printed it, and
 * in `reports/`.
 */
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** The maximum lines per error, and failures per step. */
const lines = 6;
const most = 20;

/**
 * Tests of vitest that failed, and files that could not be read at all.
 * @param {{ testResults: { name: string, status: string, message?: string, assertionResults: { fullName: string, status:
 *   string, failureMessages?: string[] }[] }[] }} report what vitest's `json` reporter wrote
 * @param {string} root file names are relative to it
 * @returns {string[]} one text a failure
 */
export function failedTests(report, root) {
  return report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0) return status === 'failed' ? [explained(file, message)] : [];
    return failed.map((test) => explained(`${file} > ${test.fullName}`, test.failureMessages?.join('\n')));
  });
}

/**
 * Scenarios that neither passed nor were skipped.
 * @param {ReturnType<import('./acceptance-report.mjs').readAcceptanceReport>['scenarios']} scenarios
 * @returns {string[]} one text a failure
 */
export function failedScenarios(scenarios) {
  return scenarios
    .filter(({ status }) => status !== 'PASSED' && status !== 'SKIPPED')
    .map(({ name, file, status, problem }) => explained(`${file} > ${name} (${status.toLowerCase()})`, problem));
}

/**
 * The failures of one step as they are printed, paragraphs; none where nothing failed.
 * @param {string} step @param {string[]} failures
 */
export function listFailures(step, failures) {
  if (failures.length === 0) return [];
  const rest = failures.length > most ? [`… and ${failures.length - most} more`] : [];
  return [`── failed in ${step}`, ...failures.slice(0, most), ...rest];
}

function explained(what, why = '') {
  const words = stripVTControlCharacters(why)
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '')
    .slice(0, lines)
    .map((line) => `    ${line.slice(0, 300)}`);
  return [what, ...words].join('\n');
}
