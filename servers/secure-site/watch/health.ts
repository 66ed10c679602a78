/** Whether the dependencies of the site answer in time. */
import type { Outages } from './outages.js';

export type Checks = Readonly<Record<string, () => Promise<unknown>>>;

export interface Health {
  readonly ready: boolean;
  /** By name: `ok`, or `failed`; the reason is in the log. */
  readonly parts: Readonly<Record<string, 'ok' | 'failed'>>;
}

const LIMIT_MS = 2_000;

/**
 * `needed`: without one of these it is not ready; `watched`: optional ones. `outages` gets each result. One check at a time:
 * simultaneous requests get the same result.
 */
export function healthOf(
  { needed, watched = {} }: { readonly needed: Checks; readonly watched?: Checks },
  outages: Outages,
  limitMs = LIMIT_MS,
): () => Promise<Health> {
  let underWay: Promise<Health> | undefined;
  const look = async (): Promise<Health> => {
    const parts = await Promise.all(
      Object.entries({ ...needed, ...watched }).map(async ([part, check]) => {
        try {
          await within(limitMs, check());
          outages.well(part);
          return [part, 'ok'] as const;
        } catch (error) {
          outages.failed(part, error);
          return [part, 'failed'] as const;
        }
      }),
    );
    const ready = parts.every(([part, state]) => state === 'ok' || !Object.hasOwn(needed, part));
    return { ready, parts: Object.fromEntries(parts) };
  };
  return () => {
    underWay ??= look().finally(() => {
      underWay = undefined;
    });
    return underWay;
  };
}

async function within(limitMs: number, work: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('No answer in time')), limitMs);
  });
  try {
    await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}
