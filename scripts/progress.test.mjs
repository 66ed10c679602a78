import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { duration, fileProgress, progressLine, scenarioProgress } from './progress.mjs';
import { ProgressReporter } from './progress-reporter.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'progress-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('scenarioProgress', () => {
  it('counts complete lines so far', () => {
    const file = join(folder, 'run.ndjson');
    const read = scenarioProgress(file);
    expect(read()).toBeUndefined();
    writeFileSync(file, '{"meta":{}}\n');
    expect(read()).toBeUndefined();
    appendFileSync(file, '{"testCase":{"id":"1"}}\n{"testCase":{"id":"ä"}}\n{"testCaseStarted":{}}\n{"testCaseFin');
    expect(read()).toEqual({ done: 0, total: 2 });
    appendFileSync(file, 'ished":{}}\n');
    expect(read()).toEqual({ done: 1, total: 2 });
    expect(read()).toEqual({ done: 1, total: 2 });
  });
});

describe('fileProgress', () => {
  it('reads what the reporter noted', () => {
    const file = join(folder, 'deep/unit.json');
    const read = fileProgress(file);
    expect(read()).toBeUndefined();
    const reporter = new ProgressReporter(file);
    reporter.onTestRunStart([{}, {}, {}]);
    expect(read()).toEqual({ done: 0, total: 3 });
    reporter.onTestModuleEnd();
    expect(read()).toEqual({ done: 1, total: 3 });
    writeFileSync(file, readFileSync(file, 'utf8').slice(0, 5));
    expect(read()).toBeUndefined();
  });
});

describe('progressLine', () => {
  it('reports what runs, its progress, and what is left', () => {
    const running = [
      { name: 'core', seconds: 12.4, of: { done: 40, total: 900 } },
      { name: 'size', seconds: 61 },
    ];
    expect(progressLine(running, ['unit', 'spec'], 125)).toBe(
      '… 2:05 min: core 40 of 900 (12 s); size (1:01 min); to come: unit, spec',
    );
    expect(progressLine([{ name: 'spec', seconds: 0 }], [], 59.6)).toBe('… 1:00 min: spec (0 s); nothing more to come');
  });
});

describe('duration', () => {
  it.each([
    [0, '0 s'],
    [59.4, '59 s'],
    [60, '1:00 min'],
    [3599, '59:59 min'],
  ])('of %o is %s', (seconds, text) => {
    expect(duration(seconds)).toBe(text);
  });
});
