import type { Failure } from '../../domain/failure/failure.js';

/** The result of an intent. The modal's promises never reject: they resolve to one of these. */
export type Outcome<T = undefined> =
  // `failure` is named here, too, for TypeScript without `strict`, which does not narrow by `ok`.
  | { readonly ok: true; readonly value: T; readonly failure?: undefined }
  | { readonly ok: false; readonly failure: Failure };
