/**
 * Ends a session with a wallet on another device that no namespace uses: it would stay open in the wallet, and no screen of the site would
 * show it.
 */
import { catchError, EMPTY, mergeMap, type Observable, timer } from 'rxjs';
import { NAMESPACES } from '../../../domain/network/caip.js';
import type { Deps } from '../../engine/deps.js';
import type { Link } from '../../ports/link.js';

export function endUnused({ links, scheduler }: Deps, link: Link | undefined): Observable<never> {
  // After the event: this tab no longer listens to the session then, and its other namespaces are restored.
  return timer(0, scheduler).pipe(
    mergeMap(() =>
      link?.wallet.type === 'WALLET_CONNECT' && !NAMESPACES.some((each) => links.get(each)?.session === link.session)
        ? link.disconnect()
        : EMPTY,
    ),
    catchError(() => EMPTY),
  );
}
