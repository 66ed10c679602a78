/** A file of its own because the alert texts load with the first alert. */
import type { AlertKey } from './alert.js';

const PROVIDER_ERRORS: readonly (readonly [text: string, key: AlertKey])[] = [
  ['Unauthorized: origin not allowed', 'INVALID_APP_CONFIGURATION'],
  ['JWT validation error: JWT Token is not yet valid', 'JWT_TOKEN_NOT_VALID'],
  ['Unauthorized: invalid key', 'INVALID_PROJECT_ID'],
];

/** The alert for a provider's error text, if there is one. */
export function providerErrorAlert(message: string): AlertKey | undefined {
  return PROVIDER_ERRORS.find(([text]) => message.includes(text))?.[1];
}
