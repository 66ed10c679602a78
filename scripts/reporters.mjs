/** Vitest's reporters: a run that is part of `npm test` also writes its counts and its progress to reports/. */
import { ProgressReporter } from './progress-reporter.mjs';

/** @param {string | undefined} report the name of its report, if it should write one */
export function reporters(report) {
  if (!report) return ['default'];
  const counts = ['json', { outputFile: `reports/${report}.json` }];
  return ['default', counts, new ProgressReporter(`reports/progress/${report}.json`)];
}
