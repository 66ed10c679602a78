import { describe, expect, it } from 'vitest';
import {
  bySection,
  clauseIds,
  judgeCoverage,
  kindOf,
  readRequirements,
  shownKinds,
  writeClaims,
} from './spec-coverage.mjs';

const tableOf = (changes = {}) =>
  clauseIds
    .filter((id) => changes[id] !== null)
    .map((id) => `| ${id} | Something. | ${changes[id] ?? 'rules'} |`)
    .join('\n');

const STEPS = 'features/steps/visitor-steps.ts';
const scenario = (status, ...tags) => ({ name: 'a scenario', tags, status, files: [STEPS] });
const kindsOf = (runs, id) => shownKinds(runs).shown.get(id);

describe('the clauses', () => {
  it('are the 145 of the specification', () => {
    expect(clauseIds).toHaveLength(145);
    expect(clauseIds).toContain('S3.37');
    expect(clauseIds).not.toContain('S3.38');
  });
});

describe('kindOf', () => {
  it.each([
    ['core', [], [STEPS], 'rules'],
    ['core', ['@core'], [STEPS, 'features/steps/frame-steps.ts'], 'message layer'],
    ['core', ['@core'], ['features/steps/redirect-steps.ts'], 'message layer'],
    ['sandbox', [], [STEPS], 'real parts'],
    ['browser', ['@browser', '@S1.1'], [STEPS], 'real browser'],
    ['browser', ['@core', '@browser'], ['features/steps/frame-log-steps.ts'], 'real browser'],
    ['browser', ['@sandbox', '@browser', '@every-run'], [STEPS], 'real browser'],
    ['browser', ['@sandbox', '@browser'], [STEPS], 'browser in turn'],
    ['browser', ['@S1.1'], [STEPS], 'browser in turn'],
    ['browser', ['@core', '@sandbox', '@browser'], [STEPS], 'browser in turn'],
  ])('of %s, tagged %j, with steps of %j: %s', (profile, tags, files, kind) => {
    expect(kindOf(profile, { tags, files })).toBe(kind);
  });
});

describe('readRequirements', () => {
  it('has one row per clause, with its claimed kinds', () => {
    const { shownBy, problems } = readRequirements(
      tableOf({ 'S1.2': 'rules, real browser', 'S1.9': 'not testable: nothing is known' }),
    );
    expect(problems).toEqual([]);
    expect(shownBy.get('S1.2')).toEqual(['rules', 'real browser']);
    expect(shownBy.get('S1.9')).toBe('not testable');
  });

  it.each([
    ['a missing row', tableOf({ 'S4.7': null }), 'S4.7 has no row.'],
    ['a second row', `${tableOf()}\n| S4.7 | Again. | rules |`, 'S4.7 has two rows.'],
    ['an unknown clause', `${tableOf()}\n| S4.99 | What? | rules |`, 'S4.99 is no clause of the specification.'],
    ['a row without a reason', tableOf({ 'S4.7': 'not testable' }), "S4.7: 'not testable' is neither"],
    ['an unknown kind', tableOf({ 'S4.7': 'rules, a look' }), "S4.7: 'rules, a look' is neither"],
    ['a row that claims nothing', tableOf({ 'S4.7': '' }), "S4.7: '' is neither"],
    ['a broken row', tableOf().replace('| S4.7 | Something. |', '| S4.7 |'), 'This row does not have three cells'],
  ])('refuses %s', (_name, markdown, problem) => {
    expect(readRequirements(markdown).problems.join('\n')).toContain(problem);
  });
});

describe('shownKinds', () => {
  it('counts a passing scenario for the clauses in its tags, by its kind', () => {
    const runs = { core: [scenario('PASSED', '@S2.3', '@core')], browser: [scenario('PASSED', '@S2.3', '@browser')] };
    expect(kindsOf(runs, 'S2.3')).toEqual(['rules', 'real browser']);
    expect(kindsOf(runs, 'S2.4')).toEqual([]);
  });

  it.each(['FAILED', 'SKIPPED', 'PENDING', 'UNDEFINED', 'AMBIGUOUS', 'UNKNOWN'])(
    'does not count a kind with a scenario that is %s',
    (status) => {
      const runs = {
        core: [scenario('PASSED', '@S2.3', '@core')],
        sandbox: [scenario(status, '@S2.3', '@sandbox'), scenario('PASSED', '@S2.3', '@sandbox')],
      };
      expect(kindsOf(runs, 'S2.3')).toEqual(['rules']);
    },
  );

  it('counts a scenario that takes turns as such, and not as run in every browser run', () => {
    const others = { core: [scenario('PASSED', '@S2.3')], sandbox: [scenario('PASSED', '@S2.3')] };
    const everywhere = ['rules', 'real parts', 'browser in turn'];
    expect(kindsOf({ ...others, browser: [] }, 'S2.3')).toEqual(everywhere);
    expect(kindsOf({ ...others, browser: [scenario('PASSED', '@S2.3')] }, 'S2.3')).toEqual(everywhere);
    expect(kindsOf({ ...others, browser: [scenario('FAILED', '@S2.3')] }, 'S2.3')).toEqual(['rules', 'real parts']);
  });

  it('refuses a tag that is not a clause', () => {
    expect(shownKinds({ core: [scenario('PASSED', '@S2.13')] }).problems).toHaveLength(1);
  });
});

describe('judgeCoverage', () => {
  const { shownBy } = readRequirements(
    tableOf({ 'S1.1': 'rules, real browser', 'S1.9': 'not testable: nothing is known' }),
  );
  const shown = (changes) =>
    new Map(
      clauseIds.map((id) => [
        id,
        changes[id] ?? (id === 'S1.9' ? [] : ['rules', 'real browser'].slice(0, id === 'S1.1' ? 2 : 1)),
      ]),
    );

  it('is satisfied if each clause is shown by exactly what its row claims', () => {
    const verdict = judgeCoverage(shownBy, shown({}));
    expect(verdict.problems).toEqual([]);
    expect(verdict.testable).toHaveLength(144);
    expect(verdict.more.size).toBe(0);
    expect(verdict.counts.map(([kind, ids]) => [kind, ids.length])).toEqual([
      ['rules', 144],
      ['message layer', 0],
      ['real parts', 0],
      ['real browser', 1],
      ['browser in turn', 0],
    ]);
  });

  it('fails if a row claims a kind without a passing scenario', () => {
    expect(judgeCoverage(shownBy, shown({ 'S1.1': ['rules', 'browser in turn'] })).problems).toEqual([
      "S1.1 says 'real browser', and no passing scenario of that kind shows it.",
    ]);
  });

  it('lists the rows that could claim more, with all kinds', () => {
    const { problems, more } = judgeCoverage(shownBy, shown({ 'S2.1': ['rules', 'real parts'] }));
    expect(problems).toEqual([]);
    expect([...more]).toEqual([['S2.1', ['rules', 'real parts']]]);
  });

  it('does not accept a clause that is shown as not testable', () => {
    expect(judgeCoverage(shownBy, shown({ 'S1.9': ['rules'] })).problems).toHaveLength(1);
  });
});

describe('writeClaims', () => {
  it('changes the last cell of the given rows, and nothing else', () => {
    const markdown = `# Title\n\n${tableOf({ 'S1.1': 'real parts' })}\n`;
    const written = writeClaims(markdown, new Map([['S4.7', ['rules', 'real browser']]]));
    expect(written).toBe(`# Title\n\n${tableOf({ 'S1.1': 'real parts', 'S4.7': 'rules, real browser' })}\n`);
  });
});

describe('bySection', () => {
  it('does not confuse S1 and S10', () => {
    expect(bySection(['S1.1', 'S2.1', 'S2.10'])).toContainEqual(['S2', ['S2.1', 'S2.10']]);
  });
});
