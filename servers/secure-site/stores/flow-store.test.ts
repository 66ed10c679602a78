/** The contract of every store of flows and limits: in memory and in Redis, there with the connections of two processes. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { secretText } from '../auth/secret-text.js';
import type { FlowStore } from '../ports/flow-store.js';
import type { RateLimiter } from '../ports/rate-limiter.js';
import { memoryFlowStore } from './memory/memory-flow-store.js';
import { memoryRateLimiter } from './memory/memory-rate-limiter.js';
import { redisStores } from './redis/redis-stores.js';
import { localRedis } from './test-servers/local-redis.js';
import { withServer } from './test-servers/with-server.js';

interface Pair {
  readonly flows: readonly [FlowStore, FlowStore];
  readonly limits: readonly [RateLimiter, RateLimiter];
}

const redis = await withServer('Redis', localRedis);
afterAll(() => redis?.stop());

const kinds: readonly (readonly [name: string, make: () => Promise<Pair>])[] = [
  [
    'memory',
    () => {
      const [flows, limits] = [memoryFlowStore(), memoryRateLimiter()];
      return Promise.resolve({ flows: [flows, flows], limits: [limits, limits] });
    },
  ],
  ...(redis
    ? [
        [
          'Redis',
          async (): Promise<Pair> => {
            const [one, other] = await Promise.all([
              redisStores({ url: redis.url, limitMs: 90_000 }),
              redisStores({ url: redis.url, limitMs: 90_000 }),
            ]);
            return { flows: [one.flows, other.flows], limits: [one.limits, other.limits] };
          },
        ] as const,
      ]
    : []),
];

const LONG = 60_000;

describe.each(kinds)('flows in %s', (_, make) => {
  let pair: Pair;
  let one: FlowStore;
  let other: FlowStore;
  beforeAll(async () => {
    pair = await make();
    [one, other] = pair.flows;
  });
  afterAll(() => Promise.all(pair.flows.map((each) => each.close())));

  it('exist until they expire', async () => {
    const key = secretText();
    expect(await one.get(key)).toBeUndefined();
    await one.put(key, 'a', LONG);
    expect(await other.get(key)).toBe('a');
    await other.put(key, 'b', 1);
    await expect.poll(() => one.get(key)).toBeUndefined();
  });

  it('are added once', async () => {
    const key = secretText();
    const added = await Promise.all([one.add(key, 'a', LONG), other.add(key, 'b', LONG)]);
    expect([...added].sort()).toEqual([false, true]);
  });

  it('are taken once', async () => {
    const key = secretText();
    await one.put(key, 'a', LONG);
    const taken = await Promise.all([one, other, one, other].map((each) => each.take(key)));
    expect(taken.filter((each) => each !== undefined)).toEqual(['a']);
    expect(await one.get(key)).toBeUndefined();
  });

  it('are replaced only if they have not changed', async () => {
    const key = secretText();
    await one.put(key, '0', LONG);
    const replaced = await Promise.all([one, other, one, other].map((each, at) => each.replace(key, '0', `by ${at}`)));
    expect(replaced.filter(Boolean)).toHaveLength(1);
    expect(await one.get(key)).toBe(`by ${replaced.indexOf(true)}`);
    expect(await one.replace(secretText(), '0', '1')).toBe(false);
  });

  it('notify another process that they changed, had already changed, or are gone', async () => {
    const key = secretText();
    await one.put(key, 'a', LONG);
    const received = one.changed(key, 'a', LONG);
    await other.replace(key, 'a', 'b');
    await received;
    await one.changed(key, 'a', LONG);
    const gone = one.changed(key, 'b', LONG);
    await other.take(key);
    await gone;
  });

  it('resolve after the limit if nothing happens', async () => {
    const key = secretText();
    await one.put(key, 'a', LONG);
    await one.changed(key, 'a', 5);
    expect(await one.get(key)).toBe('a');
  });

  it('are limited together, by key, for a while', async () => {
    const [limit, same] = pair.limits;
    const key = secretText();
    const hits = await Promise.all(Array.from({ length: 10 }, (_, at) => (at % 2 ? limit : same).hit(key, 4, LONG)));
    expect(hits.filter(Boolean)).toHaveLength(4);
    expect(await limit.hit(secretText(), 1, LONG)).toBe(true);
    const brief = secretText();
    await limit.hit(brief, 1, 1);
    await expect.poll(() => same.hit(brief, 1, 1)).toBe(true);
  });
});
