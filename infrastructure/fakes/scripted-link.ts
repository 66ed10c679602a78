import { catchError, EMPTY, ignoreElements, type SchedulerLike, share, takeWhile, tap, timeout } from 'rxjs';
import type { Link } from '../../application/ports/link.js';
import { scriptedProvider } from './scripted-provider.js';
import type { ScriptedWallet } from './scripted-wallet.js';

/** A link to a scripted wallet. */
export interface ScriptedLink extends Link {
  /** The wallet behind it. */
  readonly script: ScriptedWallet;
}

/** How long a wallet may take to disconnect. */
const DISCONNECT_LIMIT = 1000;

/** Creates a link to a scripted wallet. */
export function scriptedLink(script: ScriptedWallet, scheduler: SchedulerLike): ScriptedLink {
  return {
    script,
    wallet: script.wallet,
    accounts: script.accounts,
    networkId: script.networkId,
    ...(script.wallet.type === 'WALLET_CONNECT' && {
      asking$: script.pending$,
      ping: () => script.ask('ping').pipe(ignoreElements()),
    }),
    provider: scriptedProvider(script),
    changes$: script.changes$.pipe(
      takeWhile(({ type }) => type !== 'lost' && type !== 'replaced', true),
      share({ resetOnComplete: false }),
    ),
    disconnect: () =>
      script.ask('disconnect').pipe(
        timeout({ first: DISCONNECT_LIMIT, scheduler }),
        tap(() => script.lose()),
        catchError(() => EMPTY),
        ignoreElements(),
      ),
  };
}

export function isScriptedLink(link: Link): link is ScriptedLink {
  return 'script' in link;
}
