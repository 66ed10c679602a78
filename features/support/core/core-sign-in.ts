/** Signing in with a fake chain that verifies signatures. */
import { type Observable, of, type SchedulerLike, throwError } from 'rxjs';
import type { Chain } from '../../../application/ports/chain.js';
import type { HandleContext } from '../../../application/ports/handle.js';
import type { SignIn } from '../../../application/ports/sign-in.js';
import { localSessions } from '../../../infrastructure/services/sign-in/local-sessions.js';
import { siweSessions } from '../../../infrastructure/services/siwe/siwe-sessions.js';
import { readSignIn } from '../../../sandbox/demo/read-sign-in.js';
import type { PageSettings } from '../page/settings/page-settings.js';
import { SESSIONS, tampered } from '../page/settings/tampered.js';
import { SiweHost } from '../sandbox/siwe-host.js';

/** The dapp's server of each world, which outlives the page. */
const servers = new WeakMap<SchedulerLike, SiweHost>();

export type SignInSettings = Pick<PageSettings, 'signIn' | 'keptSignIn' | 'signInServer'>;

export function coreSignIn(
  page: SignInSettings | undefined,
  chains: readonly Chain[],
  { storage, device, scheduler }: Pick<HandleContext, 'storage' | 'device' | 'scheduler'>,
): Observable<SignIn> | undefined {
  const signIn = readSignIn(page?.signIn);
  if (!signIn || !page) return undefined;
  const kept = storage.get(SESSIONS);
  if (kept && page.keptSignIn) storage.set(SESSIONS, tampered(kept, page.keptSignIn));
  const chainOf = (namespace: string) => chains.find((chain) => chain.namespace === namespace);
  const chain: HandleContext['chain'] = (namespace) => {
    const found = chainOf(namespace);
    return found ? of(found) : throwError(() => new Error(`There is no chain for ${namespace}.`));
  };
  const context: HandleContext = { storage, device, scheduler, networks: [], chain };
  if (signIn.way !== 'server') return of(localSessions(signIn.options, context));
  const server = servers.get(scheduler) ?? new SiweHost(device.origin, false);
  servers.set(scheduler, server);
  server.state = page.signInServer;
  return of(siweSessions(server.options(signIn.options.required), context));
}
