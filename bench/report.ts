/** The figures of a run as lines of text, each with its limit. */
import type { Condition } from './conditions.js';
import type { Measure } from './measure.js';
import type { Samples } from './samples.js';
import { meets, TARGETS, type Target } from './targets.js';

export interface Line {
  readonly condition: Condition['name'];
  readonly label: string;
  readonly bare: string;
  readonly floor: string;
  readonly porthole: string;
  /** Porthole's figure divided by the floor page's. */
  readonly ratio: string;
  readonly verdict: string;
  readonly missed: 'exact' | 'timing' | undefined;
}

type Unit = 'bytes' | 'ms' | '';

const LABELS: Readonly<Record<Measure, readonly [label: string, unit: Unit]>> = {
  bytesBefore: ['JS before the button works', 'bytes'],
  requestsBefore: ['  requests', ''],
  bytesIdle: ['JS until idle, no click', 'bytes'],
  requestsIdle: ['  requests', ''],
  clickable: ['navigation → button works', 'ms'],
  cpuBefore: ['main thread until then', 'ms'],
  cpuIdle: ['main thread until idle', 'ms'],
  openFirst: ['click → row, first time', 'ms'],
  cpuFirst: ['  main thread', 'ms'],
  framesFirst: ['  frames', ''],
  openNear: ['click → row, pointer there before', 'ms'],
  cpuNear: ['  main thread', 'ms'],
  cpuApproach: ['  main thread before the click', 'ms'],
  openSecond: ['click → row, second time', 'ms'],
  cpuSecond: ['  main thread', 'ms'],
  framesSecond: ['  frames', ''],
  openCold: ['click → row, nothing ahead', 'ms'],
  usable: ['navigation → row, at once', 'ms'],
  usableWithPage: ["  with `preload: 'page'`", 'ms'],
  clickableWithPage: ['  its button works after', 'ms'],
  depthCold: ['  round trips in a row', ''],
  requestsCold: ['  requests', ''],
  connect: ['row → address', 'ms'],
  cpuConnect: ['  main thread', 'ms'],
  connectCold: ['row → address, at once', 'ms'],
  heap: ['heap, list open', 'bytes'],
  nodes: ['DOM nodes, list open', ''],
  longestLoad: ['longest task, loading', 'ms'],
  longestUse: ['longest task, in use', 'ms'],
};

const NAMES: Readonly<Record<Target['beside'], string>> = { bare: 'bare', floor: 'the floor', porthole: 'porthole' };

/** One line for everything measured, in order. */
export function reportLines(samples: Samples, conditions: readonly Condition['name'][]): readonly Line[] {
  return conditions.flatMap((condition) =>
    (Object.keys(LABELS) as Measure[]).flatMap((measure) => {
      const [bare, floor, porthole] = (['bare', 'floor', 'porthole'] as const).map((page) =>
        samples.median(condition, page, measure),
      );
      if (porthole === undefined) return [];
      const [label, unit] = LABELS[measure];
      const target = TARGETS.find((each) => each.measure === measure && each.conditions.includes(condition));
      const other = target && samples.median(condition, target.beside, measure);
      const met = !target || other === undefined || meets(target, porthole, other);
      return {
        condition,
        label,
        bare: figure(bare, unit),
        floor: figure(floor, unit),
        porthole: figure(porthole, unit),
        ratio: floor ? `${(porthole / floor).toFixed(2)}×` : '',
        verdict: target ? `${met ? 'ok' : 'MISSED'}: ${inWords(target, unit)}` : '',
        missed: met ? undefined : target.exact ? 'exact' : 'timing',
      };
    }),
  );
}

/** The lines as a table, with a block for each condition. */
export function table(lines: readonly Line[]): string {
  const columns = ['label', 'bare', 'floor', 'porthole', 'ratio', 'verdict'] as const;
  const heads = { label: '', bare: 'bare', floor: 'floor', porthole: 'porthole', ratio: 'to floor', verdict: 'target' };
  const width = (column: (typeof columns)[number]) =>
    Math.max(heads[column].length, ...lines.map((line) => line[column].length));
  const row = (cells: Readonly<Record<(typeof columns)[number], string>>) =>
    columns
      .map((column) =>
        column === 'label' || column === 'verdict'
          ? cells[column].padEnd(width(column))
          : cells[column].padStart(width(column)),
      )
      .join('  ')
      .trimEnd();
  return [...new Set(lines.map(({ condition }) => condition))]
    .map((condition) =>
      [
        row({ ...heads, label: condition }),
        ...lines.filter((line) => line.condition === condition).map((line) => row(line)),
      ].join('\n'),
    )
    .join('\n\n');
}

function inWords({ limit, beside }: Target, unit: Unit): string {
  if ('times' in limit) return `${limit.times}× ${NAMES[beside]}`;
  if ('more' in limit) return `${NAMES[beside]} + ${figure(limit.more, unit)}`;
  return `at most ${figure(limit.most, unit)}`;
}

function figure(value: number | undefined, unit: Unit): string {
  if (value === undefined) return '–';
  const digits = unit === 'ms' && value < 100 ? 1 : 0;
  return value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}
