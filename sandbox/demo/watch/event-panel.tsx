import { memo, useSyncExternalStore } from 'react';
import { useText } from '../words/page-text.js';
import { describeEvent } from './describe-event.js';
import type { EventLog, LoggedEvent } from './event-log.js';

/** All events, newest first. */
export function EventPanel({ log }: { readonly log: EventLog }) {
  const text = useText();
  const entries = useSyncExternalStore(log.subscribe, log.entries);
  return (
    <section className="panel" aria-labelledby="events">
      <h2 id="events">
        {text.events} <small>{entries[0]?.number ?? 0}</small>
      </h2>
      <button type="button" className="bare" onClick={log.clear} disabled={entries.length === 0}>
        {text.clear}
      </button>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard */}
      <div className="panel-body" tabIndex={0}>
        {entries.length === 0 && <p className="nothing">{text.noEvents}</p>}
        <ol className="events" lang="en" dir="ltr" reversed>
          {entries.map((entry) => (
            <EventRow key={entry.number} entry={entry} />
          ))}
        </ol>
      </div>
    </section>
  );
}

const EventRow = memo(function EventRow({ entry: { at, event } }: { readonly entry: LoggedEvent }) {
  const time = new Date(at).toISOString();
  return (
    <li data-bad={'failure' in event}>
      <time dateTime={time}>{localTime(at)}</time>
      <b>{event.type}</b>
      <span>{describeEvent(event)}</span>
    </li>
  );
});

/** Such as 14:03:07.412. */
function localTime(at: number): string {
  const time = new Date(at);
  const two = (value: number) => String(value).padStart(2, '0');
  const parts = [time.getHours(), time.getMinutes(), time.getSeconds()].map(two).join(':');
  return `${parts}.${String(time.getMilliseconds()).padStart(3, '0')}`;
}
