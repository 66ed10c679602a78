/** Which clauses of the specification the acceptance suite shows, and with which kinds of evidence. Pure. */
import { takesTurns } from './browser-share.mjs';

/** How many clauses each section of the specification has. */
const sections = { S1: 9, S2: 12, S3: 37, S4: 18, S5: 20, S6: 5, S7: 10, S8: 20, S9: 14 };

/** Every clause id, in the order of the specification. */
export const clauseIds = Object.entries(sections).flatMap(([section, count]) =>
  Array.from({ length: count }, (_, index) => `${section}.${index + 1}`),
);

const known = new Set(clauseIds);

const IN_TURN = 'browser in turn';

/**
 * The kinds of evidence for a clause. `rules`: the core with fakes around it. `message layer`: our side of the frame's
 * protocol, with a scripted peer. `real parts`: adapters, nodes, relay and servers, without a browser. `real browser`:
 * Chromium, in every run. `browser in turn`: Chromium, in the runs whose turn it is and in full runs.
 */
export const kinds = ['rules', 'message layer', 'real parts', 'real browser', IN_TURN];

/** The files of steps that talk to the secure frame under the scenario's control. */
const PEER_STEPS = /\/(frame|frame-outcome|frame-presence|frame-request|frame-solana|redirect)-steps\.ts$/;

/**
 * The kinds of evidence of a passing scenario, according to the run.
 * @param {string} profile
 * @param {{ tags: string[], files: string[] }} scenario
 */
export function kindOf(profile, { tags, files }) {
  if (profile === 'core') return files.some((file) => PEER_STEPS.test(file)) ? 'message layer' : 'rules';
  if (profile === 'sandbox') return 'real parts';
  return takesTurns(tags) ? IN_TURN : 'real browser';
}

const ROW = /^\|\s*(S\d+\.\d+)\s*\|(.*)\|(.*)\|\s*$/;

/**
 * The table of features/requirements.md: rows `| S1.1 | what it asks | shown by |`, where the last cell lists kinds or says
 * `not testable: why`.
 * @param {string} markdown
 */
export function readRequirements(markdown) {
  const shownBy = new Map();
  const problems = [];
  for (const line of markdown.split('\n')) {
    const cells = ROW.exec(line);
    if (!cells) {
      if (/^\|\s*S\d/.test(line)) problems.push(`This row does not have three cells: ${line}`);
      continue;
    }
    const [id, clause, how] = cells.slice(1).map((cell) => cell.trim());
    if (!known.has(id)) problems.push(`${id} is no clause of the specification.`);
    if (shownBy.has(id)) problems.push(`${id} has two rows.`);
    if (clause === '') problems.push(`${id} does not say what it asks.`);
    const claimed = how.split(/,\s*/);
    if (/^not testable: \S/.test(how)) shownBy.set(id, 'not testable');
    else if (claimed.every((kind) => kinds.includes(kind))) shownBy.set(id, claimed);
    else problems.push(`${id}: '${how}' is neither a list of ${kinds.join(', ')} nor 'not testable: why'.`);
  }
  for (const id of clauseIds)
    if (!shownBy.has(id) && !problems.some((each) => each.startsWith(`${id}:`))) problems.push(`${id} has no row.`);
  return { shownBy, problems };
}

/**
 * The table with these kinds in its rows.
 * @param {string} markdown
 * @param {Map<string, string[]>} claims
 */
export function writeClaims(markdown, claims) {
  return markdown
    .split('\n')
    .map((line) => {
      const [, id, clause] = ROW.exec(line) ?? [];
      return claims.has(id) ? `| ${id} |${clause}| ${claims.get(id).join(', ')} |` : line;
    })
    .join('\n');
}

/**
 * The kinds of evidence for each clause: at least one scenario of that kind ran, and none of them failed. A scenario that runs in turn
 * counts even if it was not its turn; if it was, it has to have passed.
 * @param {Record<string, { name: string, tags: string[], files: string[], status: string }[]>} runs by profile
 */
export function shownKinds(runs) {
  const shown = new Map(clauseIds.map((id) => [id, new Set()]));
  const spoiled = new Map(clauseIds.map((id) => [id, new Set()]));
  const problems = new Set();
  const note = (scenario, kind, passed) => {
    for (const tag of scenario.tags) {
      if (!/^@S\d/.test(tag)) continue;
      const id = tag.slice(1);
      if (known.has(id)) (passed ? shown : spoiled).get(id).add(kind);
      else problems.add(`'${scenario.name}' is tagged ${tag}, which is no clause of the specification.`);
    }
  };
  for (const [profile, scenarios] of Object.entries(runs)) {
    for (const scenario of scenarios) {
      const passed = scenario.status === 'PASSED';
      note(scenario, kindOf(profile, scenario), passed);
      if (passed && takesTurns(scenario.tags)) note(scenario, IN_TURN, true);
    }
  }
  const found = clauseIds.map((id) => [
    id,
    kinds.filter((kind) => shown.get(id).has(kind) && !spoiled.get(id).has(kind)),
  ]);
  return { shown: new Map(found), problems: [...problems] };
}

/**
 * Compares what the table claims with what was shown.
 * @param {Map<string, string[] | 'not testable'>} shownBy
 * @param {Map<string, string[]>} shown
 */
export function judgeCoverage(shownBy, shown) {
  const problems = [];
  /** The additional evidence for clauses whose rows do not list it. */
  const more = new Map();
  const testable = clauseIds.filter((id) => shownBy.get(id) !== 'not testable');
  for (const id of clauseIds) {
    const claimed = shownBy.get(id) ?? [];
    const found = shown.get(id) ?? [];
    if (claimed === 'not testable') {
      if (found.length > 0) problems.push(`${id} is called not testable, yet a scenario shows it: correct its row.`);
      continue;
    }
    for (const kind of claimed.filter((each) => !found.includes(each)))
      problems.push(`${id} says '${kind}', and no passing scenario of that kind shows it.`);
    if (found.some((kind) => !claimed.includes(kind)))
      more.set(
        id,
        kinds.filter((kind) => claimed.includes(kind) || found.includes(kind)),
      );
  }
  const by = (kind) => testable.filter((id) => shown.get(id)?.includes(kind));
  return { problems, more, testable, counts: kinds.map((kind) => [kind, by(kind)]) };
}

/** The ids of each section, for printing: `[['S1', ['S1.2', …]], …]`. */
export function bySection(ids) {
  return Object.keys(sections).map((section) => [section, ids.filter((id) => id.startsWith(`${section}.`))]);
}
