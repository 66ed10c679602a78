import { describe, expect, it } from 'vitest';
import { bySection, clauseIds, coveredClauses, judgeCoverage, readRequirements } from './spec-coverage.mjs';

const tableOf = (changes = {}) =>
  clauseIds
    .filter((id) => changes[id] !== null)
    .map((id) => `| ${id} | Something. | ${changes[id] ?? 'part 7: scenario'} |`)
    .join('\n');

const scenario = (status, ...tags) => ({ name: 'a scenario', tags, status });

describe('the clauses', () => {
  it('are the 145 of the specification', () => {
    expect(clauseIds).toHaveLength(145);
    expect(clauseIds).toContain('S3.37');
    expect(clauseIds).not.toContain('S3.38');
  });
});

describe('readRequirements', () => {
  it('takes one row for each clause, with how it is shown', () => {
    const { shownBy, problems } = readRequirements(
      tableOf({ 'S1.2': 'scenario', 'S1.9': 'not testable: nothing is known' }),
    );
    expect(problems).toEqual([]);
    expect(shownBy.get('S1.2')).toBe('scenario');
  });

  it.each([
    ['a missing row', tableOf({ 'S4.7': null }), 'S4.7 has no row.'],
    ['a second row', `${tableOf()}\n| S4.7 | Again. | scenario |`, 'S4.7 has two rows.'],
    ['an unknown clause', `${tableOf()}\n| S4.99 | What? | scenario |`, 'S4.99 is no clause of the specification.'],
    ['a row without a reason', tableOf({ 'S4.7': 'not testable' }), "S4.7: 'not testable' is none of"],
    ['a broken row', tableOf().replace('| S4.7 | Something. |', '| S4.7 |'), 'This row does not have three cells'],
  ])('refuses %s', (_name, markdown, problem) => {
    expect(readRequirements(markdown).problems.join('\n')).toContain(problem);
  });
});

describe('coveredClauses', () => {
  it('covers what a passing scenario is tagged with', () => {
    expect(coveredClauses([scenario('PASSED', '@S2.3', '@S4.1', '@core')]).covered).toEqual(['S2.3', 'S4.1']);
  });

  it.each(['FAILED', 'SKIPPED', 'PENDING', 'UNDEFINED', 'AMBIGUOUS', 'UNKNOWN'])(
    'covers nothing by one that is %s',
    (status) => {
      expect(coveredClauses([scenario(status, '@S2.3'), scenario('PASSED', '@S2.3')]).covered).toEqual([]);
    },
  );

  it('refuses a tag that is no clause', () => {
    expect(coveredClauses([scenario('PASSED', '@S2.13')]).problems).toHaveLength(1);
  });
});

describe('judgeCoverage', () => {
  const { shownBy } = readRequirements(
    tableOf({ 'S1.1': 'scenario', 'S1.2': 'scenario', 'S1.9': 'not testable: nothing is known' }),
  );

  it('counts covered and uncovered among the testable', () => {
    const verdict = judgeCoverage(shownBy, ['S1.1', 'S2.1'], []);
    expect(verdict.problems).toEqual([]);
    expect(verdict.testable).toHaveLength(144);
    expect(verdict.covered).toEqual(['S1.1', 'S2.1']);
    expect(verdict.uncovered).toHaveLength(142);
    expect(verdict.promised).toEqual(['S1.2']);
    expect(verdict.early).toEqual(['S2.1']);
    expect(verdict.newlyCovered).toEqual(['S1.1', 'S2.1']);
  });

  it('fails when a clause of the baseline is uncovered now', () => {
    expect(judgeCoverage(shownBy, ['S1.1'], ['S1.1', 'S1.2']).problems).toEqual([
      'S1.2 was covered before and is not any more.',
    ]);
  });

  it('does not let a covered clause be called not testable', () => {
    expect(judgeCoverage(shownBy, ['S1.9'], []).problems).toHaveLength(1);
    expect(judgeCoverage(shownBy, [], ['S1.9']).problems).toEqual([
      'S1.9 was covered before and is called not testable now.',
    ]);
  });
});

describe('bySection', () => {
  it('does not take S1 for S10', () => {
    expect(bySection(['S1.1', 'S2.1', 'S2.10'])).toContainEqual(['S2', ['S2.1', 'S2.10']]);
  });
});
