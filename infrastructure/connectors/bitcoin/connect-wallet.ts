/** Connecting to a Bitcoin wallet, with and without a prompt. */
import { catchError, map, type Observable, of, throwError } from 'rxjs';
import type { ChosenNetworks } from '../../../application/ports/connector.js';
import type { Link } from '../../../application/ports/link.js';
import type { AccountType } from '../../../domain/address/account.js';
import { Failure } from '../../../domain/failure/failure.js';
import { toFailure } from '../../../domain/failure/to-failure.js';
import type { NetworkId } from '../../../domain/network/caip.js';
import { within } from '../../within.js';
import type { WalletContext } from '../wallet-standard/wallet-context.js';
import { MAINNET } from './bitcoin-chains.js';
import { accountsOn, bitcoinLink } from './bitcoin-link.js';
import type { BitcoinWay, Opened } from './bitcoin-way.js';
import type { FoundWallet } from './found-wallets.js';
import { okxWay } from './okx-way.js';
import { satsWay } from './sats-way.js';
import { standardWay } from './standard-way.js';

export interface BitcoinContext extends WalletContext {
  /** The preferred account type. */
  readonly preferred: AccountType;
}

/** The time limit of the wallet's prompt. */
const PROMPT_LIMIT = 300_000;
/** The time limit for a wallet to restore access, while the page shows "connecting". */
const RESTORE_LIMIT = 3000;

/** Prompts the visitor to connect accounts to this site. Call it inside a user gesture. */
export function connectWallet(
  found: FoundWallet,
  chosen: ChosenNetworks | undefined,
  context: BitcoinContext,
): Observable<Link> {
  const way = wayOf(found, context);
  const late = () => throwError(() => new Failure('timed-out', 'The wallet did not answer in time'));
  return within(way.open(wantedOf(chosen, context)), PROMPT_LIMIT, context.scheduler, late).pipe(
    map((opened) => bitcoinLink(found.wallet, way, opened, startOf(opened, chosen, context), context)),
    catchError((error: unknown) => throwError(() => toFailure(error, 'wallet-misbehaved'))),
  );
}

/** Restores an earlier connection. Never prompts, never fails: `undefined` if the wallet does not give the site access. */
export function restoreWallet(
  found: FoundWallet,
  chosen: ChosenNetworks | undefined,
  context: BitcoinContext,
): Observable<Link | undefined> {
  const way = wayOf(found, context);
  return within(way.reopen(wantedOf(chosen, context)), RESTORE_LIMIT, context.scheduler, () => of(undefined)).pipe(
    map((opened) => opened && bitcoinLink(found.wallet, way, opened, startOf(opened, chosen, context), context)),
    catchError((error: unknown) => {
      context.log('info', `${found.wallet.name} was not connected again`, error);
      return of(undefined);
    }),
  );
}

function wayOf({ by, own, id }: FoundWallet, { preferred }: BitcoinContext): BitcoinWay {
  if (by === 'standard') return standardWay(own, preferred);
  return by === 'okx' ? okxWay(own, preferred) : satsWay(own, id, preferred);
}

function wantedOf(chosen: ChosenNetworks | undefined, { networks }: BitcoinContext): NetworkId {
  const first = networks.find(({ chainNamespace }) => chainNamespace === 'bip122')?.caipNetworkId;
  return chosen?.bip122 ?? first ?? MAINNET;
}

/** The wallet's network; else the dapp's preferred network, its other networks, and any that the accounts can be used on. */
function startOf(opened: Opened, chosen: ChosenNetworks | undefined, context: BitcoinContext): NetworkId {
  if (opened.accounts.length === 0) throw new Failure('no-accounts', 'The wallet shared no account');
  const wanted = [
    wantedOf(chosen, context),
    ...context.networks.map(({ caipNetworkId }) => caipNetworkId),
    ...opened.accounts.flatMap(({ networks }) => networks),
  ];
  const start = opened.network ?? wanted.find((id) => accountsOn(opened, id).length > 0);
  if (!start) throw new Failure('network-not-supported', 'The account cannot be used on any network');
  return start;
}
