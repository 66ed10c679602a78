import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countScenarios, readAcceptanceReport } from './acceptance-report.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

const feature = `
@S1.1
Feature: Reading a report

  Scenario: passes
    Given it passes

  @S1.2
  Scenario: fails
    Given it passes
    And it fails

  Scenario: is skipped
    Given it is skipped

  Scenario: is pending
    Given it is pending

  Scenario: is undefined
    Given nobody wrote this step

  Scenario: is empty

  Rule: Tags are inherited

    @S1.3
    Scenario Outline: passes <times> times
      Given it passes

      @S1.4
      Examples:
        | times |
        | two   |
        | three |
`;

const steps = `
import { Given, After } from '@cucumber/cucumber';
After(() => undefined);
Given('it passes', () => undefined);
Given('it fails', () => { throw new Error('as it should'); });
Given('it is skipped', () => 'skipped');
Given('it is pending', () => 'pending');
`;

let folder;
let text;

// A real run writes the report that is read here.
beforeAll(() => {
  mkdirSync(join(root, '.cache'), { recursive: true });
  folder = mkdtempSync(join(root, '.cache/report-'));
  writeFileSync(join(folder, 'some.feature'), feature);
  writeFileSync(join(folder, 'steps.mjs'), steps);
  writeFileSync(join(folder, 'cucumber.mjs'), 'export default {};');
  const cli = join(root, 'node_modules/@cucumber/cucumber/bin/cucumber.js');
  const args = [cli, '--import', 'steps.mjs', '--format', 'message:run.ndjson', 'some.feature'];
  try {
    execFileSync(process.execPath, args, { cwd: folder, stdio: 'pipe' });
  } catch {
    // It exits with 1: some of its scenarios fail on purpose.
  }
  text = readFileSync(join(folder, 'run.ndjson'), 'utf8');
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('readAcceptanceReport', () => {
  it('reports the status of each scenario', () => {
    const { complete, scenarios } = readAcceptanceReport(text);
    expect(complete).toBe(true);
    expect(scenarios.map(({ name, status }) => [name, status])).toEqual([
      ['passes', 'PASSED'],
      ['fails', 'FAILED'],
      ['is skipped', 'SKIPPED'],
      ['is pending', 'PENDING'],
      ['is undefined', 'UNDEFINED'],
      ['is empty', 'UNKNOWN'],
      ['passes two times', 'PASSED'],
      ['passes three times', 'PASSED'],
    ]);
  });

  it('reports the message of the worst step', () => {
    const problems = readAcceptanceReport(text).scenarios.map(({ problem }) => problem?.split('\n')[0]);
    expect(problems.slice(0, 2)).toEqual([undefined, 'Error: as it should']);
  });

  it('gives a scenario the tags of feature, rule and examples too', () => {
    const { scenarios } = readAcceptanceReport(text);
    expect(scenarios.at(-1)?.tags).toEqual(['@S1.1', '@S1.3', '@S1.4']);
  });

  it('reports the files that define its steps', () => {
    const { scenarios } = readAcceptanceReport(text);
    expect(scenarios.map(({ files }) => files.map((file) => file.split('/').at(-1)))).toEqual(
      ['steps.mjs', 'steps.mjs', 'steps.mjs', 'steps.mjs', '', '', 'steps.mjs', 'steps.mjs'].map((file) =>
        file ? [file] : [],
      ),
    );
  });

  it('reports an incomplete run', () => {
    const broken = text.split('\n').slice(0, -3).join('\n');
    expect(readAcceptanceReport(broken).complete).toBe(false);
  });
});

describe('countScenarios', () => {
  it('counts everything that neither passed nor was skipped as failed', () => {
    expect(countScenarios(readAcceptanceReport(text).scenarios)).toEqual({ passed: 3, skipped: 1, failed: 4 });
  });
});
