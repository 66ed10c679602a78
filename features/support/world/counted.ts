/** What the analytics service has received, by the names that the features use. */
import type { AnalyticsService } from '../../../sandbox/analytics/analytics-server.js';
import { NOTHING } from './read-fact.js';

/** Undefined for other facts. Events are sent in parallel, so they are identified by name, not by order. */
export function countedFact(fact: string, { received, asked }: AnalyticsService): string | undefined {
  if (fact === 'analytics events') return [...received].sort().join(', ') || NOTHING;
  if (fact === 'analytics events of sign-in')
    return [...new Set(received.filter((name) => name.includes('SIWX')))].sort().join(', ') || NOTHING;
  if (fact === 'analytics events of swaps')
    return [...new Set(received.filter((name) => name.includes('SWAP')))].sort().join(', ') || NOTHING;
  if (fact === 'requests to the analytics service') return asked.join(', ') || NOTHING;
  return undefined;
}
