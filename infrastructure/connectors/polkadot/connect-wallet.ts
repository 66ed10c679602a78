/** Connecting to a Polkadot wallet, and restoring a connection. */
import { catchError, map, mergeMap, type Observable, of, throwError } from 'rxjs';
import type { ChosenNetworks } from '../../../application/ports/connector.js';
import type { Link } from '../../../application/ports/link.js';
import type { Storage } from '../../../application/ports/storage.js';
import { Failure } from '../../../domain/failure/failure.js';
import { toFailure } from '../../../domain/failure/to-failure.js';
import type { NetworkId } from '../../../domain/network/caip.js';
import { readProperty } from '../../../domain/value/read-property.js';
import { within } from '../../within.js';
import type { WalletContext } from '../wallet-standard/wallet-context.js';
import { askOwn } from './ask-signer.js';
import type { InjectedWallet } from './injected-wallets.js';
import { polkadotLink } from './polkadot-link.js';
import { accountsOn, type OpenedAccount, readAccounts } from './read-accounts.js';

export interface PolkadotContext extends WalletContext {
  readonly storage: Storage;
  /** How the dapp introduces itself. */
  readonly dapp: string;
}

/** The time limit of the wallet's prompt. */
const PROMPT_LIMIT = 300_000;
/** The time limit for a wallet to restore access, while the page shows "connecting". */
const RESTORE_LIMIT = 3000;
/** Names of wallets that have given this site access. */
const LET_IN = 'polkadot-wallets';

/** Prompts the visitor to connect accounts to this site. Call it inside a user gesture. */
export function connectWallet(
  found: InjectedWallet,
  chosen: ChosenNetworks | undefined,
  context: PolkadotContext,
): Observable<Link> {
  return open(found, PROMPT_LIMIT, chosen, context).pipe(
    map((link) => {
      remember(context.storage, found.wallet.id, true);
      return link;
    }),
    catchError((error: unknown) => throwError(() => toFailure(error, 'wallet-misbehaved'))),
  );
}

/**
 * Restores an earlier connection, if any. These wallets have the same request for connecting and restoring, which does
 * not prompt if the site has access; only a visitor who has revoked it is prompted again.
 */
export function restoreWallet(
  found: InjectedWallet,
  chosen: ChosenNetworks | undefined,
  context: PolkadotContext,
): Observable<Link | undefined> {
  if (!letIn(context.storage).includes(found.wallet.id)) return of(undefined);
  return open(found, RESTORE_LIMIT, chosen, context).pipe(
    catchError((error: unknown) => {
      context.log('info', `${found.wallet.name} was not connected again`, error);
      return of(undefined);
    }),
  );
}

function open(
  { wallet, own }: InjectedWallet,
  limit: number,
  chosen: ChosenNetworks | undefined,
  context: PolkadotContext,
): Observable<Link> {
  const late = () => throwError(() => new Failure('timed-out', 'The wallet did not answer in time'));
  const answer$ = askOwn(own, 'enable', context.dapp).pipe(
    mergeMap((extension) =>
      askOwn(readProperty(extension, 'accounts'), 'get').pipe(map((accounts) => ({ extension, accounts }))),
    ),
  );
  return within(answer$, limit, context.scheduler, late).pipe(
    map(({ extension, accounts: reported }) => {
      const accounts = readAccounts(reported);
      const forget = () => remember(context.storage, wallet.id, false);
      return polkadotLink({ wallet, extension, accounts }, startOf(accounts, chosen, context), context, forget);
    }),
  );
}

/** The dapp's preferred network, else the first of its networks that an account can be used on. */
function startOf(
  opened: readonly OpenedAccount[],
  chosen: ChosenNetworks | undefined,
  { networks }: PolkadotContext,
): NetworkId {
  if (opened.length === 0) throw new Failure('no-accounts', 'The wallet shared no account');
  const wanted = [
    ...(chosen?.polkadot ? [chosen.polkadot] : []),
    ...networks.filter(({ chainNamespace }) => chainNamespace === 'polkadot').map(({ caipNetworkId }) => caipNetworkId),
  ];
  const start = wanted.find((id) => accountsOn(opened, id).length > 0);
  if (!start) throw new Failure('network-not-supported', 'The account cannot be used on any network');
  return start;
}

function letIn(storage: Storage): readonly string[] {
  return (storage.get(LET_IN) ?? '').split('\n').filter((id) => id !== '');
}

function remember(storage: Storage, id: string, is: boolean): void {
  const others = letIn(storage).filter((each) => each !== id);
  const ids = is ? [...others, id] : others;
  storage.set(LET_IN, ids.length > 0 ? ids.join('\n') : undefined);
}
