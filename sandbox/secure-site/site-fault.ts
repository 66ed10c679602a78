/** Failures of the secure site, for tests of apps and their visitors. */
import type { IncomingMessage } from 'node:http';
import { Refusal } from '../../servers/secure-site/auth/refusal.js';

/** `down`: every connection is cut. Otherwise, the error with which its auth server refuses all requests. */
export type SiteFault = 'down' | { readonly refuses: string };

/** Throws, or never resolves, if the failure applies to this request. */
export async function applyFault(fault: SiteFault | undefined, path: string, request: IncomingMessage): Promise<void> {
  if (fault === 'down') {
    request.destroy();
    await new Promise<never>(() => undefined);
  } else if (fault && path.startsWith('/auth/')) throw new Refusal(fault.refuses, 403);
}
