/** Stores that cannot be reached when the site starts: it keeps trying, and reports which of them does not respond. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openedStores } from './opened-stores.js';
import { memoryStores } from './stores/memory/memory-stores.js';
import type { StoreOpeners, Stores } from './stores/stores.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const away = () => Promise.reject(new Error('away'));

function fixture() {
  const made = memoryStores();
  const [opened, received]: [Stores[], string[]] = [[], []];
  const outages = {
    failed: (part: string, error: unknown) => received.push(`${part}: ${String(error)}`),
    well: (part: string) => received.push(`${part}: well`),
  };
  const { sealer } = made;
  const both: StoreOpeners = {
    ...{ sealer, accounts: () => Promise.resolve(made.accounts), flows: () => Promise.resolve(made) },
  };
  const start = (openers: Partial<StoreOpeners>) =>
    openedStores({ ...both, ...openers }, (found) => opened.push(found), outages);
  return { ...{ made, opened, received, start } };
}

it('opens them once they answer, and closes them with the site', async () => {
  const { made, opened, received, start } = fixture();
  const close = vi.spyOn(made.accounts, 'close');
  let tries = 0;
  const stores = start({
    accounts: () => {
      tries += 1;
      return tries < 3 ? away() : Promise.resolve(made.accounts);
    },
  });
  await vi.advanceTimersByTimeAsync(0);
  await expect(stores.checks.database?.()).rejects.toMatchObject({ status: 503, cause: new Error('away') });
  expect(opened).toEqual([]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect([tries, opened]).toEqual([3, [made]]);
  expect(received).toEqual(['database: Error: away', 'flows: well', 'database: Error: away', 'database: well']);
  await stores.checks.database?.();
  await stores.close();
  expect(close).toHaveBeenCalledOnce();
});

it('says of each by itself whether it answers', async () => {
  const { start } = fixture();
  const [noDatabase, noRedis] = [start({ accounts: away }), start({ flows: away })];
  await vi.advanceTimersByTimeAsync(0);
  await noDatabase.checks.flows?.();
  await noRedis.checks.database?.();
  for (const check of [noDatabase.checks.database, noRedis.checks.flows]) await expect(check?.()).rejects.toThrow();
  await Promise.all([noDatabase.close(), noRedis.close()]);
});

it('reports a store that opens by itself, until it answers', async () => {
  const { made, opened, received, start } = fixture();
  let ready = away as () => Promise<void>;
  const flows = { ...made.flows, ready: () => ready() };
  const stores = start({ flows: () => Promise.resolve({ ...made, flows }) });
  await vi.advanceTimersByTimeAsync(1_000);
  ready = () => Promise.resolve();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(opened).toEqual([{ ...made, flows }]);
  expect(received).toEqual(['database: well', 'flows: Error: away', 'flows: Error: away', 'flows: well']);
  await stores.close();
});

it('stops trying once the site has stopped', async () => {
  const { made, opened, start } = fixture();
  let tries = 0;
  const closed = vi.spyOn(made.accounts, 'close');
  const late = new Promise<void>((resolve) => setTimeout(resolve, 5_000));
  const stores = start({
    accounts: () => late.then(() => made.accounts),
    flows: () => {
      tries += 1;
      return away();
    },
  });
  await vi.advanceTimersByTimeAsync(1_000);
  await stores.close();
  const before = tries;
  await vi.advanceTimersByTimeAsync(10_000);
  expect([before, tries, opened]).toEqual([2, 2, []]);
  // Opened only after the site was closed.
  expect(closed).toHaveBeenCalledOnce();
});
