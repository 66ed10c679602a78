/** Posts events, one per request. */
import { catchError, defer, EMPTY, from, map, mergeMap, of, Subject, take, takeUntil } from 'rxjs';
import { accountOf } from '../../../application/connect/selectors.js';
import type { HandleContext } from '../../../application/ports/handle.js';
import { toFailure } from '../../../domain/failure/to-failure.js';
import { readProperty } from '../../../domain/value/read-property.js';
import { get, post } from '../../http/get.js';
import { parsed } from '../../http/parsed.js';
import { serviceUrl } from '../../http/service-url.js';
import type { Analytics, Transition } from './analytics.js';
import type { HttpAnalyticsOptions } from './options.js';
import { recordsOf } from './records-of.js';
import type { Tracked } from './tracked.js';

/** Answers to events are not read, and the settings are short. */
const MOST_BYTES = 10_000;
/** Concurrent requests, and events that wait for consent; beyond that, the oldest are dropped. */
const AT_ONCE = 4;
const MOST_WAITING = 200;

interface Note extends Tracked {
  readonly address: string | undefined;
  readonly timestamp: number;
}

export function analyticsClient(options: HttpAnalyticsOptions, context: HandleContext): Analytics {
  const { scheduler, device, projectId, emit, destroyed$ = EMPTY } = context;
  const notes$ = new Subject<Note>();
  const waiting: Note[] = [];
  let may: boolean | undefined;
  let refused = false;

  const at = (url: string, path: string) => {
    const { query } = options;
    return serviceUrl({ url, query, projectId: options.projectId ?? projectId }, path);
  };

  /** No request before the visitor consents. */
  const agreed$ = defer(async () => (options.consent ? (await options.consent()) === true : true));
  const wanted$ = defer(() => {
    const { settingsUrl } = options;
    if (settingsUrl === undefined) return of(true);
    return get(at(settingsUrl, 'getAnalyticsConfig'), { scheduler, mostBytes: MOST_BYTES }).pipe(
      map(({ body }) => readProperty(parsed(body), 'isAnalyticsEnabled') === true),
    );
  });

  const send = ({ address, timestamp, ...tracked }: Note) =>
    defer(() => {
      const { origin = '', pathname = '', hostname = '' } = globalThis.location ?? {};
      const body = {
        eventId: crypto.randomUUID(),
        // Without query parameters, which may contain secrets.
        url: `${origin}${pathname}`,
        domain: hostname,
        timestamp,
        props: { ...tracked, ...(address !== undefined && { address }) },
      };
      return post(at(options.url, 'e'), JSON.stringify(body), { scheduler, mostBytes: MOST_BYTES });
    }).pipe(
      map(() => {
        refused = false;
      }),
      catchError((error: unknown) => {
        const forbidden = toFailure(error).data.status === 403;
        // Once, until an event is accepted again.
        if (forbidden && !refused) emit?.({ type: 'alert.due', key: 'INVALID_APP_CONFIGURATION' });
        refused ||= forbidden;
        return EMPTY;
      }),
    );

  notes$.pipe(mergeMap(send, AT_ONCE), takeUntil(destroyed$)).subscribe();
  agreed$
    .pipe(
      mergeMap((yes) => (yes ? wanted$ : of(false))),
      catchError(() => of(false)),
      take(1),
      takeUntil(destroyed$),
    )
    .subscribe((yes) => {
      may = yes;
      const kept = waiting.splice(0);
      if (yes) from(kept).subscribe((note) => notes$.next(note));
    });

  const note = (transition: Transition): readonly Note[] => {
    const { state } = transition;
    if (!state.config.features.analytics) return [];
    const address = (accountOf(state) ?? accountOf(transition.before))?.address;
    return recordsOf(transition, device.platform.mobile).map((tracked) => ({
      ...{ ...tracked, address, timestamp: Date.now() },
    }));
  };

  return {
    track(transition) {
      if (may === false) return;
      for (const each of note(transition)) {
        if (may) notes$.next(each);
        else waiting.push(each);
      }
      waiting.splice(0, waiting.length - MOST_WAITING);
    },
  };
}
