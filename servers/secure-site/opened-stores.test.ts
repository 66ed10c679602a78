/** Stores that cannot be reached when the site starts: it keeps trying, and is not ready meanwhile. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openedStores } from './opened-stores.js';
import { memoryStores } from './stores/memory/memory-stores.js';
import type { Stores } from './stores/stores.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('opens them once they answer, and closes them with the site', async () => {
  const made = memoryStores();
  const close = vi.spyOn(made.accounts, 'close');
  let [tries, failures] = [0, 0];
  const opened: Stores[] = [];
  const open = () => {
    tries += 1;
    return tries < 3 ? Promise.reject(new Error('away')) : Promise.resolve(made);
  };
  const stores = openedStores(
    open,
    (found) => opened.push(found),
    () => {
      failures += 1;
    },
  );
  await vi.advanceTimersByTimeAsync(0);
  await expect(stores.checks.database?.()).rejects.toMatchObject({ status: 503, cause: new Error('away') });
  await vi.advanceTimersByTimeAsync(2_000);
  expect([tries, failures, opened]).toEqual([3, 2, [made]]);
  await stores.checks.database?.();
  await stores.close();
  expect(close).toHaveBeenCalledOnce();
});

it('reports a store that opens by itself, and does not answer yet', async () => {
  const made = memoryStores();
  const away = { ...made, flows: { ...made.flows, ready: () => Promise.reject(new Error('away')) } };
  const [opened, failures]: [Stores[], unknown[]] = [[], []];
  const stores = openedStores(
    () => Promise.resolve(away),
    (found) => opened.push(found),
    (error) => failures.push(error),
  );
  await vi.advanceTimersByTimeAsync(5_000);
  expect([opened, failures]).toEqual([[away], [new Error('away')]]);
  await stores.close();
});

it('stops trying once the site has stopped', async () => {
  let tries = 0;
  const stores = openedStores(
    () => {
      tries += 1;
      return Promise.reject(new Error('away'));
    },
    () => undefined,
    () => undefined,
  );
  await vi.advanceTimersByTimeAsync(1_000);
  await stores.close();
  const before = tries;
  await vi.advanceTimersByTimeAsync(10_000);
  expect([before, tries]).toEqual([2, 2]);
});
