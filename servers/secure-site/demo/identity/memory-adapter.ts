/** Where the trial's OpenID providers keep their logins: in memory, until they expire. */
import type { Adapter, AdapterPayload } from 'oidc-provider';

interface Kept {
  readonly payload: AdapterPayload;
  readonly until: number;
}

/** One per provider; it creates a store for each kind of data. */
export function memoryAdapters(): (kind: string) => Adapter {
  const kept = new Map<string, Kept>();
  return (kind) => {
    const find = (id: string): AdapterPayload | undefined => {
      const found = kept.get(`${kind} ${id}`);
      if (!found) return undefined;
      if (Date.now() < found.until) return found.payload;
      kept.delete(`${kind} ${id}`);
      return undefined;
    };
    const findBy = (name: 'uid' | 'userCode', value: string) =>
      Promise.resolve(
        [...kept].find(([key, { payload }]) => key.startsWith(`${kind} `) && payload[name] === value)?.[1].payload,
      );
    return {
      upsert(id, payload, expiresIn) {
        const until = expiresIn ? Date.now() + expiresIn * 1000 : Number.POSITIVE_INFINITY;
        kept.set(`${kind} ${id}`, { payload, until });
        return Promise.resolve();
      },
      find: (id) => Promise.resolve(find(id)),
      findByUid: (uid) => findBy('uid', uid),
      findByUserCode: (code) => findBy('userCode', code),
      consume(id) {
        const payload = find(id);
        if (payload) payload.consumed = Math.floor(Date.now() / 1000);
        return Promise.resolve();
      },
      destroy: (id) => Promise.resolve(void kept.delete(`${kind} ${id}`)),
      revokeByGrantId(grantId) {
        for (const [key, { payload }] of kept) if (payload.grantId === grantId) kept.delete(key);
        return Promise.resolve();
      },
    };
  };
}
