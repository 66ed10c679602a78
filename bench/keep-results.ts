/** Results of a run that are kept in the repository, one file for each measured commit: `npm run bench -- --keep`. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Line } from './report.js';

const FOLDER = fileURLToPath(new URL('results', import.meta.url));

const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: FOLDER, encoding: 'utf8' }).trim();

/** Writes bench/results/<date>-<commit>.json and returns its path. Throws if files differ from the commit, since the result would be attributed to it. */
export function keepResults(lines: readonly Line[], rounds: number): string {
  mkdirSync(FOLDER, { recursive: true });
  const changed = git('status', '--porcelain', '--untracked-files=no');
  if (changed !== '') throw new Error(`Commit first, results are kept for a commit:\n${changed}`);
  const commit = git('rev-parse', '--short=8', 'HEAD');
  const date = new Date().toISOString().slice(0, 10);
  const [cpu] = cpus();
  const machine = { processor: cpu?.model ?? 'unknown', cores: cpus().length, node: process.version };
  const path = join(FOLDER, `${date}-${commit}.json`);
  const figures = lines.map(({ condition, label, bare, floor, porthole, ratio, verdict }) => ({
    ...{ condition, label: label.trim(), bare, floor, porthole, ratio, verdict },
  }));
  writeFileSync(path, `${JSON.stringify({ commit, date, machine, rounds, figures }, null, 2)}\n`);
  return path;
}
