/** Simulates what calls would change for an account, with its network's node. Loaded with the first such request. */
import { catchError, defer, map, mergeMap, type Observable, of, type SchedulerLike, throwError } from 'rxjs';
import { Failure } from '../../../../domain/failure/failure.js';
import { toFailure } from '../../../../domain/failure/to-failure.js';
import { changesOf } from '../../../../domain/simulation/changes-of.js';
import { revertReason, textIn } from '../../../../domain/simulation/revert-reason.js';
import type { CallsQuestion, ClaimedToken, Simulation } from '../../../../domain/simulation/simulation.js';
import { countAt, type Subject, subjectKey, wordAt } from '../../../../domain/simulation/subject.js';
import { subjectsOfCalls, usedRights } from '../../../../domain/simulation/subjects-of-calls.js';
import { subjectsOfLogs } from '../../../../domain/simulation/subjects-of-logs.js';
import { within } from '../../../within.js';
import { readOf } from './read-of.js';
import type { Step, StepAnswer } from './reader-code.js';
import { type Ask, byCall, bySimulation, firstOf, type Tried, type Way } from './ways.js';

/** The maximum number of subjects and of token names to read. */
const MOST_SUBJECTS = 64;
const MOST_NAMED = 12;
const MOST_KNOWN = 16;
/** Milliseconds for one answer; then another method may be tried. */
const TIMEOUT = 4_000;
const NAME = '0x06fdde03';
const SYMBOL = '0x95d89b41';
const DECIMALS = '0x313ce567';
const MOST_DECIMALS = 36;
const LONGEST_NAME = 40;
const LONGEST_SYMBOL = 16;

/** Creates the simulation of one network: it remembers which methods the node does not support. */
export function simulation(ask: Ask, scheduler: SchedulerLike): (question: CallsQuestion) => Observable<Simulation> {
  const inTime: Ask = (method, params) =>
    within(ask(method, params), TIMEOUT, scheduler, () =>
      throwError(() => new Failure('timed-out', 'The node did not simulate in time')),
    );
  let ways: readonly Way[] = [bySimulation(inTime), byCall(inTime, true), byCall(inTime, false)];
  const way: Way = (...asked) =>
    firstOf(ways, (unknown) => {
      ways = ways.filter((each) => each !== unknown);
    })(...asked);
  return (question) => defer(() => simulated(way, question)).pipe(catchError(asFailing));
}

/** Insufficient funds are a result as well. */
function asFailing(error: unknown): Observable<Simulation> {
  const failure = toFailure(error, 'request-failed');
  if (failure.code === 'insufficient-funds') return of({ outcome: 'fails', funds: true });
  return throwError(() => failure);
}

function simulated(way: Way, { calls, account, tokens }: CallsQuestion): Observable<Simulation> {
  const first = subjectsOfCalls(calls, tokens.slice(0, MOST_KNOWN)).slice(0, MOST_SUBJECTS);
  const look = (subjects: readonly Subject[], named: readonly string[]) =>
    way(calls, account, stepsOf(subjects, named, account)).pipe(
      map((tried) => outcomeOf(tried, subjects, named, { calls, account, tokens })),
    );
  return look(first, namedOf(first, tokens)).pipe(
    mergeMap((seen) => {
      // The logs named no further subjects.
      if (seen.simulation.outcome === 'fails' || seen.more.length === 0) return of(seen.simulation);
      const { standing } = seen.simulation;
      // Outgoing assets come first, so that a flood of gifts cannot hide them.
      const subjects = [...seen.worth, ...seen.more].slice(0, MOST_SUBJECTS);
      return look(subjects, namedOf(subjects, tokens)).pipe(
        map(({ simulation: then, more }): Simulation => {
          if (then.outcome === 'fails') return then;
          // Unchanged allowances are read only once.
          return { ...then, ...(standing && { standing }), complete: then.complete && more.length === 0 };
        }),
      );
    }),
  );
}

/** The contracts whose names are requested: those of known tokens need not be. */
function namedOf(subjects: readonly Subject[], tokens: readonly string[]): readonly string[] {
  const known = new Set(tokens.map((each) => each.toLowerCase()));
  const addresses = subjects.flatMap((subject) => (subject.kind === 'native' ? [] : [subject.address]));
  return [...new Set(addresses)].filter((address) => !known.has(address)).slice(0, MOST_NAMED);
}

function stepsOf(subjects: readonly Subject[], named: readonly string[], account: string): readonly Step[] {
  const names = named.flatMap((to) => [NAME, SYMBOL, DECIMALS].map((data) => ({ kind: 'read', to, data }) as const));
  return [...subjects.map((subject) => readOf(subject, account)), ...names];
}

interface Seen {
  readonly simulation: Simulation;
  /** Further subjects to read: those that the logs name, and allowances that may have been spent. */
  readonly more: readonly Subject[];
  /** The changes in what was read, and in the native currency. */
  readonly worth: readonly Subject[];
}

function outcomeOf(
  { before, after, calls: made, logs }: Tried,
  subjects: readonly Subject[],
  named: readonly string[],
  { calls, account }: CallsQuestion,
): Seen {
  const failed = made.find(({ ok }) => !ok);
  if (failed) {
    const spent = calls.reduce((sum, { value }) => sum + value, 0n);
    const held = before[subjects.findIndex(({ kind }) => kind === 'native')];
    const funds = held?.ok === true && (wordAt(held.data, 0) ?? 0n) < spent;
    const reason = revertReason(failed.data);
    const simulation: Simulation = { outcome: 'fails', ...(reason && { reason }), ...(funds && { funds }) };
    return { simulation, more: [], worth: [] };
  }
  const data = (answer: StepAnswer | undefined) => (answer?.ok ? answer.data : undefined);
  const reads = subjects.map((subject, at) => ({ subject, before: data(before[at]), after: data(after[at]) }));
  const claims = new Map(
    named.map((address, at) => {
      const answers = [0, 1, 2].map((each) => data(after[subjects.length + at * 3 + each]));
      return [address, claimedBy(answers)] as const;
    }),
  );
  const changes = changesOf(reads, account, (address) => claims.get(address));
  const leaving = changes.assets.flatMap(({ kind, address, amount }) =>
    kind === 'token' && address !== undefined && amount < 0n ? [address] : [],
  );
  const known = new Set(subjects.map(subjectKey));
  // A used-up allowance may be logged as well.
  const besides = [...subjectsOfLogs(logs?.logs ?? [], account), ...usedRights(leaving, calls)];
  const more = [...new Map(besides.map((subject) => [subjectKey(subject), subject])).values()].filter(
    (subject) => !known.has(subjectKey(subject)),
  );
  const moved = reads.filter((read) => read.before !== read.after).map(({ subject }) => subject);
  return {
    simulation: {
      outcome: 'changes',
      ...changes,
      complete: logs?.all === true && unread(reads, logs.logs, account) === 0,
    },
    more,
    worth: [{ kind: 'native' }, ...moved.filter(({ kind }) => kind !== 'native')],
  };
}

/** The number of contracts that name the account in a log without reporting its balance. */
function unread(
  reads: readonly { readonly subject: Subject; readonly before: unknown; readonly after: unknown }[],
  logs: Parameters<typeof subjectsOfLogs>[0],
  account: string,
): number {
  const named = new Set(subjectsOfLogs(logs, account).map(subjectKey));
  return reads.filter(({ subject, before, after }) => {
    const silent = before === undefined && after === undefined;
    return silent && subject.kind !== 'item' && named.has(subjectKey(subject));
  }).length;
}

/** A contract's own name and symbol, sanitized and limited in length. */
function claimedBy([name, symbol, decimals]: readonly (string | undefined)[]): ClaimedToken {
  const places = decimals === undefined ? undefined : countAt(decimals, 0, MOST_DECIMALS);
  return {
    name: textIn(name ?? '0x', LONGEST_NAME),
    symbol: textIn(symbol ?? '0x', LONGEST_SYMBOL),
    ...(places !== undefined && { decimals: places }),
  };
}
