import type { Platform } from '../../../application/ports/device.js';

/** The machine this page is shown on, as far as wallets have to know. */
export function pagePlatform(): Platform {
  const { userAgent } = navigator;
  const system = /iPhone|iPad|iPod/i.test(userAgent) ? 'ios' : /Android/i.test(userAgent) ? 'android' : undefined;
  return {
    mobile: matchMedia('(pointer: coarse)').matches || system !== undefined || /Mobile/i.test(userAgent),
    injectedProvider: 'ethereum' in globalThis,
    system,
  };
}
