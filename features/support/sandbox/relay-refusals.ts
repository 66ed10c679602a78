/** The answers of a relay that refuses all clients. */
export const RELAY_REFUSALS = {
  'refusing the origin': 'Unauthorized: origin not allowed',
  'refusing the project': 'Unauthorized: invalid key',
  'refusing the clock': 'JWT validation error: JWT Token is not yet valid',
} as const;
