/** Traces of Porthole's page beside the hand-written one: the table, and the picture as a file. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import type { Trace } from './trace-picture.js';
import { tracePicture } from './trace-picture.js';
import { traceTable } from './trace-table.js';
import { traceVisit } from './trace-visit.js';

const REPORT = fileURLToPath(new URL('../../reports/traces.svg', import.meta.url));
const NAMES = { floor: 'hand-written', porthole: 'Porthole' } as const;

/** Of several rounds the one that took the median time to paint, for each interaction. */
export async function tracePages(browser: Browser, url: string, rounds: number): Promise<string> {
  const of = { floor: [] as Trace[][], porthole: [] as Trace[][] };
  for (let round = 0; round < rounds; round += 1) {
    for (const name of ['floor', 'porthole'] as const) {
      of[name].push([...(await traceVisit(browser, url, name, { name: '1×', slower: 1 }))]);
    }
  }
  const traces = [0, 1, 2].flatMap((at) =>
    (['floor', 'porthole'] as const).flatMap((name) => {
      const sorted = of[name].flatMap((each) => each[at] ?? []).sort((a, b) => a.painted - b.painted);
      const median = sorted[Math.floor(sorted.length / 2)];
      return median ? [{ ...median, title: `${median.title}, ${NAMES[name]}` }] : [];
    }),
  );
  mkdirSync(fileURLToPath(new URL('.', `file://${REPORT}`)), { recursive: true });
  writeFileSync(REPORT, tracePicture(traces));
  return `${traceTable(traces)}\n\nMilliseconds, of ${rounds} rounds the median. Picture: ${REPORT}`;
}
