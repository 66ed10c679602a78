/** Flows and limits in Redis, shared by all processes of the site. Redis's own clock decides what has expired. */
import { createClient } from 'redis';
import type { FlowStore } from '../../ports/flow-store.js';
import type { RateLimiter } from '../../ports/rate-limiter.js';
import { StoreUnavailable } from '../../ports/store-unavailable.js';
import type { RedisCommand } from './redis-command.js';
import { redisFlowStore } from './redis-flow-store.js';
import { redisRateLimiter } from './redis-rate-limiter.js';

export interface RedisOptions {
  readonly url: string;
  /** The prefix of every key. Default `secure-site:`. */
  readonly prefix?: string;
  /** The time limit for an answer. Default 3 s. */
  readonly limitMs?: number;
}

/** Resolves when Redis answers, or at its first error: commands reject until it answers, and then work. */
export async function redisStores(
  options: RedisOptions,
): Promise<{ readonly flows: FlowStore; readonly limits: RateLimiter }> {
  const { url, prefix = 'secure-site:', limitMs = 3_000 } = options;
  const [client, subscriber] = [clientOf(url, limitMs), clientOf(url, limitMs)];
  // A command only reports that there is no connection; the connection has the reason.
  let lastError: unknown;
  const failed = new Promise<void>((resolve) => {
    client.on('error', (error: unknown) => {
      lastError = error;
      resolve();
    });
  });
  const command: RedisCommand = async (words) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('Redis does not answer')), limitMs);
    });
    try {
      return await Promise.race([client.sendCommand([...words]), late]);
    } catch (error) {
      throw new StoreUnavailable(client.isReady ? error : (lastError ?? error));
    } finally {
      clearTimeout(timer);
    }
  };
  const listeners = new Set<(key: string) => void>();
  const receive = (key: string) => {
    for (const each of listeners) each(key);
  };
  // Both clients reconnect by themselves.
  await Promise.race([
    Promise.all([client.connect(), subscriber.connect().then(() => subscriber.subscribe(`${prefix}changed`, receive))]),
    failed,
    new Promise((resolve) => setTimeout(resolve, limitMs).unref()),
  ]).catch(() => undefined);
  return {
    flows: redisFlowStore({
      ...{ command, prefix, listeners },
      close: () => {
        subscriber.destroy();
        client.destroy();
        return Promise.resolve();
      },
    }),
    limits: redisRateLimiter(command, prefix),
  };
}

const clientOf = (url: string, connectTimeout: number) => {
  const client = createClient({
    url,
    // Commands that cannot be sent now reject, and are not queued.
    disableOfflineQueue: true,
    socket: { connectTimeout, reconnectStrategy: (tries) => Math.min(50 * 2 ** tries, 1_000) },
  });
  // Reported by the commands themselves.
  client.on('error', () => undefined);
  return client;
};
