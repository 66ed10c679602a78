import type { Outcome } from 'porthole';
import type { Runner } from 'porthole/flow';
// Brings the types of the flow, and none of its code.
import type {} from './flow.js';

/** Asks for a line of the guest book. Yields the wallet's signature; what comes of it stands in `state.guestBook` too. */
export function signGuestBook(modal: Runner, line: string): Promise<Outcome<string>> {
  return modal.run({ type: 'sign-guest-book', line });
}
