import { describe, expect, it } from 'vitest';
import { ALERT_KEYS, alertOf } from './alert.js';
import { providerErrorAlert } from './provider-alert.js';

describe.each([
  ['S8.1', 'SWITCH_NETWORK_NOT_FOUND', 'Network Not Found', /`networks` option/],
  [
    'S8.2',
    'INVALID_APP_CONFIGURATION',
    'Invalid App Configuration',
    /^Origin https:\/\/dapp\.example not found on Allowlist/,
  ],
  ['S8.3', 'IFRAME_LOAD_FAILED', 'Network Error - Could not load embedded wallet', /could not be loaded/],
  ['S8.4', 'IFRAME_REQUEST_TIMEOUT', 'Embedded Wallet Request Timed Out', /did not answer/],
  ['S8.3', 'PWA_LOAD_FAILED', 'Error loading embedded wallet in PWA', /installed web app/],
  ['S8.5', 'UNVERIFIED_DOMAIN', 'Invalid App Configuration', /allow it/],
  ['S8.6', 'JWT_TOKEN_NOT_VALID', 'Session Expired', /date and time.*connect again/],
  ['S8.7', 'INVALID_PROJECT_ID', 'Invalid App Configuration', /project id is not valid/],
  ['S8.8', 'PROJECT_ID_NOT_CONFIGURED', 'Project ID Not Configured', /`projectId` option/],
] as const)('%s alert %s', (_, key, short, long) => {
  it('has a short and a long text', () => {
    const alert = alertOf(key, 'https://dapp.example');
    expect([alert.key, alert.short]).toEqual([key, short]);
    expect(alert.long).toMatch(long);
  });
});

describe('S8.9 provider errors', () => {
  it.each([
    ['Unauthorized: origin not allowed', 'INVALID_APP_CONFIGURATION'],
    ['WebSocket closed: 3000 (JWT validation error: JWT Token is not yet valid: …)', 'JWT_TOKEN_NOT_VALID'],
    ['WebSocket closed: 3000 (Unauthorized: invalid key)', 'INVALID_PROJECT_ID'],
    ['unauthorized: invalid key', undefined],
    ['', undefined],
  ])('%j: %s', (message, key) => {
    expect(providerErrorAlert(message)).toBe(key);
  });
});

it('S8.1 to S8.8 are all there is, besides one of installed web apps', () => {
  expect(ALERT_KEYS).toHaveLength(9);
});

it('S8.2 names an unknown origin so, and takes any origin as it is', () => {
  expect(alertOf('INVALID_APP_CONFIGURATION').long).toMatch(/^Origin unknown not found/);
  expect(alertOf('INVALID_APP_CONFIGURATION', '').long).toMatch(/^Origin unknown not found/);
  expect(alertOf('INVALID_APP_CONFIGURATION', '$&$1').long).toMatch(/^Origin \$&\$1 not found/);
});
