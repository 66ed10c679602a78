/** The profiles that each scenario ran in, its result there, and the scenarios that did not run in the browser this time. Pure. */
import { runsIn, takesTurns } from './browser-share.mjs';

const MET = {
  core: 'every screen, without a window; wallets, chains and services are stand-ins; time is virtual',
  sandbox: 'every screen, without a window; the real adapters, chains, relay, wallets and servers of the secure site',
  browser: 'the package as it is shipped, in real Chromium, under a strict Content-Security-Policy',
};
const PROFILES = Object.keys(MET);

/**
 * @typedef {ReturnType<import('./acceptance-report.mjs').readAcceptanceReport>['scenarios']} Scenarios
 * @param {Record<'core' | 'sandbox' | 'browser', Scenarios>} ran
 * @param {number | undefined} seed of the browser's share; undefined where everything ran
 * @returns {{ markdown: string, summary: string }}
 */
export function reportScenarios(ran, seed) {
  const rows = rowsOf(ran);
  const inTurn = rows.filter(({ tags }) => takesTurns(tags));
  const left = inTurn.filter(({ status }) => status.browser === undefined);
  const counts = PROFILES.map((profile) => `${profile} ${ran[profile].length}`).join(', ');
  const share = `${inTurn.length - left.length} of the ${inTurn.length} that also run without one were in the browser`;
  const summary = `${rows.length} scenarios: ${counts}; ${share}${seed === undefined ? '' : ` (SEED=${seed})`}.`;
  const next = seed === undefined ? [] : [`The others: \`SEED=${seed + 1}\` and \`SEED=${seed + 2}\`.`];
  const table = ['| Profile | What a scenario meets there |', '| --- | --- |'];
  const profiles = [...table, ...PROFILES.map((profile) => `| ${profile} | ${MET[profile]} |`)];
  const head = ['# What each scenario met', summary, ...next, profiles.join('\n')];
  return { markdown: `${[...head, ...tablesOf(rows)].join('\n\n')}\n`, summary };
}

/** One row per scenario. Scenarios with the same file and name are distinguished by their order. */
function rowsOf(ran) {
  const rows = new Map();
  for (const profile of PROFILES) {
    const turns = new Map();
    for (const { file, name, tags, status } of ran[profile]) {
      const text = `${file.replaceAll('\\', '/')}\n${name}`;
      const turn = turns.get(text) ?? 0;
      turns.set(text, turn + 1);
      const key = `${text}\n${turn}`;
      const row = rows.get(key) ?? { file: file.replaceAll('\\', '/'), name, tags, status: {} };
      row.status[profile] = status;
      rows.set(key, row);
    }
  }
  return [...rows.values()];
}

function tablesOf(rows) {
  const files = [...new Set(rows.map(({ file }) => file))].sort();
  return files.map((file) => {
    const own = rows.filter((row) => row.file === file).map(lineOf);
    const head = [`| Scenario | ${PROFILES.join(' | ')} |`, `| --- |${' --- |'.repeat(PROFILES.length)}`];
    return [`## ${file}\n`, ...head, ...own].join('\n');
  });
}

function lineOf({ name, tags, status }) {
  const cells = PROFILES.map((profile) => {
    if (status[profile] !== undefined) return status[profile] === 'PASSED' ? '✓' : `✗ ${status[profile].toLowerCase()}`;
    return runsIn(profile, tags) ? 'not this time' : '–';
  });
  return `| ${name.replaceAll('|', '\\|')} | ${cells.join(' | ')} |`;
}
