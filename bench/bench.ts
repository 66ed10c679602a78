/** Compares three pages: bare React, the smallest page that connects a wallet, and Porthole. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from 'playwright-core';
import { startDirectory } from '../sandbox/directory/directory-server.js';
import { CHROMIUM_ARGS, ensureChromium } from '../scripts/bootstrap.mjs';
import { buildPage, KINDS, type PageName } from './build-page.js';
import { callsTable, countCalls } from './calls.js';
import { CONDITIONS } from './conditions.js';
import { directoryTable, measureDirectory } from './directory.js';
import { measureGrowth } from './growth.js';
import { growthMissed, growthTable } from './growth-report.js';
import { keepResults } from './keep-results.js';
import { kindsTable, measureKinds } from './kinds.js';
import { loginTable, measureLogin } from './login.js';
import { measureMemory, memoryMissed, memoryTable } from './memory.js';
import { profileVisit } from './profile-visit.js';
import { type Line, reportLines, table } from './report.js';
import { measureRpc, meetsRpc, rpcTable } from './rpc.js';
import { Samples } from './samples.js';
import { servePages } from './serve-pages.js';
import { tracePages } from './trace/trace-pages.js';
import { hastyVisit, nearVisit, restingVisit, type Visited } from './visit.js';

export interface BenchOptions {
  readonly rounds: number;
  /** One round without CPU throttling: checks that everything still works, and the figures that need no repetition. */
  readonly quick: boolean;
  /** Keeps the comparison in bench/results, with the commit. */
  readonly keep: boolean;
  /** Timing targets fail the run, too. */
  readonly strict: boolean;
  /** Only the comparison. */
  readonly pages: boolean;
  /** Only the wallet directory. */
  readonly directory: boolean;
  /** Only a login and a request of the wallet inside the modal. */
  readonly login: boolean;
  /** Only the pages with one namespace each. */
  readonly kinds: boolean;
  /** Only requests to a node. */
  readonly rpc: boolean;
  /** Only the costs of growing data. */
  readonly growth: boolean;
  /** Only one kind of that data, such as `networks`. */
  readonly of?: string | undefined;
  /** Only the memory that many openings and connections leave behind. */
  readonly memory: boolean;
  /** Traces of the interactions, together with the floor page's, instead of the comparison. */
  readonly trace: boolean;
  /** Profiles Porthole's page, instead of the comparison. */
  readonly profile: boolean;
  /** Counts function calls, instead of the comparison. */
  readonly calls: boolean;
}

const PAGES: readonly PageName[] = ['bare', 'floor', 'porthole'];
const OTHERS = ['with-page', 'directory', 'static-list', 'login', 'growth'] as const;
const REPORT = fileURLToPath(new URL('../reports/bench.json', import.meta.url));
/** Resolves with the exit code. */
export async function bench(options: BenchOptions): Promise<number> {
  if (options.rpc) return askNodes(options);
  const executablePath = await ensureChromium();
  const built = await Promise.all([...PAGES, ...KINDS, ...OTHERS].map((name) => buildPage(name)));
  const files = new Map(built.flatMap((each) => [...each]));
  const server = await servePages(files);
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS });
  try {
    if (options.profile) {
      console.log(await profileVisit(browser, server.url, files));
      return 0;
    }
    if (options.calls) {
      const [floor, porthole] = [
        await countCalls(browser, server.url, 'floor', files),
        await countCalls(browser, server.url, 'porthole', files),
      ];
      console.log(callsTable(floor, porthole));
      return 0;
    }
    if (options.trace) {
      console.log(await tracePages(browser, server.url, options.rounds));
      return 0;
    }
    const { pages, directory, login, kinds, growth, memory } = options;
    const all = !pages && !directory && !login && !kinds && !growth && !memory;
    const compared = all || pages ? await compare(browser, server.url, options) : 0;
    const lookedThrough = all || directory ? await lookThrough(browser, server.url, options) : 0;
    if (all || login) await logIn(browser, server.url, options);
    if (all || kinds) await sideBySide(browser, server.url, options);
    const asked = all ? await askNodes(options) : 0;
    const grown = all || growth ? await grow(browser, server.url, options) : 0;
    const left = all || memory ? await remember(browser, server.url, options) : 0;
    return Math.max(compared, lookedThrough, asked, grown, left);
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function compare(browser: Browser, url: string, { rounds, quick, strict, keep }: BenchOptions): Promise<number> {
  const samples = new Samples();
  const conditions = quick ? CONDITIONS.slice(0, 1) : CONDITIONS;
  const hasty: Record<string, Visited['resources']> = {};
  // A browser's first visit has additional costs.
  for (const name of PAGES) await restingVisit(browser, url, name, { name: '1×', slower: 1 });
  for (let round = 0; round < rounds; round += 1) {
    for (const condition of conditions) {
      // The order rotates, so that no page always follows the same one.
      const order = [...PAGES.slice(round % PAGES.length), ...PAGES.slice(0, round % PAGES.length)];
      for (const name of order) {
        if (condition.network === undefined) {
          samples.add(condition.name, name, (await restingVisit(browser, url, name, condition)).measures);
        }
        if (name === 'bare') continue;
        if (condition.network === undefined)
          samples.add(condition.name, name, (await nearVisit(browser, url, name, condition)).measures);
        const hastily = async (page: typeof name | 'with-page') => hastyVisit(browser, url, page, condition);
        // Alternating as well. The floor page loads everything at once.
        const before = name === 'porthole' && round % 2 === 1 ? await hastily('with-page') : undefined;
        const { measures, resources } = await hastily(name);
        samples.add(condition.name, name, measures);
        const early = name === 'porthole' ? (before ?? (await hastily('with-page'))).measures : measures;
        if (early.usable) samples.add(condition.name, name, { usableWithPage: early.usable });
        if (early.clickable) samples.add(condition.name, name, { clickableWithPage: early.clickable });
        hasty[`${condition.name} ${name}`] = resources;
      }
    }
    process.stderr.write(`round ${round + 1} of ${rounds}\n`);
  }
  const lines = reportLines(
    samples,
    conditions.map(({ name }) => name),
  );
  const summary = summaryOf(lines);
  console.log(`${table(lines)}\n\nMedians of ${rounds}. JS is after gzip; times are ms.\n${summary}`);
  mkdirSync(fileURLToPath(new URL('.', `file://${REPORT}`)), { recursive: true });
  writeFileSync(REPORT, `${JSON.stringify({ rounds, lines, samples, hasty }, null, 2)}\n`);
  if (keep) console.log(`Kept in ${keepResults(lines, rounds)}`);
  return lines.some(({ missed }) => missed === 'exact' || (strict && missed)) ? 1 : 0;
}

/** Scrolling is measured in frames, so a few rounds are enough. */
const MOST_VISITS = 3;

async function lookThrough(browser: Browser, url: string, { rounds, strict }: BenchOptions): Promise<number> {
  const directory = await startDirectory();
  try {
    const lines = await measureDirectory(browser, url, directory.url, Math.min(rounds, MOST_VISITS));
    console.log(`\nAll wallets, times in ms\n${directoryTable(lines)}`);
    const missed = lines.flatMap((line) => line.missed);
    return missed.includes('cards') || (strict && missed.length > 0) ? 1 : 0;
  } finally {
    await directory.stop();
  }
}

/** Enough for a median that stays the same from run to run. */
const TURNS = 300;

async function askNodes({ quick, strict }: BenchOptions): Promise<number> {
  const turns = quick ? 30 : TURNS;
  const lines = await measureRpc(turns);
  console.log(`\nQuestions to a node, medians of ${turns} turns\n${rpcTable(lines)}`);
  const missed = lines.filter((line) => !meetsRpc(line));
  return missed.some(({ target }) => strict || (target && 'most' in target)) ? 1 : 0;
}

/** Has no reference to compare with, so it only fails if it does not work. */
async function logIn(browser: Browser, url: string, { rounds }: BenchOptions): Promise<void> {
  const lines = await measureLogin(browser, url, rounds);
  console.log(`\nA wallet inside the modal, medians of ${rounds} in ms\n${loginTable(lines)}`);
}

async function sideBySide(browser: Browser, url: string, { rounds }: BenchOptions): Promise<void> {
  const most = Math.min(rounds, MOST_VISITS);
  const lines = await measureKinds(browser, url, most);
  console.log(`\nKinds of networks, medians of ${most}, times in ms\n${kindsTable(lines)}`);
}

async function grow(browser: Browser, url: string, { rounds, strict, of }: BenchOptions): Promise<number> {
  const most = Math.min(rounds, MOST_VISITS);
  const lines = await measureGrowth(browser, url, { rounds: most, of });
  const missed = growthMissed(lines);
  console.log(`\nMore of it, medians of ${most}, times in ms\n${growthTable(lines)}`);
  console.log(missed.length > 0 ? `missed: ${missed.map(({ text }) => text).join('; ')}` : 'No target missed.');
  return missed.some(({ timing }) => strict || !timing) ? 1 : 0;
}

/** The first rounds load, render and optimise; later ones must leave nothing behind. */
async function remember(browser: Browser, url: string, { quick }: BenchOptions): Promise<number> {
  const times = quick ? 0.1 : 1;
  const lines = await measureMemory(browser, url, {
    before: { openings: 200 * times, connects: 50 * times },
    after: { openings: 800 * times, connects: 150 * times },
  });
  const missed = memoryMissed(lines);
  console.log(`\nWhat is left behind, after garbage collection\n${memoryTable(lines)}`);
  console.log(missed.length > 0 ? `grown: ${missed.join('; ')}` : 'Nothing grew.');
  return missed.length > 0 ? 1 : 0;
}

function summaryOf(lines: readonly Line[]): string {
  const judged = lines.filter(({ verdict }) => verdict !== '');
  const missed = judged.filter((line) => line.missed);
  const list = missed.map(({ condition, label, porthole }) => `${label.trim()} (${condition}): ${porthole}`);
  return `${judged.length - missed.length} of ${judged.length} targets met${list.length > 0 ? `; missed: ${list.join('; ')}` : ''}`;
}
