import { concat, mergeMap, NEVER, type Observable, of, throwError, timer } from 'rxjs';
import { expect, it } from 'vitest';
import { Failure, type FailureCode } from '../../../domain/failure/failure.js';
import { virtualTime } from '../../../infrastructure/fakes/virtual-time.js';
import type { ConnectStep } from '../../ports/connector.js';
import { pairings } from './pairings.js';

const MINUTE = 60_000;

it.each<[string, FailureCode, number, unknown]>([
  ['that runs out after another has followed it ends nothing', 'timed-out', 4.5, undefined],
  ['that breaks after another has followed it does', 'rejected', 4.5, 'rejected'],
  ['that runs out before another has followed it does', 'timed-out', 1, 'timed-out'],
])('a pairing %s', (_, code, minutes, expected) => {
  const { scheduler, advance } = virtualTime(1_700_000_000_000);
  const seen: string[] = [];
  let failure: unknown;
  let asked = 0;
  const ask = (): Observable<ConnectStep> => {
    asked += 1;
    const offer: ConnectStep = { type: 'pairing', uri: `wc:${asked}`, createdAt: scheduler.now() };
    const end$ = timer(minutes * MINUTE, scheduler).pipe(mergeMap(() => throwError(() => new Failure(code))));
    return concat(of(offer), asked === 1 ? end$ : NEVER);
  };
  const running = pairings(scheduler, ask).subscribe({
    next: (step) => seen.push(step.type === 'pairing' ? step.uri : step.type),
    error: (error: Failure) => {
      failure = error.code;
    },
  });
  advance(5 * MINUTE);
  expect(failure).toBe(expected);
  expect(seen).toEqual(minutes > 4 ? ['wc:1', 'expired', 'wc:2'] : ['wc:1']);
  running.unsubscribe();
});
