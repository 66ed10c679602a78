/** Waits for a state of the modal. */
import type { State } from '../../../application/engine/state.js';
import type { Modal } from '../../../application/modal/modal.js';

/**
 * The first value that `read` returns for the state. Undefined after the limit, in milliseconds, or if the modal is destroyed.
 * Rejects with what `read` throws.
 */
export function until<T>(modal: Modal, read: (state: State) => T | undefined, limit?: number): Promise<T | undefined> {
  return new Promise((resolve, reject) => {
    let over = false;
    let subscription: { unsubscribe(): void } | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = (settle: () => void) => {
      if (over) return;
      over = true;
      clearTimeout(timer);
      subscription?.unsubscribe();
      settle();
    };
    if (limit !== undefined) timer = setTimeout(() => end(() => resolve(undefined)), limit);
    subscription = modal.state$.subscribe({
      next: (state) => {
        if (over) return;
        try {
          const value = read(state);
          if (value !== undefined) end(() => resolve(value));
        } catch (error) {
          end(() => reject(error));
        }
      },
      complete: () => end(() => resolve(undefined)),
    });
    // The first state may already have settled it.
    if (over) subscription.unsubscribe();
  });
}
