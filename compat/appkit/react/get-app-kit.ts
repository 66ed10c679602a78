import type { AppKit } from '../app-kit.js';
import { keepInstance } from '../instance.js';

/** Has the hooks use this instance; the one that `createAppKit` made is used anyway. */
export function getAppKit(instance: AppKit | undefined): void {
  if (instance) keepInstance(instance);
}
