/** The embedded wallet, loaded on first use. */
import { mergeMap, type Observable, throwError } from 'rxjs';
import { Failure } from '../../domain/failure/failure.js';
import type { Deps } from '../engine/deps.js';
import type { EmbeddedConnector } from '../ports/embedded.js';

export type Embedded = EmbeddedConnector;

/** Fails with `connector-not-found` if the host configured none. */
export function withEmbedded<T>(deps: Deps, use: (embedded: Embedded) => Observable<T>): Observable<T> {
  return (
    deps.embedded?.pipe(mergeMap(use)) ??
    throwError(() => new Failure('connector-not-found', 'Unable to load email login dependency'))
  );
}
