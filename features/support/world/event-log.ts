/** The session's events in a scenario, page by page, in terms that do not depend on whether the modal or wagmi stores the session. */
import { from, Subscription } from 'rxjs';
import type { Event } from '../../../application/engine/events.js';
import type { Modal } from '../../../application/modal/modal.js';

/** The marker of such a log in a report. */
export const EVENT_LOG_TYPE = 'text/x-porthole-events';

const OF_THE_SESSION = /^(connection|accounts|account|network|disconnect)\.|^modal\.(opened|closed)$/;
/**
 * The fields of an event that say what happened. Without `connectorId`, which depends on who stores the session, and
 * `at`, the time.
 */
const TOLD = [
  'namespace',
  'walletId',
  'address',
  'networkId',
  'outcome',
  'reason',
  'restoring',
  'restored',
  'following',
];

export class EventLog {
  readonly #lines: string[] = [];
  #following = new Subscription();

  /** A page has been loaded. */
  follow(modal: Modal): void {
    this.#following.unsubscribe();
    this.#lines.push('page loaded');
    this.#following = from(modal.events$).subscribe((event) => {
      if (OF_THE_SESSION.test(event.type)) this.#lines.push(lineOf(event));
    });
  }

  lines(): readonly string[] {
    return this.#lines;
  }
}

function lineOf(event: Event): string {
  const fields: Readonly<Record<string, unknown>> = { ...event };
  const told = TOLD.filter((name) => fields[name] !== undefined).map((name) => `${name} ${String(fields[name])}`);
  if ('wallet' in event) told.push(`wallet ${event.wallet.id}`);
  if ('accounts' in event) told.push(`accounts ${event.accounts.map(({ address }) => address).join(' ')}`);
  if ('failure' in event && event.failure) told.push(`failure ${event.failure.code}`);
  return [event.type, ...told].join(', ');
}
