/** What befalls the secure site, for those who want to see what an app and its visitors make of it. */
import type { IncomingMessage } from 'node:http';
import { Refusal } from '../../servers/secure-site/auth/refusal.js';

/** `down`: every line is cut. Else what its auth server refuses everything with. */
export type SiteTrouble = 'down' | { readonly refuses: string };

/** Throws, or never resolves, where the trouble is about this request. */
export async function suffer(trouble: SiteTrouble | undefined, path: string, request: IncomingMessage): Promise<void> {
  if (trouble === 'down') {
    request.destroy();
    await new Promise<never>(() => undefined);
  } else if (trouble && path.startsWith('/auth/')) throw new Refusal(trouble.refuses, 403);
}
