/** Whether wagmi is neither changing connections nor about to. */
import type { Config } from '@wagmi/core';
import { storedBy } from '../stored-by-wagmi.js';

export function isSettled(config: Config): boolean {
  const { status, current } = config.state;
  if (status === 'connected') return true;
  // The earlier connection is still listed until wagmi has tried to reconnect.
  return status === 'disconnected' && current === null && storedBy(config)?.hasHydrated() !== false;
}
