/** `npm run test:acceptance`: the Gherkin suite in every profile, or in one with `-- --profile core|sandbox|browser`. */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { ensureChromium, ensureInstalled } from './bootstrap.mjs';
import { ensureBuilt } from './build.mjs';
import { runPackage } from './run-command.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

export const profiles = ['core', 'sandbox', 'browser'];

/**
 * Runs one profile; fails when a scenario does. A whole run leaves its messages in reports/acceptance-<profile>.ndjson,
 * from which `npm run spec` reads what is covered; a selection (`extra` arguments) leaves that report alone.
 */
export async function runProfile(profile, extra = []) {
  const report = `reports/acceptance-${profile}.ndjson`;
  mkdirSync(join(root, 'reports'), { recursive: true });
  if (extra.length === 0) rmSync(join(root, report), { force: true });
  const format = extra.length === 0 ? ['--format', `message:${report}`] : [];
  // In the browser it is the package that is tried, as it is shipped.
  if (profile === 'browser') await ensureBuilt();
  const env = profile === 'browser' ? { CHROME_PATH: await ensureChromium() } : {};
  await runPackage('@cucumber/cucumber', ['--profile', profile, ...format, ...extra], {
    command: 'cucumber-js',
    nodeArgs: ['--import', 'tsx'],
    env,
    minutes: 60,
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { values, positionals } = parseArgs({
    options: { profile: { type: 'string' }, name: { type: 'string', multiple: true }, tags: { type: 'string' } },
    allowPositionals: true,
  });
  if (values.profile !== undefined && !profiles.includes(values.profile)) {
    console.error(`There is no profile '${values.profile}': choose ${profiles.join(', ')}.`);
    process.exit(2);
  }
  const extra = [
    ...(values.name ?? []).flatMap((name) => ['--name', name]),
    ...(values.tags ? ['--tags', values.tags] : []),
    ...positionals,
  ];
  await ensureInstalled();
  for (const profile of values.profile ? [values.profile] : profiles) {
    console.log(`\nAcceptance, ${profile}`);
    try {
      await runProfile(profile, extra);
    } catch (failure) {
      console.error(`✗ ${failure.message}`);
      process.exitCode = 1;
    }
  }
}
