/** Alerts for the site's developers, which visitors may see as well. The English is that of `domain/site/alert.ts`, word for word. */
import type { AlertKey } from '../../../domain/site/alert.js';

interface AlertText {
  readonly title: string;
  readonly lead: string | ((origin: string) => string);
}

export const enAlerts = {
  SWITCH_NETWORK_NOT_FOUND: {
    title: 'Network Not Found',
    /** `networks` is the name of an option: it stays as it is. */
    lead: 'The network to switch to is not known: add it to the `networks` option first.',
  },
  INVALID_APP_CONFIGURATION: {
    title: 'Invalid App Configuration',
    /** `origin`: the address of the page. */
    lead: (origin: string) => `Origin ${origin} not found on Allowlist. Add it to the allowed origins of your project.`,
  },
  IFRAME_LOAD_FAILED: {
    title: 'Network Error - Could not load embedded wallet',
    lead: 'The embedded wallet could not be loaded. Check the connection and try again later.',
  },
  IFRAME_REQUEST_TIMEOUT: {
    title: 'Embedded Wallet Request Timed Out',
    lead: 'The embedded wallet did not answer in time. Try again later.',
  },
  PWA_LOAD_FAILED: {
    title: 'Error loading embedded wallet in PWA',
    lead: 'The embedded wallet could not be loaded in this installed web app.',
  },
  UNVERIFIED_DOMAIN: {
    title: 'Invalid App Configuration',
    lead: 'The embedded wallet does not serve this domain: allow it in the settings of your project.',
  },
  JWT_TOKEN_NOT_VALID: {
    title: 'Session Expired',
    lead: 'The session is not valid. Check that the date and time of this device are right, then connect again.',
  },
  INVALID_PROJECT_ID: {
    title: 'Invalid App Configuration',
    /** `projectId` is the name of an option: it stays as it is. */
    lead: 'The project id is not valid: check the `projectId` option.',
  },
  PROJECT_ID_NOT_CONFIGURED: {
    title: 'Project ID Not Configured',
    /** `projectId` and `services: false` are options: they stay as they are. */
    lead: 'No project id: set the `projectId` option, or `services: false` to go without remote services.',
  },
} satisfies Readonly<Record<AlertKey, AlertText>>;
