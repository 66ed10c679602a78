import type { FlowStore } from '../../ports/flow-store.js';
import type { RedisCommand } from './redis-command.js';

export interface RedisFlowParts {
  readonly command: RedisCommand;
  readonly prefix: string;
  /** Called with each changed key, whichever process changed it. */
  readonly listeners: Set<(key: string) => void>;
  readonly close: () => Promise<void>;
}

const PUT = `redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
redis.call('PUBLISH', ARGV[3], KEYS[1])`;
const TAKE = `local there = redis.call('GETDEL', KEYS[1])
if there then redis.call('PUBLISH', ARGV[1], KEYS[1]) end
return there`;
const REPLACE = `if redis.call('GET', KEYS[1]) ~= ARGV[1] then return 0 end
redis.call('SET', KEYS[1], ARGV[2], 'KEEPTTL')
redis.call('PUBLISH', ARGV[3], KEYS[1])
return 1`;

export function redisFlowStore({ command, prefix, listeners, close }: RedisFlowParts): FlowStore {
  const channel = `${prefix}changed`;
  const keyOf = (key: string) => `${prefix}flow:${key}`;
  const script = (text: string, key: string, ...values: string[]) =>
    command(['EVAL', text, '1', keyOf(key), ...values, channel]);
  const textOf = (answer: unknown) => (typeof answer === 'string' ? answer : undefined);
  const get = async (key: string) => textOf(await command(['GET', keyOf(key)]));

  return {
    add: async (key, value, lifeMs) => (await command(['SET', keyOf(key), value, 'PX', String(lifeMs), 'NX'])) !== null,
    put: async (key, value, lifeMs) => void (await script(PUT, key, value, String(lifeMs))),
    get,
    take: async (key) => textOf(await script(TAKE, key)),
    replace: async (key, seen, next) => (await script(REPLACE, key, seen, next)) === 1,
    changed: (key, seen, timeoutMs) =>
      new Promise((resolve, reject) => {
        const done = () => {
          clearTimeout(limit);
          listeners.delete(receive);
          resolve();
        };
        const receive = (changed: string) => {
          if (changed === keyOf(key)) done();
        };
        listeners.add(receive);
        const limit = setTimeout(done, timeoutMs).unref();
        const compare = (now: string | undefined) => {
          if (now !== seen) done();
        };
        // Read only now, after subscribing: later changes are noticed.
        get(key).then(compare, (error: unknown) => {
          reject(error);
          done();
        });
      }),
    ready: async () => void (await command(['PING'])),
    close,
  };
}
