import type { Platform } from '../../../application/ports/device.js';

/** The page's platform, as far as it matters for wallets. */
export function pagePlatform(): Platform {
  const { userAgent } = navigator;
  const system = /iPhone|iPad|iPod/i.test(userAgent) ? 'ios' : /Android/i.test(userAgent) ? 'android' : undefined;
  return {
    mobile: matchMedia('(pointer: coarse)').matches || system !== undefined || /Mobile/i.test(userAgent),
    injectedProvider: 'ethereum' in globalThis,
    system,
  };
}
