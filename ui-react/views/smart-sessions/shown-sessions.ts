/** Sessions as the lines of a list, month by month, the newest first. */
import type { SessionTab } from '../../../application/smart-sessions/state.js';
import type { Formatter } from '../../../domain/format/formatter.js';
import type { SmartSession } from '../../../domain/request/permission-request.js';

export const SESSION_TABS: readonly SessionTab[] = ['active', 'expired', 'revoked'];

/** A revoked session counts as revoked, regardless of its expiry. */
export function tabOf({ expiry, revokedAt }: SmartSession, now: Date): SessionTab {
  if (revokedAt !== undefined) return 'revoked';
  return expiry * 1000 <= now.getTime() ? 'expired' : 'active';
}

export interface SessionMonth {
  readonly key: string;
  readonly title: string;
  readonly sessions: readonly SmartSession[];
}

export function sessionMonths(
  sessions: readonly SmartSession[],
  tab: SessionTab,
  now: Date,
  format: Formatter,
): readonly SessionMonth[] {
  const shown = sessions.filter((each) => tabOf(each, now) === tab).sort((a, b) => b.createdAt - a.createdAt);
  const months = new Map<string, SessionMonth & { readonly sessions: SmartSession[] }>();
  for (const session of shown) {
    const day = momentOf(session.createdAt);
    const key = `${day.getFullYear()}-${day.getMonth()}`;
    const month = months.get(key) ?? { key, title: format.month(day, now), sessions: [] };
    month.sessions.push(session);
    months.set(key, month);
  }
  return [...months.values()];
}

/** Seconds since 1970 as a date. Times beyond the range of `Date` become its maximum. */
function momentOf(seconds: number): Date {
  return new Date(Math.min(seconds * 1000, 8.64e15));
}

/** The date with its year. */
export function dayOf(seconds: number, format: Formatter): string {
  return format.date(momentOf(seconds));
}
