/** The Content-Security-Policies of the site. */

/** Of a page that no other page shows. */
const UNFRAMED = [
  "default-src 'none'",
  "style-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
];

/** Pages other than the frame: no scripts, no pictures but the site's icon, and no embedding. */
export const PAGE_POLICY = [...UNFRAMED, "img-src 'self'"].join('; ');

/** The page that redirects to a service. */
export const LEAVE_POLICY = `${PAGE_POLICY}; script-src 'self'`;

/** The callback page of a service. */
export const CALLBACK_POLICY = `${LEAVE_POLICY}; connect-src 'self'`;

/** The wallet's own window: its script, this site, and no embedding. */
export const WINDOW_POLICY = [
  ...UNFRAMED,
  "script-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

/** The frame: its own script, this site and the nodes, embedded only by allowed pages. */
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
