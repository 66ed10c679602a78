/** Published as `porthole/analytics`: events for a service of yours, or of a party you trust. Off unless a page lists it. */
import type { AnalyticsHandle } from './analytics.js';
import type { HttpAnalyticsOptions } from './options.js';

export type { Analytics, AnalyticsHandle, Happening } from './analytics.js';
export type { HttpAnalyticsOptions } from './options.js';

/** Reports to a service over HTTP what visitors do in the modal, as long as `features.analytics` is on. */
export function httpAnalytics(options: HttpAnalyticsOptions): AnalyticsHandle {
  return {
    id: 'http',
    given: { httpAnalytics: options },
    urls: [options.url, ...(options.settingsUrl === undefined ? [] : [options.settingsUrl])],
    async load(context) {
      const { analyticsClient } = await import('./analytics-client.js');
      return analyticsClient(options, context);
    },
  };
}
