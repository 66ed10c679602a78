import { describe, expect, it } from 'vitest';
import { problemsOfLines } from './problems-of-lines.mjs';
import { schedulerRule } from './scheduler-rule.mjs';

const DECLARED = `
interface SchedulerLike { now(): number; schedule(work: () => void, delay?: number): void }
declare function of(...values: unknown[]): unknown; declare function from(...values: unknown[]): unknown;
declare function merge(...values: unknown[]): unknown; declare function concat(...values: unknown[]): unknown;
declare function timer(due: number, scheduler?: SchedulerLike): unknown;
declare const scheduler: SchedulerLike; declare const deps: { scheduler: SchedulerLike }; declare const some: SchedulerLike | undefined;
`;

const REFUSED = [
  'of(1, scheduler)',
  'from([1], deps.scheduler)',
  'merge(timer(1), scheduler)',
  'concat(timer(1), some)',
];
const LET_PASS = ['of(1)', 'of()', 'of(scheduler.now())', 'merge(timer(1, scheduler))', 'timer(1, scheduler)'];

const problems = problemsOfLines([...REFUSED, ...LET_PASS], DECLARED, schedulerRule);

describe('a scheduler and what creates a stream', () => {
  it.each(REFUSED)('%s is refused', (line) => {
    expect(problems.get(line)).toEqual([expect.stringContaining('does not support')]);
  });

  it.each(LET_PASS)('%s is allowed', (line) => {
    expect(problems.get(line)).toEqual([]);
  });
});
