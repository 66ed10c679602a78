import { describe, expect, it } from 'vitest';
import { reportScenarios } from './scenario-report.mjs';

const scenario = (name, rest = {}) => ({ name, file: 'features/a.feature', tags: [], status: 'PASSED', ...rest });
const keyboard = scenario('keyboard', { tags: ['@browser'], file: 'features/b.feature' });
const ran = {
  core: [scenario('in all'), scenario('later'), scenario('a | b', { tags: ['@core'] })],
  sandbox: [scenario('in all', { status: 'FAILED' }), scenario('later')],
  browser: [scenario('in all'), keyboard],
};

describe('reportScenarios', () => {
  const { markdown, summary } = reportScenarios(ran, 7);

  it('reports where each ran, and its status there', () => {
    expect(markdown).toContain('| in all | ✓ | ✗ failed | ✓ |');
    expect(markdown).toContain('| a \\| b | ✓ | – | – |');
    expect(markdown).toContain('## features/b.feature\n\n| Scenario | core | sandbox | browser |');
    expect(markdown).toContain('| keyboard | – | – | ✓ |');
  });

  it('reports which were not in the browser this time, and with which seeds they will be', () => {
    expect(markdown).toContain('| later | ✓ | ✓ | not this time |');
    expect(markdown).toContain('`SEED=8` and `SEED=9`');
  });

  it('describes each profile', () => {
    expect(markdown).toContain('| browser | the package as it is shipped, in real Chromium');
  });

  it('has a summary line', () => {
    expect(summary).toBe(
      '4 scenarios: core 3, sandbox 2, browser 2; 1 of the 2 that also run without one were in the browser (SEED=7).',
    );
  });

  it('mentions no seed if everything ran', () => {
    const whole = reportScenarios({ ...ran, browser: [...ran.browser, scenario('later')] }, undefined);
    expect(whole.summary).toMatch(/2 of the 2 that also run without one were in the browser\.$/);
    expect(whole.markdown).not.toContain('SEED');
  });

  it('distinguishes scenarios with the same name', () => {
    const twice = [scenario('again'), scenario('again', { status: 'FAILED' })];
    const report = reportScenarios({ core: twice, sandbox: twice, browser: [] }, 1).markdown;
    expect(report).toContain('| again | ✓ | ✓ | not this time |\n| again | ✗ failed | ✗ failed | not this time |');
  });
});
