import { describe, expect, it } from 'vitest';
import { kindOfWork } from './kinds-of-work.js';
import { tracePicture } from './trace-picture.js';
import { traceTable } from './trace-table.js';
import { dispatchOf, type TraceEvent, timeOf, workOf } from './work-of.js';

const main = { pid: 1, tid: 2 };
const spent = (name: string, ts: number, dur: number, args: TraceEvent['args'] = {}): TraceEvent => ({
  ...{ name, ph: 'X', ts, dur, args },
  ...main,
});
/** A task of 10 ms: a click's handler compiles for 2 ms; afterwards style takes 3 ms. */
const events: readonly TraceEvent[] = [
  { name: 'thread_name', ph: 'M', ts: 0, ...main, args: { name: 'CrRendererMain' } },
  spent('RunTask', 1_000, 10_000),
  spent('EventDispatch', 2_000, 5_000, { data: { type: 'click' } }),
  spent('V8.CompileCode', 3_000, 2_000),
  spent('UpdateLayoutTree', 7_000, 3_000),
  { ...spent('FunctionCall', 0, 90_000), tid: 9 },
];

describe('a trace', () => {
  it.each([
    ['FunctionCall', 'script'],
    ['v8.evaluateModule', 'script'],
    ['V8.ParseFunction', 'compile'],
    ['UpdateLayoutTree', 'style'],
    ['Layout', 'layout'],
    ['Layerize', 'paint'],
    ['MinorGC', 'garbage'],
    ['RunTask', 'other'],
  ])('counts %s as %s', (name, kind) => expect(kindOfWork(name)).toBe(kind));

  it('gives each moment of the main thread to the innermost work', () => {
    expect(workOf(events)).toEqual([
      { kind: 'other', from: 1, to: 2 },
      { kind: 'script', from: 2, to: 3 },
      { kind: 'compile', from: 3, to: 5 },
      { kind: 'script', from: 5, to: 7 },
      { kind: 'style', from: 7, to: 10 },
      { kind: 'other', from: 10, to: 11 },
    ]);
    expect(timeOf(workOf(events))).toBe(10);
  });

  it('begins where an input event was dispatched', () => {
    expect(dispatchOf(events, 'pointerover', 'click')).toBe(2);
    expect(dispatchOf(events, 'keydown')).toBeUndefined();
  });

  it('is a table, and a picture with one line for each interaction', () => {
    const trace = { title: 'first opening', spans: workOf(events), painted: 11 };
    expect(traceTable([trace]).split('\n').at(-1)).toBe(
      '| first opening | 11 | 3.0 | 2.0 | 3.0 | 0.0 | 0.0 | 0.0 | 2.0 |',
    );
    const lines = tracePicture([trace, trace]).match(/first opening/g);
    expect(lines).toHaveLength(2);
  });

  it('of a page that did nothing is empty', () => {
    expect(workOf([])).toEqual([]);
    expect(tracePicture([])).toContain('<svg');
  });
});
