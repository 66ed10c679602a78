/** The Content-Security-Policies of the site. */

/** Pages that are no frame: no script at all, shown by nobody else. */
export const PAGE_POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The page that leads to a service. */
export const LEAVE_POLICY = `${PAGE_POLICY}; script-src 'self'`;

/** The page that a service comes back to. */
export const CALLBACK_POLICY = `${LEAVE_POLICY}; connect-src 'self'`;

/** The wallet's own window: its script, this site, and in no page's frame. */
export const WINDOW_POLICY = [
  PAGE_POLICY,
  "script-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

/** The frame: its own script, this site and the nodes, and shown by none but the pages that are allowed to. */
export function framePolicy(
  networks: readonly { readonly rpcUrl: string }[],
  allowedOrigins: readonly string[],
): string {
  const nodes = [...new Set(networks.map(({ rpcUrl }) => new URL(rpcUrl).origin))];
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    `connect-src 'self' ${nodes.join(' ')}`,
    "form-action 'none'",
    "base-uri 'none'",
    `frame-ancestors ${allowedOrigins.length > 0 ? allowedOrigins.join(' ') : "'none'"}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}
