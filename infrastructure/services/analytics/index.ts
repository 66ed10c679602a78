/** Published as `porthole/analytics`: sends the modal's events to a service of your choice. Off unless you configure it. */
import { afterFirstPaint } from '../../browser/moments.js';
import type { AnalyticsHandle } from './analytics.js';
import type { HttpAnalyticsOptions } from './options.js';

export type { Analytics, AnalyticsHandle, Transition } from './analytics.js';
export type { HttpAnalyticsOptions } from './options.js';

/** Sends the modal's events to a service over HTTP, while `features.analytics` is on. */
export function httpAnalytics(options: HttpAnalyticsOptions): AnalyticsHandle {
  return {
    id: 'http',
    given: { httpAnalytics: options },
    urls: [options?.url, ...(options?.settingsUrl === undefined ? [] : [options.settingsUrl])],
    async load(context) {
      // No visitor waits for it; events are kept until it is loaded.
      if (typeof requestAnimationFrame === 'function') await new Promise<void>(afterFirstPaint);
      const { analyticsClient } = await import('./analytics-client.js');
      return analyticsClient(options, context);
    },
  };
}
