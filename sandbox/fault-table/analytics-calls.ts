/** What a page tells a service that counts visits, and asks it before. */
import type { Modal } from '../../application/modal/modal.js';
import { httpAnalytics } from '../../infrastructure/services/analytics/index.js';
import type { World } from '../world.js';
import { type FaultCall, noSnack } from './fault-call.js';

const counting = {
  target: ({ analytics: { url } }: World) => url,
  bring: (modal: Modal) => modal.open(),
  // Nothing of it is a visitor's trouble; what is asked, and how often, is in the table.
  whole: () => true,
  wrong: { words: 'Nothing', shown: noSnack },
};

export const ANALYTICS_CALLS: readonly FaultCall[] = [
  {
    ...counting,
    name: 'analytics event',
    concerns: (path) => path.endsWith('/e'),
    options: (url) => ({ services: { analytics: httpAnalytics({ url }) } }),
    // One for each that happened.
    most: 40,
  },
  {
    ...counting,
    name: 'analytics settings',
    concerns: (path) => path.includes('getAnalyticsConfig'),
    options: (url) => ({ services: { analytics: httpAnalytics({ url, settingsUrl: url }) } }),
    // Who does not say that events are wanted is told none, for as long as the page lives.
    most: 0,
  },
];
