import { describe, expect, it } from 'vitest';
import { ALERT_KEYS, alertOf } from '../../domain/site/alert.js';
import { scriptedDevice, scriptedModal } from '../../infrastructure/fakes/index.js';

const SHORT = {
  SWITCH_NETWORK_NOT_FOUND: 'Network Not Found',
  INVALID_APP_CONFIGURATION: 'Invalid App Configuration',
  IFRAME_LOAD_FAILED: 'Network Error - Could not load embedded wallet',
  IFRAME_REQUEST_TIMEOUT: 'Embedded Wallet Request Timed Out',
  PWA_LOAD_FAILED: 'Error loading embedded wallet in PWA',
  UNVERIFIED_DOMAIN: 'Invalid App Configuration',
  JWT_TOKEN_NOT_VALID: 'Session Expired',
  INVALID_PROJECT_ID: 'Invalid App Configuration',
  PROJECT_ID_NOT_CONFIGURED: 'Project ID Not Configured',
} as const;

describe.each(ALERT_KEYS)('S8 the alert %s', (key) => {
  const raised = () => {
    const device = scriptedDevice();
    const modal = scriptedModal({ device });
    modal.core.emit({ type: 'alert.due', key });
    const said = device.lines.filter(({ message }) => message === alertOf(key, device.origin).long);
    return { shown: modal.getState().notices.alert?.short, said: said.map(({ level }) => level) };
  };

  it('is short in the modal, and long on the console, once', () => {
    expect(raised()).toEqual({ shown: SHORT[key], said: ['error'] });
  });
});
