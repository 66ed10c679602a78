import type { Failure } from '../../domain/failure/failure.js';

/** How an intent ended. Promises of the modal never reject: exactly one of these comes. */
export type Outcome<T = undefined> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly failure: Failure };
