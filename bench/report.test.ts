import { describe, expect, it } from 'vitest';
import { reportLines, table } from './report.js';
import { Samples } from './samples.js';

function measured(): Samples {
  const samples = new Samples();
  samples.add('1×', 'bare', { bytesBefore: 67_781 });
  samples.add('1×', 'floor', { bytesBefore: 68_148, openFirst: 9 });
  samples.add('1×', 'floor', { openFirst: 11 });
  samples.add('1×', 'porthole', { bytesBefore: 76_662, openFirst: 25 });
  samples.add('1×', 'porthole', { openFirst: 31 });
  return samples;
}

describe('the report', () => {
  it('compares medians with the other page of the same run', () => {
    const lines = reportLines(measured(), ['1×', '4×']);
    expect(lines.map(({ label, porthole, ratio, missed }) => [label, porthole, ratio, missed])).toEqual([
      ['JS before the button works', '76,662', '1.12×', 'exact'],
      ['click → row, first time', '28.0', '2.80×', undefined],
    ]);
  });

  it('aligns the figures in columns', () => {
    expect(table(reportLines(measured(), ['1×']))).toBe(
      [
        '1×                            bare   floor  porthole  to floor  target',
        'JS before the button works  67,781  68,148    76,662     1.12×  MISSED: bare + 8,000',
        'click → row, first time          –    10.0      28.0     2.80×  ok: 3× the floor',
      ].join('\n'),
    );
  });
});
