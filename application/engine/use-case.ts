/** Use cases that are no part of the core: pages that want them load them. */
import type { Observable } from 'rxjs';
import type { Deps } from './deps.js';
import type { Event } from './events.js';

/** Its last event with `result` says what its promise yields. */
export type UseCase = (deps: Deps) => Observable<Event>;

/** Fetches one. */
export type LoadUseCase = () => Promise<UseCase>;
