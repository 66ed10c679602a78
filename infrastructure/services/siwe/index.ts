/** Published as `porthole/siwe`: Sign-In with Ethereum (EIP-4361) with an existing server. */
import type { SignInHandle } from '../../../application/ports/sign-in-handle.js';
import type { SiweOptions } from './siwe-options.js';

export type { SignInHandle } from '../../../application/ports/sign-in-handle.js';
export type { SiweMessageArgs, SiweMessageParams, SiweOptions, SiweSession } from './siwe-options.js';

/** Sign-in for the option `siweConfig`. Accounts in namespaces other than eip155 do not sign in. */
export function siwe(options: SiweOptions): SignInHandle {
  return {
    id: 'siwe',
    given: { siwe: options },
    load: async (context) => (await import('./siwe-sessions.js')).siweSessions(options, context),
  };
}
