/** Connecting to a Wallet Standard wallet, with and without a prompt. */
import { catchError, map, type Observable, of, throwError } from 'rxjs';
import type { ChosenNetworks } from '../../../application/ports/connector.js';
import type { Link } from '../../../application/ports/link.js';
import { Failure } from '../../../domain/failure/failure.js';
import { toFailure } from '../../../domain/failure/to-failure.js';
import type { NetworkId } from '../../../domain/network/caip.js';
import { readProperty } from '../../../domain/value/read-property.js';
import { within } from '../../within.js';
import { askFeature } from './ask-feature.js';
import { type OpenedAccount, readAccounts, someAccounts } from './read-accounts.js';
import type { RegisteredWallet } from './registered-wallets.js';
import { chainNameOf, networkNamed } from './solana-chains.js';
import type { WalletContext } from './wallet-context.js';
import { walletLink } from './wallet-link.js';

/** The time limit of the wallet's prompt. */
const PROMPT_LIMIT = 300_000;
/** The time limit for a wallet to restore access, while the page shows "connecting". */
const RESTORE_LIMIT = 3000;

/** Prompts the visitor to connect accounts to this site. Call it inside a user gesture. */
export function connectWallet(
  found: RegisteredWallet,
  chosen: ChosenNetworks | undefined,
  context: WalletContext,
): Observable<Link> {
  return open(found, [], PROMPT_LIMIT, chosen, context).pipe(
    catchError((error: unknown) => throwError(() => toFailure(error, 'wallet-misbehaved'))),
  );
}

/** Restores an earlier connection. Never prompts, never fails: `undefined` if the wallet does not give the site access. */
export function restoreWallet(
  found: RegisteredWallet,
  chosen: ChosenNetworks | undefined,
  context: WalletContext,
): Observable<Link | undefined> {
  return open(found, [{ silent: true }], RESTORE_LIMIT, chosen, context).pipe(
    catchError((error: unknown) => {
      context.log('info', `${found.wallet.name} was not connected again`, error);
      return of(undefined);
    }),
  );
}

function open(
  found: RegisteredWallet,
  given: readonly unknown[],
  limit: number,
  chosen: ChosenNetworks | undefined,
  context: WalletContext,
): Observable<Link> {
  const late = () => throwError(() => new Failure('timed-out', 'The wallet did not answer in time'));
  const answer = askFeature(found.standard, 'standard:connect', 'connect', ...given);
  return within(answer, limit, context.scheduler, late).pipe(
    map((answer) => {
      const opened = readAccounts(readProperty(answer, 'accounts') ?? readProperty(found.standard, 'accounts'));
      someAccounts(opened);
      return walletLink(found, opened, startOf(opened, chosen, context), context);
    }),
  );
}

/** The dapp's preferred network, else the first of its networks that the account can be used on, else any that it can. */
function startOf(
  [first]: readonly OpenedAccount[],
  chosen: ChosenNetworks | undefined,
  { networks }: WalletContext,
): NetworkId {
  const served = first?.chains ?? [];
  const wanted = [
    ...(chosen?.solana ? [chosen.solana] : []),
    ...networks.filter(({ chainNamespace }) => chainNamespace === 'solana').map(({ caipNetworkId }) => caipNetworkId),
  ];
  const start = wanted.find((id) => chainNameOf(id, served)) ?? served.map(networkNamed).find((id) => id !== undefined);
  if (!start) throw new Failure('network-not-supported', 'The account cannot be used on any network');
  return start;
}
