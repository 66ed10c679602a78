/** Apart from the texts of alerts, which load with the first of them. */
import type { AlertKey } from './alert.js';

const PROVIDER_ERRORS: readonly (readonly [text: string, key: AlertKey])[] = [
  ['Unauthorized: origin not allowed', 'INVALID_APP_CONFIGURATION'],
  ['JWT validation error: JWT Token is not yet valid', 'JWT_TOKEN_NOT_VALID'],
  ['Unauthorized: invalid key', 'INVALID_PROJECT_ID'],
];

/** The alert that a provider's error text calls for, if any. */
export function providerErrorAlert(message: string): AlertKey | undefined {
  return PROVIDER_ERRORS.find(([text]) => message.includes(text))?.[1];
}
