/** Connecting to a provider, with and without a prompt. */
import { catchError, EMPTY, map, merge, mergeMap, type Observable, of, take, throwError } from 'rxjs';
import type { Link } from '../../../application/ports/link.js';
import type { Account } from '../../../domain/address/account.js';
import { Failure } from '../../../domain/failure/failure.js';
import { failureFromRpc } from '../../../domain/json-rpc/rpc-error.js';
import { readChainId } from '../../../domain/network/chain-id.js';
import type { Wallet } from '../../../domain/wallet/wallet.js';
import { within } from '../../within.js';
import { ask } from './ask.js';
import type { Eip1193Context } from './eip1193-context.js';
import { eip1193Link } from './eip1193-link.js';
import { listen } from './listen.js';
import type { Eip1193Provider } from './provider.js';
import { readAccounts, readSomeAccounts, some } from './read-accounts.js';

/** The time limit of the wallet's prompt. */
const PROMPT_LIMIT = 300_000;
/** The time limit for a wallet to report its network after the visitor has approved. */
const NETWORK_LIMIT = 10_000;
/** The time limit for a wallet to restore access, while the page shows "connecting". */
const RESTORE_LIMIT = 3000;

/** Prompts the visitor to connect accounts to this site (EIP-1102). Call it inside a user gesture. */
export function connectProvider(wallet: Wallet, provider: Eip1193Provider, context: Eip1193Context): Observable<Link> {
  const limited = <T>(answer: Observable<T>, limit: number) =>
    within(answer, limit, context.scheduler, () =>
      throwError(() => new Failure('timed-out', 'The wallet did not answer in time')),
    );
  return limited(ask(provider, 'eth_requestAccounts'), PROMPT_LIMIT).pipe(
    mergeMap((answer) => limited(opened(wallet, provider, answer, context), NETWORK_LIMIT)),
    catchError((error: unknown) => throwError(() => failureFromRpc(error, 'wallet-misbehaved'))),
  );
}

/** Restores an earlier connection. Never prompts, never fails: `undefined` if the wallet does not give the site access. */
export function restoreProvider(
  wallet: Wallet,
  provider: Eip1193Provider,
  context: Eip1193Context,
): Observable<Link | undefined> {
  const link = ask(provider, 'eth_accounts').pipe(mergeMap((answer) => opened(wallet, provider, answer, context)));
  return within(link, RESTORE_LIMIT, context.scheduler, () => throwError(() => new Failure('timed-out'))).pipe(
    catchError((error: unknown) => {
      context.log('info', `${wallet.name} was not connected again`, error);
      return of(undefined);
    }),
  );
}

/** The link, once the wallet has reported its network. Account changes meanwhile count. */
function opened(wallet: Wallet, provider: Eip1193Provider, answer: unknown, context: Eip1193Context): Observable<Link> {
  let accounts: readonly Account[] = readSomeAccounts(answer);
  const reported = listen(provider, 'accountsChanged', context).pipe(
    mergeMap((argument) => {
      try {
        accounts = readAccounts(argument);
      } catch {
        // Malformed: the earlier answer counts.
      }
      return EMPTY;
    }),
  );
  return merge(reported, ask(provider, 'eth_chainId')).pipe(
    take(1),
    map((chainId) => eip1193Link(wallet, provider, some(accounts), readChainId(chainId), context)),
  );
}
