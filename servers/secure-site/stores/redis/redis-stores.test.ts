/** A Redis that cannot be used: its commands reject with the reason that the connection had, which the log shows to the operator. */
import { afterAll, expect, it } from 'vitest';
import { reasonOf } from '../../watch/reason-of.js';
import { localRedis } from '../test-servers/local-redis.js';
import { withServer } from '../test-servers/with-server.js';
import { redisStores } from './redis-stores.js';

const redis = await withServer('Redis', localRedis);
afterAll(() => redis?.stop());

const withUser = (): string => (redis?.url ?? '').replace('://', '://site:secret@');

const unusable: readonly (readonly [which: string, url: () => string, why: RegExp])[] = [
  ['is not there', () => 'redis://127.0.0.1:1', /^connect ECONNREFUSED 127\.0\.0\.1:1$/],
  ...(redis ? [['refuses the password', withUser, /^WRONGPASS /] as const] : []),
];

it.each(unusable)('that %s', async (_, url, why) => {
  const { flows } = await redisStores({ url: url(), limitMs: 30_000 });
  try {
    const error = await flows.ready().catch((reason: unknown) => reason);
    expect(error).toMatchObject({ name: 'StoreUnavailable', status: 503 });
    expect(reasonOf(error)).toMatch(why);
    expect(reasonOf(error)).not.toContain('secret');
  } finally {
    await flows.close();
  }
});
