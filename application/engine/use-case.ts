/** Use cases that are no part of the core: pages that want them load them. */
import type { Observable } from 'rxjs';
import type { Deps } from './deps.js';
import type { Event } from './events.js';

/** What it tells last by an event with `told` is what comes of it. */
export type UseCase = (deps: Deps) => Observable<Event>;

/** Fetches one. */
export type LoadUseCase = () => Promise<UseCase>;
