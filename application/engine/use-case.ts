/** Use cases that are no part of the core: pages that want them load them. */
import type { Observable } from 'rxjs';
import type { Deps } from './deps.js';
import type { Event } from './events.js';

/** A use case. The `result` of its last event that has one is the value of the promise. */
export type UseCase = (deps: Deps) => Observable<Event>;

/** Fetches one. */
export type LoadUseCase = () => Promise<UseCase>;
