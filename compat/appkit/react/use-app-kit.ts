import type { AppKit, OpenOptions } from '../app-kit.js';
import { useNeededInstance } from './use-modal-state.js';

interface Doors {
  /** Shows the modal; resolves once it is shown. */
  open: (options?: OpenOptions) => Promise<void>;
  /** Hides the modal. */
  close: () => Promise<void>;
}

const doors = new WeakMap<AppKit, Doors>();

/** Functions that open and close the modal. Their identity is stable. */
export function useAppKit(): Doors {
  const instance = useNeededInstance('useAppKit');
  const known = doors.get(instance) ?? {
    open: (options?: OpenOptions) => instance.open(options),
    close: () => instance.close(),
  };
  doors.set(instance, known);
  return known;
}
