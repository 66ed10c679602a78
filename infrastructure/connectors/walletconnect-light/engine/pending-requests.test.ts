import { afterEach, expect, it, vi } from 'vitest';
import { pendingRequests } from './pending-requests.js';

afterEach(() => vi.useRealTimers());

it.each([[Number.POSITIVE_INFINITY], [3_000_000]])(
  'a request with a limit of %s seconds expires after a week',
  async (seconds) => {
    vi.useFakeTimers();
    const ends: unknown[] = [];
    pendingRequests()
      .add('topic', 1, seconds)
      .catch((error) => ends.push(error));
    await vi.advanceTimersByTimeAsync(604_799_000);
    expect(ends).toEqual([]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(ends).toMatchObject([{ code: 8000 }]);
  },
);
