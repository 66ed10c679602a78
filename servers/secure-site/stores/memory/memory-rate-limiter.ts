/** Rate limits of one process. */
import type { RateLimiter } from '../../ports/rate-limiter.js';

const SWEEP_AT = 10_000;

export function memoryRateLimiter(now: () => number = Date.now): RateLimiter {
  const counts = new Map<string, { readonly times: readonly number[]; readonly until: number }>();
  let sweepAt = SWEEP_AT;
  return {
    hit: async (key, most, spanMs) => {
      const times = (counts.get(key)?.times ?? []).filter((at) => at > now() - spanMs);
      if (times.length >= most) return false;
      counts.set(key, { times: [...times, now()], until: now() + spanMs });
      if (counts.size >= sweepAt) {
        for (const [each, { until }] of counts) if (until <= now()) counts.delete(each);
        sweepAt = Math.max(SWEEP_AT, counts.size * 2);
      }
      return true;
    },
  };
}
