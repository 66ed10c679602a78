/** Published as `porthole/siwe`: visitors of EVM networks sign in with a server that you have already. */
import type { SignInHandle } from '../../../application/ports/sign-in-handle.js';
import type { SiweOptions } from './siwe-options.js';

export type { SignInHandle } from '../../../application/ports/sign-in-handle.js';
export type { SiweMessageArgs, SiweMessageParams, SiweOptions, SiweSession } from './siwe-options.js';

/** For the option `siweConfig`. Accounts in other namespaces do not sign in. */
export function siwe(options: SiweOptions): SignInHandle {
  return {
    id: 'siwe',
    given: { siwe: options },
    load: async (context) => (await import('./siwe-sessions.js')).siweSessions(options, context),
  };
}
