/** The site's whole state in this process. */
import { keySealer, newSealingKey } from '../../sealing/key-sealer.js';
import type { Stores } from '../stores.js';
import { memoryAccountStore } from './memory-account-store.js';
import { memoryFlowStore } from './memory-flow-store.js';
import { memoryRateLimiter } from './memory-rate-limiter.js';

export function memoryStores(now: () => number = Date.now): Stores {
  const keys = [newSealingKey()];
  return {
    accounts: memoryAccountStore(now),
    flows: memoryFlowStore(now),
    limits: memoryRateLimiter(now),
    sealer: keySealer(() => keys),
  };
}
