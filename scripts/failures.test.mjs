import { describe, expect, it } from 'vitest';
import { failedScenarios, failedTests, listFailures } from './failures.mjs';

const ran = (fullName, status, ...failureMessages) => ({ fullName, status, failureMessages });

describe('failedTests', () => {
  it('names the file, the test and the first lines of the error', () => {
    const error = ['\u001b[31mError: expected 1 to be 2', '', ...Array.from({ length: 40 }, (_, n) => `    at ${n}`)];
    const report = {
      testResults: [
        { name: '/here/a.test.ts', status: 'passed', assertionResults: [ran('a works', 'passed')] },
        {
          name: '/here/b/c.test.ts',
          status: 'failed',
          assertionResults: [ran('c works', 'passed'), ran('c fails', 'failed', error.join('\n'))],
        },
      ],
    };
    expect(failedTests(report, '/here')).toHaveLength(1);
    const [first, second, ...rest] = failedTests(report, '/here')[0].split('\n');
    expect([first, second]).toEqual(['b/c.test.ts > c fails', '    Error: expected 1 to be 2']);
    expect(rest).toHaveLength(5);
  });

  it('names a file that could not be loaded', () => {
    const results = [{ name: '/here/d.test.ts', status: 'failed', message: 'no such module', assertionResults: [] }];
    expect(failedTests({ testResults: results }, '/here')).toEqual(['d.test.ts\n    no such module']);
  });
});

describe('failedScenarios', () => {
  it('names scenarios that neither passed nor were skipped', () => {
    const of = (name, status, problem) => ({ name, file: 'features/x.feature', tags: [], status, problem });
    const scenarios = [of('a', 'PASSED'), of('b', 'FAILED', 'Error: no'), of('c', 'SKIPPED'), of('d', 'UNDEFINED')];
    expect(failedScenarios(scenarios)).toEqual([
      'features/x.feature > b (failed)\n    Error: no',
      'features/x.feature > d (undefined)',
    ]);
  });
});

describe('listFailures', () => {
  it('is empty without failures', () => expect(listFailures('unit', [])).toEqual([]));

  it('counts what it omits', () => {
    const many = Array.from({ length: 50 }, (_, n) => `test ${n}`);
    const listed = listFailures('unit', many);
    expect(listed[0]).toBe('── failed in unit');
    expect(listed.at(-1)).toBe('… and 30 more');
    expect(listed).toHaveLength(22);
  });
});
