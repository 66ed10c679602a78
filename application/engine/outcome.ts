import type { Failure } from '../../domain/failure/failure.js';

/** The result of an intent. The modal's promises never reject: they resolve to one of these. */
export type Outcome<T = undefined> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly failure: Failure };
