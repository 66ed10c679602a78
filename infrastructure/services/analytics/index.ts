/** Published as `porthole/analytics`: events for a service of yours, or of somebody you trust. Off unless a page lists it. */
import type { AnalyticsHandle } from './analytics.js';

export type { Analytics, AnalyticsHandle, Happening } from './analytics.js';

export interface HttpAnalyticsOptions {
  /** Where the events go: `POST e` below it, one event each. */
  readonly url: string;
  /** Where `getAnalyticsConfig` tells whether the project wants them (`isAnalyticsEnabled`). Absent: it does, and nobody is asked. */
  readonly settingsUrl?: string;
  /** Sent along with each, where the service wants to know. */
  readonly projectId?: string;
  /** Parameters to send along with each. */
  readonly query?: Readonly<Record<string, string>>;
  /**
   * Whether the visitor agrees. Asked once; nothing is sent, and nobody is asked, before it says true. What happened meanwhile
   * is told then, or thrown away. Absent: your page needs no consent.
   */
  readonly consent?: () => boolean | PromiseLike<boolean>;
}

/** Tells a service over HTTP what visitors do in the modal, as long as `features.analytics` is on. */
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
