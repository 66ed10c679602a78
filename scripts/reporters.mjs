/** Vitest's reporters: a run that is part of `npm test` also leaves its counts in reports/, and how far it is. */
import { ProgressReporter } from './progress-reporter.mjs';

/** @param {string | undefined} report the name of its report, where it is to leave one */
export function reporters(report) {
  if (!report) return ['default'];
  const counts = ['json', { outputFile: `reports/${report}.json` }];
  return ['default', counts, new ProgressReporter(`reports/progress/${report}.json`)];
}
