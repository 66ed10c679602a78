/** Signing in where a stand-in for a chain tells what is signed. */
import { type Observable, of, throwError } from 'rxjs';
import type { Chain, HandleContext } from '../../application/ports.js';
import type { SignIn } from '../../application/sign-in/port.js';
import { localSessions } from '../../infrastructure/services/sign-in/local-sessions.js';
import type { PageSettings } from './page-settings.js';

export function coreSignIn(
  signIn: PageSettings['signIn'],
  chains: readonly Chain[],
  { storage, device, scheduler }: Pick<HandleContext, 'storage' | 'device' | 'scheduler'>,
): Observable<SignIn> | undefined {
  if (!signIn) return undefined;
  const chainOf = (namespace: string) => chains.find((chain) => chain.namespace === namespace);
  const chain: HandleContext['chain'] = (namespace) => {
    const found = chainOf(namespace);
    return found ? of(found) : throwError(() => new Error(`There is no chain for ${namespace}.`));
  };
  return of(localSessions({ required: signIn === 'required' }, { storage, device, scheduler, networks: [], chain }));
}
