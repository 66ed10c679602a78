import type { State } from '../../../application/engine/state.js';
import type { Modal } from '../../../application/modal/modal.js';

/** The first state, from the current one on, that fulfils the condition. Rejects once the modal is destroyed. */
export function untilState(modal: Modal, isWanted: (state: State) => boolean): Promise<State> {
  return new Promise((resolve, reject) => {
    let found = false;
    const following = modal.state$.subscribe({
      next: (state) => {
        if (found || !isWanted(state)) return;
        found = true;
        resolve(state);
        queueMicrotask(() => following.unsubscribe());
      },
      complete: () => reject(new Error('Modal closed')),
    });
  });
}
