/** Porthole on pages with one namespace each: what the page loads, and how long the first screen and connecting take. */
import type { Browser } from 'playwright-core';
import { KINDS, type KindPage } from './build-page.js';
import type { Measures } from './measure.js';
import { median } from './median.js';
import { restingVisit } from './visit.js';

const PAGES = ['porthole', ...KINDS] as const;
const SLOWER = [1, 4] as const;
const COLUMNS = {
  bytesBefore: 'JS before button',
  bytesIdle: 'until idle',
  openFirst: 'first open',
  connect: 'row → address',
} as const satisfies Partial<Record<keyof Measures, string>>;
type Column = keyof typeof COLUMNS;

export interface KindLine {
  readonly page: 'porthole' | KindPage;
  readonly slower: number;
  readonly medians: Readonly<Record<Column, number>>;
}

/** Medians of some rounds. */
export async function measureKinds(browser: Browser, url: string, rounds: number): Promise<readonly KindLine[]> {
  const lines: KindLine[] = [];
  for (const page of PAGES) {
    for (const slower of SLOWER) {
      const seen: Partial<Measures>[] = [];
      for (let round = 0; round < rounds; round += 1)
        seen.push((await restingVisit(browser, url, page, { name: `${slower}×`, slower })).measures);
      const of = (column: Column) => median(seen.flatMap((each) => each[column] ?? [])) ?? Number.NaN;
      lines.push({
        ...{ page, slower },
        medians: {
          ...{ bytesBefore: of('bytesBefore'), bytesIdle: of('bytesIdle') },
          ...{ openFirst: of('openFirst'), connect: of('connect') },
        },
      });
    }
  }
  return lines;
}

/** The lines as text. */
export function kindsTable(lines: readonly KindLine[]): string {
  const columns = Object.keys(COLUMNS) as Column[];
  const row = (cells: readonly string[]) =>
    cells.map((cell, at) => (at === 0 ? cell.padEnd(14) : cell.padStart(16))).join('  ');
  const text = (column: Column, value: number) =>
    column.startsWith('bytes') ? value.toLocaleString('en') : value.toFixed(1);
  return [
    row(['', ...columns.map((column) => COLUMNS[column])]),
    ...lines.map(({ page, slower, medians }) =>
      row([
        `${page === 'porthole' ? 'eip155' : page} ${slower}×`,
        ...columns.map((column) => text(column, medians[column])),
      ]),
    ),
  ].join('\n');
}
