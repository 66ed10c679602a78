/** A page's calls to an analytics service. */
import type { Modal } from '../../application/modal/modal.js';
import { httpAnalytics } from '../../infrastructure/services/analytics/index.js';
import type { World } from '../world.js';
import { type FaultCall, noSnack } from './fault-call.js';

const counting = {
  target: ({ analytics: { url } }: World) => url,
  bring: (modal: Modal) => modal.open(),
  // A fault does not affect the visitor; the table shows the requests and their number.
  whole: () => true,
  wrong: { words: 'Nothing', shown: noSnack },
};

export const ANALYTICS_CALLS: readonly FaultCall[] = [
  {
    ...counting,
    name: 'analytics event',
    concerns: (path) => path.endsWith('/e'),
    options: (url) => ({ services: { analytics: httpAnalytics({ url }) } }),
    // One per event.
    most: 40,
  },
  {
    ...counting,
    name: 'analytics settings',
    concerns: (path) => path.includes('getAnalyticsConfig'),
    options: (url) => ({ services: { analytics: httpAnalytics({ url, settingsUrl: url }) } }),
    // Without a confirmation that events are wanted, none are sent for the lifetime of the page.
    most: 0,
  },
];
