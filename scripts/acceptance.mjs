/**
 * `npm run test:acceptance`: the Gherkin suite in every profile, or in one with `-- --profile core|sandbox|browser`.
 * Runs all browser scenarios, too; with `SEED=20780` only the share of them that `npm test` would run.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { readAcceptanceReport } from './acceptance-report.mjs';
import { adaptersPath } from './adapters-path.mjs';
import { ensureChromium, ensureInstalled } from './bootstrap.mjs';
import { seedOf } from './browser-share.mjs';
import { ensureBuilt } from './build.mjs';
import { giveUp, runCommand, runPackage } from './run-command.mjs';
import { reportScenarios } from './scenario-report.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

export const profiles = ['core', 'sandbox', 'browser'];

/** The session features in the sandbox, on pages with wagmi: see `npm run test:wagmi`. */
export const wagmiWays = ['asWagmi2', 'overWagmi3', 'asWagmi3', 'overWagmi2'];

/** The features of wallets on other devices, with `porthole/walletconnect-light`: see `npm run test:walletconnect`. */
export const lightProfiles = ['lightSandbox', 'lightBrowser'];

/** Those of the sandbox that `npm test` runs. */
export const lightFew = 'lightFew';

/** The scenarios of the core and of the browser with the renderer of `porthole/standalone`: see `npm run test:standalone`. */
export const standaloneWays = ['standaloneCore', 'standalone'];

/** Those of the core that `npm test` runs. */
export const standaloneFew = 'standaloneFew';

/** The file with a profile's messages of a full run. */
export function acceptanceReportFile(profile) {
  return `reports/acceptance-${profile}.ndjson`;
}

/**
 * Runs one profile; fails when a scenario does. A full run writes its messages to reports/acceptance-<profile>.ndjson,
 * from which `npm run spec` reads the coverage; a selection (`extra` arguments) does not change that report.
 * @param {string} profile
 * @param {readonly string[]} [extra]
 * @param {{ seed?: number | undefined, workers?: number | undefined, minutes?: number, log?: string }} [options] `seed` selects the
 *   browser's share; default all. `workers`: default as in the profile
 */
export async function runProfile(profile, extra = [], { seed, workers, minutes = 90, log } = {}) {
  const report = acceptanceReportFile(profile);
  mkdirSync(join(root, 'reports'), { recursive: true });
  if (extra.length === 0) rmSync(join(root, report), { force: true });
  const parallel = workers === undefined ? [] : ['--parallel', String(workers)];
  const format = extra.length === 0 ? ['--format', `message:${report}`] : [];
  const small = [...standaloneWays, standaloneFew].includes(profile);
  const inBrowser = ['browser', 'lightBrowser', 'standalone'].includes(profile);
  const light = [...lightProfiles, lightFew].includes(profile);
  const share =
    profile === 'browser' && seed !== undefined
      ? [
          '--plugin',
          './scripts/browser-share-plugin.mjs',
          '--plugin-options',
          JSON.stringify({ browserShare: { seed } }),
        ]
      : [];
  const quiet = log !== undefined;
  const whole = extra.length === 0;
  // The browser profile tests the built package.
  if (inBrowser) await ensureBuilt({ quiet });
  const env = {
    ...(inBrowser && {
      CHROME_PATH: await ensureChromium(),
      BUILT_PAGES: await (small ? buildSmall(whole, quiet) : buildPages(whole, quiet)),
    }),
    ...(small && { RENDERER: 'small' }),
    ...(light && { WALLETCONNECT: 'light' }),
  };
  await runPackage('@cucumber/cucumber', ['--profile', profile, ...parallel, ...format, ...share, ...extra], {
    command: 'cucumber-js',
    nodeArgs: ['--import', 'tsx'],
    env,
    minutes,
    log,
  });
}

/**
 * Builds what each worker serves, once; the wallet's own screen, which few scenarios need, for full runs only. Returns the folder: that of
 * `BUILT_PAGES`, if `npm test` has already built them.
 */
export async function buildPages(whole, quiet) {
  return process.env.BUILT_PAGES || (await writePages('.cache/pages', whole, [], quiet));
}

/** The same, with the renderer of `porthole/standalone`. */
function buildSmall(whole, quiet) {
  return writePages('.cache/pages-small', whole, ['--small'], quiet);
}

async function writePages(path, whole, extra, quiet) {
  const folder = join(root, path);
  rmSync(folder, { recursive: true, force: true });
  const pages = whole ? ['demo', 'frame'] : ['demo'];
  const args = ['--import', 'tsx', join(root, 'sandbox/build-pages.ts'), ...extra, folder, ...pages];
  await runCommand(process.execPath, args, { name: 'The build of the demo', quiet });
  return folder;
}

/** After full runs of every profile: writes reports/scenarios.md, with the results of each scenario. Returns a summary line. */
export function writeScenarioReport(seed) {
  const ran = profiles.map((profile) => {
    const report = readAcceptanceReport(readFileSync(join(root, acceptanceReportFile(profile)), 'utf8'));
    return [profile, report.scenarios];
  });
  const { markdown, summary } = reportScenarios(Object.fromEntries(ran), seed);
  writeFileSync(join(root, 'reports/scenarios.md'), markdown);
  return `${summary} Each of them: reports/scenarios.md`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main().catch(giveUp);

async function main() {
  const everyProfile = [...profiles, ...wagmiWays, ...lightProfiles, lightFew, ...standaloneWays, standaloneFew];
  const { values, positionals } = parseArgs({
    options: { profile: { type: 'string' }, name: { type: 'string', multiple: true }, tags: { type: 'string' } },
    allowPositionals: true,
  });
  if (values.profile !== undefined && !everyProfile.includes(values.profile)) {
    console.error(`There is no profile '${values.profile}': choose ${everyProfile.join(', ')}.`);
    process.exit(2);
  }
  // Cucumber would pass: it runs no scenario then.
  const missing = positionals.filter((each) => !each.startsWith('-') && !existsSync(each.replace(/(:\d+)+$/, '')));
  if (missing.length > 0) {
    console.error(`There is no such feature file: ${missing.join(', ')}.`);
    process.exit(2);
  }
  const own = adaptersPath(process.env, values.profile, ['sandbox', 'lightSandbox', lightFew, ...wagmiWays]);
  if (own.problem) {
    console.error(own.problem);
    process.exit(2);
  }
  if (own.file) {
    process.env.ADAPTERS = own.file;
    console.log(`With the adapters of ${own.file}`);
  }
  const extra = [
    ...(values.name ?? []).flatMap((name) => ['--name', name]),
    ...(values.tags ? ['--tags', values.tags] : []),
    ...positionals,
  ];
  const seed = process.env.SEED ? seedOf(process.env.SEED) : undefined;
  await ensureInstalled();
  for (const profile of values.profile ? [values.profile] : profiles) {
    console.log(`\nAcceptance, ${profile}`);
    try {
      await runProfile(profile, extra, { seed });
    } catch (failure) {
      console.error(`✗ ${failure.message}`);
      process.exitCode = 1;
    }
  }
  if (extra.length === 0 && values.profile === undefined) console.log(`\n${writeScenarioReport(seed)}`);
}
