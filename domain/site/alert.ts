/** Misconfigurations and outages that developers should know about. */

/** The short and the long English text of each alert, for the console and the state. The bar shows its own translations. */
const ALERTS = {
  SWITCH_NETWORK_NOT_FOUND: [
    'Network Not Found',
    'The network to switch to is not known: add it to the `networks` option first.',
  ],
  INVALID_APP_CONFIGURATION: [
    'Invalid App Configuration',
    'Origin {origin} not found on Allowlist. Add it to the allowed origins of your project.',
  ],
  IFRAME_LOAD_FAILED: [
    'Network Error - Could not load embedded wallet',
    'The embedded wallet could not be loaded. Check the connection and try again later.',
  ],
  IFRAME_REQUEST_TIMEOUT: [
    'Embedded Wallet Request Timed Out',
    'The embedded wallet did not answer in time. Try again later.',
  ],
  PWA_LOAD_FAILED: [
    'Error loading embedded wallet in PWA',
    'The embedded wallet could not be loaded in this installed web app.',
  ],
  UNVERIFIED_DOMAIN: [
    'Invalid App Configuration',
    'The embedded wallet does not serve this domain: allow it in the settings of your project.',
  ],
  JWT_TOKEN_NOT_VALID: [
    'Session Expired',
    'The session is not valid. Check that the date and time of this device are right, then connect again.',
  ],
  INVALID_PROJECT_ID: ['Invalid App Configuration', 'The project id is not valid: check the `projectId` option.'],
  PROJECT_ID_NOT_CONFIGURED: [
    'Project ID Not Configured',
    'No project id: set the `projectId` option, or `services: false` to go without remote services.',
  ],
} as const;

export type AlertKey = keyof typeof ALERTS;

export const ALERT_KEYS = Object.keys(ALERTS) as readonly AlertKey[];

export interface Alert {
  readonly key: AlertKey;
  readonly short: string;
  readonly long: string;
  /** The page's origin, or `unknown`. */
  readonly origin: string;
}

/** An alert with its texts. `from`: the page's origin. */
export function alertOf(key: AlertKey, from?: string): Alert {
  const [short, long] = ALERTS[key];
  const origin = from || 'unknown';
  // A function, so that `$&` in an origin is not a replacement pattern.
  return { key, short, long: long.replace('{origin}', () => origin), origin };
}
