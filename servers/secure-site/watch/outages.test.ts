/** The log of what does not respond: a line for each change, and few in between. */
import { expect, it } from 'vitest';
import { jsonLog } from './log.js';
import { outages } from './outages.js';

function fixture() {
  let now = 0;
  const lines: Record<string, unknown>[] = [];
  const write = (line: string) => lines.push(JSON.parse(line) as Record<string, unknown>);
  return {
    lines,
    report: outages('stores', jsonLog(write), () => now),
    pass: (seconds: number) => {
      now += seconds * 1000;
    },
  };
}

it('has one line when it begins, and one when it is over', () => {
  const { report, lines, pass } = fixture();
  report.well('database');
  for (let at = 0; at < 30; at += 1, pass(1)) report.failed('database', new Error('connect ECONNREFUSED'));
  report.well('database');
  report.well('database');
  expect(lines).toMatchObject([
    { level: 'error', event: 'stores', part: 'database', state: 'failed', error: 'Error', why: 'connect ECONNREFUSED' },
    { level: 'info', event: 'stores', part: 'database', state: 'ok', seconds: 30 },
  ]);
});

it('repeats it at growing intervals of an hour at most', () => {
  const { report, lines, pass } = fixture();
  for (let at = 0; at <= 6 * 3_600; at += 1, pass(1)) report.failed('flows', new Error('no'));
  const minutes = lines.map(({ seconds }) => Number(seconds ?? 0) / 60);
  expect(minutes).toEqual([0, 1, 3, 7, 15, 31, 63, 123, 183, 243, 303]);
});

it('has a line for another reason, and for another part', () => {
  const { report, lines } = fixture();
  const reasons = ['refused', 'starting up', 'refused', 'starting up'];
  for (const why of reasons) report.failed('database', new Error(why));
  report.failed('flows', new Error('refused'));
  expect(lines.map(({ part, why }) => [part, why])).toEqual([
    ['database', 'refused'],
    ['database', 'starting up'],
    ['flows', 'refused'],
  ]);
});

it('has no line for each of endless reasons', () => {
  const { report, lines } = fixture();
  for (let at = 0; at < 100; at += 1) report.failed('mail', new Error(`no answer from 192.0.2.${at}`));
  expect(lines).toHaveLength(5);
});
