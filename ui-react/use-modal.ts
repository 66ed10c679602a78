import { useCallback, useContext, useRef, useSyncExternalStore } from 'react';
import type { State } from '../application/engine/state.js';
import type { Modal } from '../application/modal/modal.js';
import { missing } from './missing-modal.js';
import { ModalContext } from './modal-context.js';

/** The modal, to send intents to. Never causes a re-render. */
export function useModal(): Modal;
/** A value that `selector` derives from the modal's state. Re-renders when the value changes. */
export function useModal<T>(selector: (state: State) => T): T;
export function useModal<T>(selector?: (state: State) => T): T | Modal {
  const modal = useContext(ModalContext);
  if (!modal?.getState) missing();
  // One state and one selector give one value, even if the selector returns a new object each time.
  const kept = useRef<{ state: State; selector: unknown; value: T | Modal }>(undefined);
  const read = (state: State): T | Modal => {
    if (kept.current?.state !== state || kept.current.selector !== selector) {
      kept.current = { state, selector, value: selector ? selector(state) : modal };
    }
    return kept.current.value;
  };
  const subscribe = useCallback(
    (notify: () => void) => {
      const subscription = modal.state$.subscribe(notify);
      return () => subscription.unsubscribe();
    },
    [modal],
  );
  return useSyncExternalStore(
    subscribe,
    () => read(modal.getState()),
    // For server rendering and hydration: nothing connected, regardless of what storage holds.
    () => read(modal.getServerState()),
  );
}
