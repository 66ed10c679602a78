import { concatMap, delay, interval, of, take, timer } from 'rxjs';
import { expect, it } from 'vitest';
import { virtualTime } from './virtual-time.js';

it('only advances when told to', () => {
  const time = virtualTime();
  const seen: number[] = [];
  interval(1000, time.scheduler)
    .pipe(take(5))
    .subscribe((n) => seen.push(n));
  expect(seen).toEqual([]);
  time.advance(2500);
  expect(seen).toEqual([0, 1]);
  expect(time.now()).toBe(2500);
  time.advance(500);
  expect(seen).toEqual([0, 1, 2]);
});

it('runs due work in order, each at its own time', () => {
  const time = virtualTime(1_000_000);
  const seen: number[] = [];
  timer(100, time.scheduler)
    .pipe(concatMap(() => of(0).pipe(delay(100, time.scheduler))))
    .subscribe(() => seen.push(time.now()));
  timer(150, time.scheduler).subscribe(() => seen.push(time.now()));
  time.advance(1000);
  expect(seen).toEqual([1_000_150, 1_000_200]);
  expect(time.now()).toBe(1_001_000);
});

it('does not run cancelled work', () => {
  const time = virtualTime();
  const waiting = timer(10, time.scheduler).subscribe(() => expect.unreachable());
  waiting.unsubscribe();
  time.advance(100);
});
