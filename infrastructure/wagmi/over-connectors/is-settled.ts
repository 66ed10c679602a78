/** Whether wagmi is doing nothing about connections, and is not about to. */
import type { Config } from '@wagmi/core';
import { storedBy } from '../stored-by-wagmi.js';

export function isSettled(config: Config): boolean {
  const { status, current } = config.state;
  if (status === 'connected') return true;
  // What was connected before is still named until wagmi has tried to reconnect.
  return status === 'disconnected' && current === null && storedBy(config)?.hasHydrated() !== false;
}
