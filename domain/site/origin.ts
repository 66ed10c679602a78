/** Whether a page may use a project: its origin compared with a list of allowed ones. */

/** Always allowed, in addition to the service's list. */
export const BUILT_IN_ORIGINS: readonly string[] = [
  'http://localhost:*',
  'https://*.pages.dev',
  'https://*.vercel.app',
  'https://*.ngrok-free.app',
  'https://secure-mobile.walletconnect.com',
  'https://secure-mobile.walletconnect.org',
];

export function isOriginAllowed(origin: string, patterns: readonly string[]): boolean {
  return patterns.some((pattern) => matchesOrigin(origin, pattern));
}

/**
 * Compares the whole origin, ignoring the case of the host. Each `*` matches any number of host and port characters,
 * dots included but never a slash, so that it cannot match into a path.
 */
export function matchesOrigin(given: string, written: string): boolean {
  const [origin, pattern] = [given.toLowerCase(), written.toLowerCase()];
  let at = 0;
  let inPattern = 0;
  // Where to continue if the rest does not match after a star: the star then matches one more character.
  let star = -1;
  let starAt = 0;
  while (at < origin.length) {
    if (pattern[inPattern] === '*') {
      star = inPattern++;
      starAt = at;
    } else if (pattern[inPattern] === origin[at]) {
      at++;
      inPattern++;
    } else if (star >= 0 && /[\w.:[\]-]/.test(origin[starAt] ?? '')) {
      at = ++starAt;
      inPattern = star + 1;
    } else {
      return false;
    }
  }
  return /^\**$/.test(pattern.slice(inPattern));
}
