import { randomUUID } from 'node:crypto';
import type { RateLimiter } from '../../ports/rate-limiter.js';
import type { RedisCommand } from './redis-command.js';

/** The times of allowed attempts in a sorted set; by Redis's clock, so that the clocks of the processes do not matter. */
const HIT = `local now = redis.call('TIME')
local at = now[1] * 1000 + math.floor(now[2] / 1000)
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', at - ARGV[2])
if redis.call('ZCARD', KEYS[1]) >= tonumber(ARGV[1]) then return 0 end
redis.call('ZADD', KEYS[1], at, ARGV[3])
redis.call('PEXPIRE', KEYS[1], ARGV[2])
return 1`;

export function redisRateLimiter(command: RedisCommand, prefix: string): RateLimiter {
  return {
    hit: async (key, most, spanMs) =>
      (await command(['EVAL', HIT, '1', `${prefix}limit:${key}`, String(most), String(spanMs), randomUUID()])) === 1,
  };
}
