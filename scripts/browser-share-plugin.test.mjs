import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readAcceptanceReport } from './acceptance-report.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const names = Array.from({ length: 12 }, (_, at) => `for everybody ${at}`);
const feature = `
Feature: What runs in the browser
${names.map((name) => `  Scenario: ${name}\n    Given it passes`).join('\n')}
  @browser
  Scenario: with a keyboard
    Given it passes
`;

let folder;
beforeAll(() => {
  mkdirSync(join(root, '.cache'), { recursive: true });
  folder = mkdtempSync(join(root, '.cache/share-'));
  writeFileSync(join(folder, 'some.feature'), feature);
  writeFileSync(
    join(folder, 'steps.mjs'),
    `import { Given } from '@cucumber/cucumber';\nGiven('it passes', () => undefined);\n`,
  );
  writeFileSync(join(folder, 'cucumber.mjs'), 'export default {};');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The selection of a real run with this seed. */
function taken(seed) {
  const cli = join(root, 'node_modules/@cucumber/cucumber/bin/cucumber.js');
  const plugin = new URL('browser-share-plugin.mjs', import.meta.url).href;
  const share = ['--plugin', plugin, '--plugin-options', JSON.stringify({ browserShare: { seed } })];
  const args = [cli, '--import', 'steps.mjs', ...share, '--format', 'message:run.ndjson', 'some.feature'];
  execFileSync(process.execPath, args, { cwd: folder, stdio: 'pipe' });
  return readAcceptanceReport(readFileSync(join(folder, 'run.ndjson'), 'utf8')).scenarios.map(({ name }) => name);
}

describe('the plugin for cucumber', () => {
  it('skips what is not in the share, and never what needs a browser', () => {
    const shares = [20_780, 20_781, 20_782].map(taken);
    const free = shares.map((share) => share.filter((name) => name !== 'with a keyboard'));
    for (const share of shares) expect(share).toContain('with a keyboard');
    for (const share of free) expect(share.length).toBeLessThan(names.length);
    expect(free.flat().sort()).toEqual([...names].sort());
  });
});
