import type { Modal } from 'porthole';
import { EMPTY } from 'rxjs';
// Brings the types of the flow, and none of its code.
import type {} from './flow.js';

/** Asks for a line of the guest book; what comes of it stands in `state.guestBook`. */
export function signGuestBook(modal: Pick<Modal, 'run'>, line: string): void {
  void modal.run(() =>
    Promise.resolve((deps) => {
      deps.ask({ type: 'sign-guest-book', line });
      return EMPTY;
    }),
  );
}
