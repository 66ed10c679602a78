/** What a connected provider reports: accounts, network, loss. */
import { catchError, defer, EMPTY, filter, map, merge, mergeMap, type Observable, of, takeWhile } from 'rxjs';
import type { LinkChange } from '../../../application/ports/link.js';
import type { Account } from '../../../domain/address/account.js';
import type { NetworkId } from '../../../domain/network/caip.js';
import { readChainId } from '../../../domain/network/chain-id.js';
import { readProperty } from '../../../domain/value/read-property.js';
import { within } from '../../within.js';
import { oneListener } from '../one-listener.js';
import { ask } from './ask.js';
import type { Eip1193Context } from './eip1193-context.js';
import { listen } from './listen.js';
import type { Eip1193Provider } from './provider.js';
import { readAccounts } from './read-accounts.js';

/** MetaMask's `disconnect` code for losing its own node and reconnecting: the wallet is not lost. */
const RECONNECTING = 1013;
/** The time limit for such a wallet to show that the site still has access. */
const RECONNECT_LIMIT = 3000;

const LOST: LinkChange = { type: 'lost' };

/**
 * Listens while subscribed; all subscribers share one set of listeners. Reports only changes, since wallets repeat events. Malformed events
 * are logged and ignored.
 */
export function linkChanges(
  provider: Eip1193Provider,
  accounts: readonly Account[],
  networkId: NetworkId,
  context: Eip1193Context,
): Observable<LinkChange> {
  let knownAccounts = addressesOf(accounts);
  let knownNetwork = networkId;

  const isNews = (change: LinkChange): boolean => {
    if (change.type === 'accounts') {
      const addresses = addressesOf(change.accounts);
      if (addresses === knownAccounts) return false;
      knownAccounts = addresses;
    } else if (change.type === 'network') {
      if (change.networkId === knownNetwork) return false;
      knownNetwork = change.networkId;
    }
    return true;
  };

  /** A malformed event is the wallet's problem, not the visitor's. */
  const tolerant = (event: string, read: (argument: unknown) => Observable<LinkChange>) =>
    listen(provider, event, context).pipe(
      mergeMap((argument) =>
        defer(() => read(argument)).pipe(
          catchError((error: unknown) => {
            context.log('warn', `A malformed ${event} event of the wallet was ignored`, error);
            return EMPTY;
          }),
        ),
      ),
    );

  const shown = ask(provider, 'eth_accounts').pipe(map(accountsChange));
  const reconsider = within(shown, RECONNECT_LIMIT, context.scheduler, () => of(LOST)).pipe(catchError(() => of(LOST)));

  const events$ = merge(
    tolerant('accountsChanged', (argument) => of(accountsChange(argument))),
    tolerant('chainChanged', (argument) => of(networkChange(argument))),
    tolerant('connect', (argument) => of(networkChange(readProperty(argument, 'chainId')))),
    tolerant('disconnect', (argument) => (readProperty(argument, 'code') === RECONNECTING ? reconsider : of(LOST))),
  ).pipe(
    filter(isNews),
    takeWhile((change) => change.type !== 'lost', true),
  );

  return oneListener(events$);
}

function addressesOf(accounts: readonly Account[]): string {
  return accounts.map((account) => account.address).join();
}

/** An empty list means that the site has no access any more. */
function accountsChange(argument: unknown): LinkChange {
  const [first, ...rest] = readAccounts(argument);
  return first ? { type: 'accounts', accounts: [first, ...rest] } : LOST;
}

function networkChange(argument: unknown): LinkChange {
  return { type: 'network', networkId: readChainId(argument) };
}
