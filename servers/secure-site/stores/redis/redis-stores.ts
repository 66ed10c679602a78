/** Flows and limits in Redis, shared by all processes of the site. Redis's own clock decides what is over. */
import { createClient } from 'redis';
import type { FlowStore } from '../../ports/flow-store.js';
import type { RateLimiter } from '../../ports/rate-limiter.js';
import { StoreUnavailable } from '../../ports/store-unavailable.js';
import type { RedisCommand } from './redis-command.js';
import { redisFlowStore } from './redis-flow-store.js';
import { redisRateLimiter } from './redis-rate-limiter.js';

export interface RedisOptions {
  readonly url: string;
  /** Of every key. Default `secure-site:`. */
  readonly prefix?: string;
  /** What an answer may take. Default 3 s. */
  readonly limitMs?: number;
}

/** Resolves at once: what is asked before Redis answers rejects, and works as soon as it does. */
export async function redisStores(
  options: RedisOptions,
): Promise<{ readonly flows: FlowStore; readonly limits: RateLimiter }> {
  const { url, prefix = 'secure-site:', limitMs = 3_000 } = options;
  const [client, subscriber] = [clientOf(url, limitMs), clientOf(url, limitMs)];
  const command: RedisCommand = async (words) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('Redis does not answer')), limitMs);
    });
    try {
      return await Promise.race([client.sendCommand([...words]), late]);
    } catch (error) {
      throw new StoreUnavailable(error);
    } finally {
      clearTimeout(timer);
    }
  };
  const heard = new Set<(key: string) => void>();
  const hear = (key: string) => {
    for (const each of heard) each(key);
  };
  // Both go on trying by themselves.
  await Promise.race([
    Promise.all([client.connect(), subscriber.connect().then(() => subscriber.subscribe(`${prefix}changed`, hear))]),
    new Promise((resolve) => setTimeout(resolve, limitMs).unref()),
  ]).catch(() => undefined);
  return {
    flows: redisFlowStore({
      ...{ command, prefix, heard },
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
    // What cannot be asked now is told at once, not asked later.
    disableOfflineQueue: true,
    socket: { connectTimeout, reconnectStrategy: (tries) => Math.min(50 * 2 ** tries, 1_000) },
  });
  // Told by what is asked of it.
  client.on('error', () => undefined);
  return client;
};
