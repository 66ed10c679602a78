import type { AppKit } from '../app-kit.js';
import { neededComposable } from './needed-composable.js';

/** Opens and closes the modal. */
export function useAppKit(): Pick<AppKit, 'open' | 'close'> {
  const instance = neededComposable('useAppKit');
  return { open: (options) => instance.open(options), close: (force) => instance.close(force) };
}
