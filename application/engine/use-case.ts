/** Use cases that are not part of the core, for pages that load them themselves. */
import type { Observable } from 'rxjs';
import type { Deps } from './deps.js';
import type { Event } from './events.js';

/** A use case. The promise resolves to the `result` of its last event with one. */
export type UseCase = (deps: Deps) => Observable<Event>;

/** Loads a use case. */
export type LoadUseCase = () => Promise<UseCase>;
