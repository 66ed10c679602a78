import type { Outcome } from 'porthole';
import type { Runner } from 'porthole/flow';
// Imports only the types of the flow.
import type {} from './flow.js';

/** Signs an entry of the guest book. Resolves to the signature; the result is also in `state.guestBook`. */
export function signGuestBook(modal: Runner, line: string): Promise<Outcome<string>> {
  return modal.run({ type: 'sign-guest-book', line });
}
