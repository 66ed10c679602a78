/** Which clauses of the specification the acceptance suite shows. Pure. */

/** How many clauses each section of the specification has. */
const sections = { S1: 9, S2: 12, S3: 37, S4: 18, S5: 20, S6: 5, S7: 10, S8: 20, S9: 14 };

/** Every clause id, in the order of the specification. */
export const clauseIds = Object.entries(sections).flatMap(([section, count]) =>
  Array.from({ length: count }, (_, index) => `${section}.${index + 1}`),
);

const known = new Set(clauseIds);

/**
 * The table of features/requirements.md: rows `| S1.1 | what it asks | how it is shown |`, where the last cell is
 * `scenario`, `part N: …` (testable, brought by a later part) or `not testable: why`.
 * @param {string} markdown
 */
export function readRequirements(markdown) {
  const shownBy = new Map();
  const problems = [];
  for (const line of markdown.split('\n')) {
    const cells = /^\|\s*(S\d+\.\d+)\s*\|(.*)\|(.*)\|\s*$/.exec(line);
    if (!cells) {
      if (/^\|\s*S\d/.test(line)) problems.push(`This row does not have three cells: ${line}`);
      continue;
    }
    const [id, asks, how] = cells.slice(1).map((cell) => cell.trim());
    if (!known.has(id)) problems.push(`${id} is no clause of the specification.`);
    if (shownBy.has(id)) problems.push(`${id} has two rows.`);
    if (asks === '') problems.push(`${id} does not say what it asks.`);
    if (!/^(scenario|part \d+\b.*|not testable: \S.*)$/.test(how)) {
      problems.push(`${id}: '${how}' is none of 'scenario', 'part N: …' and 'not testable: why'.`);
    }
    shownBy.set(id, how);
  }
  for (const id of clauseIds) if (!shownBy.has(id)) problems.push(`${id} has no row.`);
  return { shownBy, problems };
}

/**
 * The clauses that some scenario showed and none failed to show, in any profile.
 * @param {{ name: string, tags: string[], status: string }[]} scenarios
 */
export function coveredClauses(scenarios) {
  const shown = new Set();
  const spoiled = new Set();
  const problems = [];
  for (const { name, tags, status } of scenarios) {
    for (const tag of tags) {
      if (!/^@S\d/.test(tag)) continue;
      const id = tag.slice(1);
      if (!known.has(id)) problems.push(`'${name}' is tagged ${tag}, which is no clause of the specification.`);
      else (status === 'PASSED' ? shown : spoiled).add(id);
    }
  }
  return { covered: clauseIds.filter((id) => shown.has(id) && !spoiled.has(id)), problems: [...new Set(problems)] };
}

/**
 * Compares the table, what is covered now and what earlier commits covered.
 * @param {Map<string, string>} shownBy
 * @param {string[]} covered
 * @param {string[]} baseline
 */
export function judgeCoverage(shownBy, covered, baseline) {
  const now = new Set(covered);
  const isTestable = (id) => !(shownBy.get(id) ?? '').startsWith('not testable');
  const testable = clauseIds.filter(isTestable);
  const problems = [];
  for (const id of baseline) {
    if (!known.has(id)) problems.push(`features/covered.json names ${id}, which is no clause of the specification.`);
    else if (!isTestable(id)) problems.push(`${id} was covered before and is called not testable now.`);
    else if (!now.has(id)) problems.push(`${id} was covered before and is not any more.`);
  }
  for (const id of covered) {
    if (!isTestable(id)) problems.push(`${id} is called not testable, yet a scenario shows it: correct its row.`);
  }
  return {
    problems,
    testable,
    covered: testable.filter((id) => now.has(id)),
    uncovered: testable.filter((id) => !now.has(id)),
    /** Rows that promise a scenario which did not show the clause. */
    promised: testable.filter((id) => shownBy.get(id) === 'scenario' && !now.has(id)),
    /** Rows that still point to a later part although a scenario shows the clause already. */
    early: testable.filter((id) => shownBy.get(id)?.startsWith('part') && now.has(id)),
    newlyCovered: testable.filter((id) => now.has(id) && !baseline.includes(id)),
  };
}

/** The ids of each section, for printing: `[['S1', ['S1.2', …]], …]`. */
export function bySection(ids) {
  return Object.keys(sections).map((section) => [section, ids.filter((id) => id.startsWith(`${section}.`))]);
}
