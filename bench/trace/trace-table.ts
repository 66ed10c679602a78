/** Traces as a table: milliseconds of each kind of work. */
import { KINDS_OF_WORK } from './kinds-of-work.js';
import type { Trace } from './trace-picture.js';
import { timeOf } from './work-of.js';

/** Markdown. */
export function traceTable(traces: readonly Trace[]): string {
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    row(['', 'painted after', ...KINDS_OF_WORK]),
    row(['---', '---:', ...KINDS_OF_WORK.map(() => '---:')]),
    ...traces.map(({ title, painted, spans }) =>
      row([title, painted.toFixed(0), ...KINDS_OF_WORK.map((kind) => timeOf(spans, kind).toFixed(1))]),
    ),
  ].join('\n');
}
