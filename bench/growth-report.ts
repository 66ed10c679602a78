/** The costs of growing data as a table, and the figures above their limits. */
import type { GrowthLine, GrowthMeasures } from './growth.js';

/** The limits of the largest size compared with the smallest. */
const GROWTH_TARGETS = {
  /** Times the smallest: milliseconds and processor time of opening and of changing the network. */
  times: 1.5,
  /** Milliseconds of one task, at a quarter of the processor's speed. */
  longest: 50,
  /** Requests to the service, at any size: supported networks, balances, the account's name, a page of its activity. */
  requests: 6,
  /** Elements, at any size. */
  nodes: 1_500,
  /** Characters, of the five million that a page may keep. */
  stored: 1_000_000,
} as const;

/** Milliseconds of processor time below which a difference is within the clock's resolution. */
const LEAST = 4;
const COMPARED = {
  open: 'opening',
  openCpu: 'processor time of opening',
  change: 'changing the network',
  changeCpu: 'processor time of changing the network',
} as const satisfies Partial<Record<keyof GrowthMeasures, string>>;

export interface Missed {
  readonly text: string;
  /** Depends on how busy the machine is. */
  readonly timing: boolean;
}

/** The figures above their limits, as texts. */
export function growthMissed(lines: readonly GrowthLine[]): readonly Missed[] {
  return lines.flatMap((line) => {
    const { what, many, slower, nodes, requests, stored, longest } = line;
    const least = lines.find((each) => each.what === what && each.slower === slower);
    if (!least) return [];
    const of = `${many} ${what}, ${slower}×`;
    const grown = (Object.keys(COMPARED) as (keyof typeof COMPARED)[]).flatMap((measure) => {
      const times = line[measure] / Math.max(LEAST, least[measure]);
      if (!(times > GROWTH_TARGETS.times)) return [];
      return [{ text: `${COMPARED[measure]}, ${of}: ${times.toFixed(2)}× of ${least.many}`, timing: true }];
    });
    return [
      ...grown,
      ...(longest > Math.max(GROWTH_TARGETS.longest, least.longest)
        ? [
            {
              text: `longest task, ${of}: ${longest.toFixed(0)} ms (${least.longest.toFixed(0)} of ${least.many})`,
              timing: true,
            },
          ]
        : []),
      ...(nodes > GROWTH_TARGETS.nodes ? [{ text: `elements of ${of}: ${nodes}`, timing: false }] : []),
      ...(requests > GROWTH_TARGETS.requests ? [{ text: `questions of ${of}: ${requests}`, timing: false }] : []),
      ...(stored > GROWTH_TARGETS.stored ? [{ text: `kept of ${of}: ${stored}`, timing: false }] : []),
    ];
  });
}

const COLUMNS = {
  open: ['open', (ms) => ms.toFixed(1)],
  openCpu: ['CPU', (ms) => ms.toFixed(1)],
  change: ['change', (ms) => ms.toFixed(1)],
  changeCpu: ['CPU', (ms) => ms.toFixed(1)],
  load: ['load CPU', (ms) => ms.toFixed(0)],
  connect: ['connect', (ms) => ms.toFixed(0)],
  nodes: ['elements', String],
  requests: ['questions', String],
  longest: ['longest task', (ms) => ms.toFixed(0)],
  heap: ['heap MB', (bytes) => (bytes / 1_000_000).toFixed(1)],
  stored: ['kept kB', (characters) => (characters / 1_000).toFixed(1)],
  toEnd: ['to the end', (ms) => (ms > 0 ? ms.toFixed(0) : '')],
  toEndLongest: ['longest then', (ms) => (ms > 0 ? ms.toFixed(0) : '')],
  toEndRequests: ['questions then', (count) => (count > 0 ? String(count) : '')],
} as const satisfies Record<keyof GrowthMeasures, readonly [head: string, text: (value: number) => string]>;

/** The lines as text. */
export function growthTable(lines: readonly GrowthLine[]): string {
  const columns = Object.entries(COLUMNS) as [keyof GrowthMeasures, (typeof COLUMNS)[keyof GrowthMeasures]][];
  const rows = [
    ['', '', ...columns.map(([, [head]]) => head)],
    ...lines.map((line) => [
      `${line.many.toLocaleString('en-US')} ${line.what}`,
      `${line.slower}×`,
      ...columns.map(([measure, [, text]]) => text(line[measure])),
    ]),
  ];
  const widths = rows[0]?.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0))) ?? [];
  return rows.map((row) => row.map((cell, at) => cell.padStart(widths[at] ?? 0)).join('  ')).join('\n');
}
