/** Copies the current pairing to the clipboard. */
import { defer, EMPTY, type Observable } from 'rxjs';
import type { Deps } from '../../engine/deps.js';
import type { Event } from '../../engine/events.js';
import { copyLink } from './copy-link.js';

export const copyPairing = (deps: Deps) => (): Observable<Event> =>
  defer(() => {
    const { pairing } = deps.state().connect.attempt ?? {};
    return pairing ? copyLink(deps)({ link: pairing.uri }) : EMPTY;
  });
