/** Whether wagmi is neither changing connections nor about to. */
import type { Config } from '@wagmi/core';
import { storedBy } from '../stored-by-wagmi.js';

export function isSettled(config: Config): boolean {
  const { status, connections } = config.state;
  if (status === 'connected') return true;
  // The earlier connection is listed until wagmi has tried to reconnect, or dropped it: then `current` still names it.
  return status === 'disconnected' && connections.size === 0 && storedBy(config)?.hasHydrated() !== false;
}
