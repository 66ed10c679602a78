import { defer, NEVER, of, Subject, throwError } from 'rxjs';
import { describe, expect, it } from 'vitest';
import * as alerts from '../../domain/site/alert.js';
import type { Deps } from '../engine/deps.js';
import type { Event } from '../engine/events.js';
import { raiseAlerts } from './raise-alerts.js';

function emitted(words: Deps['parts']['alerts'], ...events: readonly Event[]) {
  const lines: { readonly level: string; readonly message: string }[] = [];
  const log: Deps['device']['log'] = (level, message) => void lines.push({ level, message });
  const events$ = new Subject<Event>();
  const out: Event[] = [];
  raiseAlerts({ events$, device: { log, origin: '' }, parts: { alerts: words } as Deps['parts'] }).subscribe(
    (event) => {
      out.push(event);
      events$.next(event);
    },
  );
  for (const event of events) events$.next(event);
  return { out, logged: lines };
}

const DUE: Event = { type: 'alert.due', key: 'PROJECT_ID_NOT_CONFIGURED' };

describe('alerts for developers', () => {
  it('are shown with their texts, and written to the console once', () => {
    const { out, logged } = emitted(of(alerts), DUE);
    const alert = alerts.alertOf('PROJECT_ID_NOT_CONFIGURED');
    expect(out).toEqual([{ type: 'alert.raised', alert }]);
    expect(logged).toMatchObject([{ level: 'error', message: alert.long }]);
  });

  it('are named on the console if their texts cannot be loaded, and the next one is shown anyway', () => {
    let asked = 0;
    const words = defer(() => (asked++ === 0 ? throwError(() => new Error('offline')) : of(alerts)));
    const { out, logged } = emitted(words, DUE, DUE);
    expect(logged[0]?.message).toBe('PROJECT_ID_NOT_CONFIGURED');
    expect(out.map(({ type }) => type)).toEqual(['alert.raised']);
  });

  it('load nothing while there are none', () => {
    expect(emitted(NEVER, { type: 'core.started', connectors: [] }).out).toEqual([]);
  });
});
