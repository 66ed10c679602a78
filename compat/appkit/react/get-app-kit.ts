import type { AppKit } from '../app-kit.js';
import { keepInstance } from '../instance.js';

/** Makes the hooks use this instance. Not needed for the instance that `createAppKit` returned. */
export function getAppKit(instance: AppKit | undefined): void {
  if (instance) keepInstance(instance);
}
