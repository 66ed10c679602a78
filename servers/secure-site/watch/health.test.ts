/** Readiness: all checks run at once, with a limit, and the mail server is checked rarely. */
import { expect, it } from 'vitest';
import { cachedCheck } from './cached-check.js';
import { healthOf } from './health.js';

const UNHEARD = { failed: () => undefined, well: () => undefined };
const never = () => new Promise<never>(() => undefined);

it('waits for no check longer than the limit, and names those that failed', async () => {
  const [failed, well]: [string[], string[]] = [[], []];
  const outages = { failed: (part: string) => failed.push(part), well: (part: string) => well.push(part) };
  const needed = { database: () => Promise.resolve(), flows: never, cache: () => Promise.reject(new Error('no')) };
  const health = healthOf({ needed }, outages, 5);
  expect(await health()).toEqual({ ready: false, parts: { database: 'ok', flows: 'failed', cache: 'failed' } });
  expect(failed.sort()).toEqual(['cache', 'flows']);
  expect(well).toEqual(['database']);
});

it('is ready without optional parts, and reports that they are down', async () => {
  const away = () => Promise.reject(new Error('no'));
  const needed = { database: () => Promise.resolve() };
  const health = healthOf({ needed, watched: { mail: away } }, UNHEARD);
  expect(await health()).toEqual({ ready: true, parts: { database: 'ok', mail: 'failed' } });
});

it('checks once for simultaneous requests, and again for the next', async () => {
  let looks = 0;
  const count = () => {
    looks += 1;
    return Promise.resolve();
  };
  const health = healthOf({ needed: { database: count } }, UNHEARD);
  await Promise.all([health(), health(), health()]);
  expect(looks).toBe(1);
  await health();
  expect(looks).toBe(2);
});

it('checks some servers only once in a while', async () => {
  let [now, looks] = [0, 0];
  const check = cachedCheck(
    () => {
      looks += 1;
      return looks === 1 ? Promise.reject(new Error('away')) : Promise.resolve();
    },
    30_000,
    () => now,
  );
  await expect(check()).rejects.toThrow('away');
  now = 29_999;
  await expect(check()).rejects.toThrow('away');
  expect(looks).toBe(1);
  now = 30_000;
  await check();
  expect(looks).toBe(2);
});
