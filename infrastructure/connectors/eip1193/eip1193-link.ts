/** A live connection to an EIP-1193 provider. */
import {
  catchError,
  EMPTY,
  filter,
  ignoreElements,
  mergeMap,
  type Observable,
  type SchedulerLike,
  throwError,
} from 'rxjs';
import type { Link } from '../../../application/ports/link.js';
import type { Account } from '../../../domain/address/account.js';
import { Failure } from '../../../domain/failure/failure.js';
import type { NetworkId } from '../../../domain/network/caip.js';
import { readProperty } from '../../../domain/value/read-property.js';
import type { Wallet } from '../../../domain/wallet/wallet.js';
import { within } from '../../within.js';
import { ask } from './ask.js';
import type { Eip1193Context } from './eip1193-context.js';
import { guardedProvider } from './guarded-provider.js';
import { linkChanges } from './link-changes.js';
import type { Eip1193Provider } from './provider.js';
import { readList } from './read-list.js';

/** The time limit of each step of forgetting the site. */
const DISCONNECT_LIMIT = 1000;
/** No wallet gives a site more permissions. */
const MAX_PERMISSIONS = 100;

export function eip1193Link(
  wallet: Wallet,
  provider: Eip1193Provider,
  accounts: readonly [Account, ...Account[]],
  networkId: NetworkId,
  context: Eip1193Context,
): Link {
  let guarded: Eip1193Provider | undefined;
  return {
    wallet,
    accounts,
    networkId,
    changes$: linkChanges(provider, accounts, networkId, context),
    provider,
    guard: (network, ended$) => {
      guarded ??= guardedProvider(provider, network, ended$);
      return guarded;
    },
    disconnect: () => revoke(provider, context.scheduler),
  };
}

/** Revokes the permission to see accounts (EIP-2255), if the wallet supports permissions. Failures of the wallet are ignored. */
function revoke(provider: Eip1193Provider, scheduler: SchedulerLike): Observable<never> {
  const limited = (answer: Observable<unknown>) =>
    within(answer, DISCONNECT_LIMIT, scheduler, () => throwError(() => new Failure('timed-out')));
  return limited(ask(provider, 'wallet_getPermissions')).pipe(
    filter(grantsAccounts),
    mergeMap(() => limited(ask(provider, 'wallet_revokePermissions', [{ eth_accounts: {} }]))),
    ignoreElements(),
    catchError(() => EMPTY),
  );
}

function grantsAccounts(answer: unknown): boolean {
  return !!readList(answer, MAX_PERMISSIONS)?.some((each) => readProperty(each, 'parentCapability') === 'eth_accounts');
}
