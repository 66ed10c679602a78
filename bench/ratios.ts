/** The costs of Porthole's page relative to the floor page's in the same run: these figures are also valid on a busy machine. */
import type { Browser } from 'playwright-core';
import type { Measure, Measures } from './measure.js';
import { restingVisit } from './visit.js';

export interface Ratio {
  readonly measure: Measure;
  readonly label: string;
  /** The maximum factors: twice the usual one on an idle machine for processor time, exact for the others. */
  readonly most: number;
}

export const RATIOS: readonly Ratio[] = [
  { measure: 'nodes', label: 'DOM nodes, list open', most: 2 },
  { measure: 'framesFirst', label: 'frames until the list is there, first opening', most: 1 },
  { measure: 'framesSecond', label: 'frames until the list is there, second opening', most: 1 },
  { measure: 'heap', label: 'heap, list open', most: 2 },
  { measure: 'cpuFirst', label: 'processor time, first opening', most: 10 },
  { measure: 'cpuSecond', label: 'processor time, second opening', most: 6 },
  { measure: 'cpuConnect', label: 'processor time, connecting', most: 6 },
];

/** Other processes only add to a figure, so the lowest of a few visits is the most accurate. */
const ROUNDS = 3;

export type Figures = Partial<Measures>;

/** The lowest of each figure on both pages, which must be served. */
export async function measureRatios(browser: Browser, url: string): Promise<{ floor: Figures; porthole: Figures }> {
  const least: Record<'floor' | 'porthole', Record<string, number>> = { floor: {}, porthole: {} };
  for (let round = 0; round < ROUNDS; round += 1)
    for (const page of ['floor', 'porthole'] as const) {
      const { measures } = await restingVisit(browser, url, page, { name: '1×', slower: 1 });
      for (const [measure, value] of Object.entries(measures))
        least[page][measure] = Math.min(value, least[page][measure] ?? Number.POSITIVE_INFINITY);
    }
  return least;
}

/** A line for each ratio, and whether it exceeds its limit. A missing figure does. */
export function ratioLines(
  floor: Figures,
  porthole: Figures,
): readonly { readonly text: string; readonly past: boolean }[] {
  return RATIOS.map(({ measure, label, most }) => {
    const ratio = (porthole[measure] ?? Number.NaN) / (floor[measure] ?? Number.NaN);
    return { text: `${label}: ${ratio.toFixed(2)} times the floor's, of ${most}`, past: !(ratio <= most) };
  });
}
