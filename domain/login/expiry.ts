/** Lifetimes of pairings, cached answers and pauses. All times in milliseconds. */

const PAIRING_LIFETIME = 240_000;
/** A pairing this close to its expiry is not worth showing. */
const PAIRING_MARGIN = 10_000;

/** The lifetime of cached answers. */
export const CACHE_LIFETIMES = {
  portfolio: 30_000,
  nativeBalance: 30_000,
  ens: 300_000,
  identity: 300_000,
} as const;

/** How long to wait before balances are read again after a failure. */
const BALANCE_RETRY_PAUSE = 30_000;

export function pairingExpiry(createdAt: number): number {
  return createdAt + PAIRING_LIFETIME;
}

/** When a pairing counts as expired and has to be replaced. */
export function pairingRenewal(createdAt: number): number {
  return pairingExpiry(createdAt) - PAIRING_MARGIN;
}

/** The time until this pairing is replaced. */
export function timeToRenewal(expiresAt: number, now: number): number {
  return Math.max(0, expiresAt - PAIRING_MARGIN - now);
}

/** Expired with 10 seconds or less to go, or when there never was a pairing. */
export function isPairingExpired(expiresAt: number | undefined, now: number): boolean {
  return expiresAt === undefined || !(expiresAt - now > PAIRING_MARGIN);
}

/** Whether an entry is older than its lifetime. A time that is not a number or is in the future counts as expired. */
export function isCacheExpired(writtenAt: number, lifetime: number, now: number): boolean {
  const age = now - writtenAt;
  return !(age >= 0 && age <= lifetime);
}

/** Whether balances may be requested again after a failure at that time. */
export function mayRetryBalance(failedAt: number | undefined, now: number): boolean {
  if (failedAt === undefined) return true;
  const age = now - failedAt;
  return !(age >= 0 && age < BALANCE_RETRY_PAUSE);
}
