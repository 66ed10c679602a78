import type { AppKit } from '../app-kit.js';
import { sharedInstance } from '../instance.js';

/** Throws before `createAppKit`, as AppKit's composable of that name does. */
export function neededComposable(name: string): AppKit {
  const instance = sharedInstance();
  if (!instance) throw new Error(`Please call "createAppKit" before using "${name}" composable`);
  return instance;
}
