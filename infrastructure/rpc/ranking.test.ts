import { firstValueFrom, map, NEVER, of, Subject, throwError, timer } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { virtualTime } from '../fakes/virtual-time.js';
import { ranking } from './ranking.js';

/** Nodes that answer after so many milliseconds; `undefined`: refuse at once; `never`: never answer. */
function ground(...given: (number | undefined | 'never')[]) {
  const nodes = [...given];
  const time = virtualTime();
  const asked: number[] = nodes.map(() => 0);
  const destroyed$ = new Subject<void>();
  const ranks = ranking({
    ...{ count: nodes.length, scheduler: time.scheduler, destroyed$ },
    sample: (place) => {
      asked[place] = (asked[place] ?? 0) + 1;
      const wait = nodes[place];
      if (wait === undefined) return throwError(() => new Error('refused'));
      return wait === 'never' ? NEVER : timer(wait, time.scheduler).pipe(map(() => '0x1'));
    },
  });
  /** Requests the order. Returns a function that reads it: `undefined` while it is pending. */
  const request = () => {
    let ranked: readonly number[] | undefined;
    ranks.order$.subscribe((order) => {
      ranked = order;
    });
    return () => ranked;
  };
  return { time, request, asked, nodes, destroyed$ };
}

describe('S9.3 the order of several nodes', () => {
  it('begins with the first node that answers', () => {
    const { request, time } = ground(300, 20, 100);
    const ranked = request();
    time.advance(19);
    expect(ranked()).toBeUndefined();
    time.advance(1);
    expect(ranked()).toEqual([1, 0, 2]);
  });

  it('is the given order if no node answers', () => {
    const { request, time } = ground('never', undefined);
    const ranked = request();
    time.advance(999);
    expect(ranked()).toBeUndefined();
    time.advance(1);
    expect(ranked()).toEqual([0, 1]);
  });

  it('is by response time', () => {
    const { request, time } = ground(300, 20, 100);
    request();
    time.advance(400);
    expect(request()()).toEqual([1, 2, 0]);
  });

  it('puts failing nodes last, regardless of how fast they fail', () => {
    const { request, time } = ground(undefined, 'never', 900);
    request();
    time.advance(1_000);
    expect(request()()).toEqual([2, 0, 1]);
  });

  it('keeps the given order among equals', () => {
    const { request, time } = ground(50, 50, 50);
    request();
    time.advance(100);
    expect(request()()).toEqual([0, 1, 2]);
  });

  it('weighs reliability over speed, in the last ten samples', () => {
    const { request, time, nodes } = ground(10, 400);
    const after = (samples: number) => {
      for (let at = 0; at < samples; at++) {
        request();
        time.advance(4_000);
      }
      return request()();
    };
    expect(after(1)).toEqual([0, 1]);
    nodes[0] = undefined;
    expect(after(9)).toEqual([1, 0]);
    nodes[0] = 10;
    expect(after(4)).toEqual([1, 0]);
    expect(after(6)).toEqual([0, 1]);
  });
});

describe('S9.3 samples', () => {
  it('are taken every four seconds, only while the nodes are in use', () => {
    const { request, time, asked } = ground(1, 2);
    time.advance(60_000);
    expect(asked).toEqual([0, 0]);
    request();
    time.advance(0);
    expect(asked).toEqual([1, 1]);
    time.advance(8_000);
    expect(asked).toEqual([3, 3]);
    time.advance(600_000);
    expect(asked).toEqual([8, 8]);
    request();
    time.advance(3_999);
    expect(asked).toEqual([9, 9]);
  });

  it('are not taken of a single node', () => {
    const { request, time, asked } = ground(1);
    expect(request()()).toEqual([0]);
    time.advance(10_000);
    expect(asked).toEqual([0]);
  });

  it('end with the modal', () => {
    const { request, time, asked, destroyed$ } = ground(1, 2);
    request();
    time.advance(1_000);
    destroyed$.next();
    time.advance(60_000);
    request();
    time.advance(60_000);
    expect(asked).toEqual([1, 1]);
  });
});

describe('S9.3 an order that is not known when the modal is destroyed', () => {
  const two = () => ({ count: 2, scheduler: virtualTime().scheduler, sample: () => NEVER });

  it('fails with cancelled', async () => {
    const destroyed$ = new Subject<void>();
    const pending = firstValueFrom(ranking({ ...two(), destroyed$ }).order$);
    destroyed$.next();
    await expect(pending).rejects.toMatchObject({ code: 'cancelled' });
  });

  it('fails with cancelled when it is asked for later', async () => {
    const { order$ } = ranking({ ...two(), destroyed$: of(undefined) });
    await expect(firstValueFrom(order$)).rejects.toMatchObject({ code: 'cancelled' });
  });
});
