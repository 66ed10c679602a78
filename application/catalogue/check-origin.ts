/** Warns developers when the directory does not list the page's origin for their project. Nothing is blocked. */
import { catchError, EMPTY, filter, map, mergeMap, take, timeout } from 'rxjs';
import { BUILT_IN_ORIGINS, isOriginAllowed } from '../../domain/site/origin.js';
import type { Reaction } from '../engine/deps.js';
import type { Event } from '../engine/events.js';
import { CATALOGUE_LIMIT } from './ask-catalogue.js';

/** One request. No answer does not mean that the page is not allowed. */
export const checkOrigin: Reaction = ({ catalogue, device, scheduler }) =>
  catalogue
    ? catalogue.pipe(
        mergeMap((each) => each.origins?.() ?? EMPTY),
        take(1),
        timeout({ each: CATALOGUE_LIMIT, scheduler }),
        filter((allowed) => !isOriginAllowed(device.origin, [...allowed, ...BUILT_IN_ORIGINS])),
        map((): Event => ({ type: 'alert.due', key: 'INVALID_APP_CONFIGURATION' })),
        catchError(() => EMPTY),
      )
    : EMPTY;
