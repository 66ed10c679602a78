/** Signing in where a stand-in for a chain tells what is signed. */
import { type Observable, of, throwError } from 'rxjs';
import type { Chain, HandleContext } from '../../application/ports.js';
import type { SignIn } from '../../application/sign-in/port.js';
import { localSessions } from '../../infrastructure/services/sign-in/local-sessions.js';
import { readSignIn } from '../../sandbox/demo/read-sign-in.js';
import type { PageSettings } from './page-settings.js';
import { SESSIONS, tampered } from './tampered.js';

export function coreSignIn(
  page: Pick<PageSettings, 'signIn' | 'keptSignIn'> | undefined,
  chains: readonly Chain[],
  { storage, device, scheduler }: Pick<HandleContext, 'storage' | 'device' | 'scheduler'>,
): Observable<SignIn> | undefined {
  const signIn = readSignIn(page?.signIn);
  if (!signIn) return undefined;
  const kept = storage.get(SESSIONS);
  if (kept && page?.keptSignIn) storage.set(SESSIONS, tampered(kept, page.keptSignIn));
  const chainOf = (namespace: string) => chains.find((chain) => chain.namespace === namespace);
  const chain: HandleContext['chain'] = (namespace) => {
    const found = chainOf(namespace);
    return found ? of(found) : throwError(() => new Error(`There is no chain for ${namespace}.`));
  };
  return of(localSessions(signIn, { storage, device, scheduler, networks: [], chain }));
}
