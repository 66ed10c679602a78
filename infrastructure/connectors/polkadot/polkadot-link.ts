/** A live connection to one Polkadot wallet. */
import { catchError, defer, EMPTY, merge, mergeMap, Observable, Subject, takeWhile, throwError } from 'rxjs';
import type { Link, LinkChange } from '../../../application/ports/link.js';
import type { Account } from '../../../domain/address/account.js';
import { Failure } from '../../../domain/failure/failure.js';
import type { NetworkId } from '../../../domain/network/caip.js';
import { readProperty } from '../../../domain/value/read-property.js';
import type { Wallet } from '../../../domain/wallet/wallet.js';
import { toHex } from '../../hex.js';
import { guardedProvider } from '../eip1193/guarded-provider.js';
import { isProvider } from '../eip1193/provider.js';
import { oneListener } from '../one-listener.js';
import type { WalletContext } from '../wallet-standard/wallet-context.js';
import { askOwn } from './ask-signer.js';
import { type PolkadotSigner, polkadotProvider } from './polkadot-requests.js';
import { accountsOn, type OpenedAccount, readAccounts } from './read-accounts.js';

export interface PolkadotOpened {
  readonly wallet: Wallet;
  /** The wallet's answer when it gave access. */
  readonly extension: unknown;
  readonly accounts: readonly OpenedAccount[];
}

export function polkadotLink(
  { wallet, extension, accounts: first }: PolkadotOpened,
  start: NetworkId,
  { log }: WalletContext,
  forget: () => void,
): Link {
  let opened = first;
  let network = start;
  const moved$ = new Subject<LinkChange>();
  const here = () => accountsOn(opened, network);
  const provider = polkadotProvider(signerOf(extension), () => ({ accounts: opened, network }));
  let guarded: unknown;

  /** What has changed: the network first, since it determines the address format. */
  const differences = (change: () => void): readonly LinkChange[] => {
    const [addresses, place] = [addressesOf(here()), network];
    change();
    const now = here();
    if (!isSome(now)) return [{ type: 'lost' }];
    return [
      ...(network === place ? [] : [{ type: 'network', networkId: network } as const]),
      ...(addressesOf(now) === addresses ? [] : [{ type: 'accounts', accounts: now } as const]),
    ];
  };

  const events$ = merge(
    moved$,
    listen(readProperty(extension, 'accounts')).pipe(
      mergeMap((reported) =>
        defer(() => {
          const news = readAccounts(reported);
          return differences(() => {
            opened = news;
          });
        }).pipe(
          catchError((error: unknown) => {
            log('warn', 'A malformed change of the wallet was ignored', error);
            return EMPTY;
          }),
        ),
      ),
    ),
  ).pipe(takeWhile(({ type }) => type !== 'lost', true));

  const accounts = here();
  if (!isSome(accounts)) throw new Failure('no-accounts', 'The wallet shared no account');
  return {
    ...{ wallet, accounts, networkId: start, provider },
    changes$: oneListener(events$),
    guard: (current, ended$) => {
      guarded ??= isProvider(provider) ? guardedProvider(provider, current, ended$) : provider;
      return guarded;
    },
    moveTo: (id) =>
      defer(() => {
        if (accountsOn(opened, id).length === 0)
          return throwError(() => new Failure('network-not-supported', 'Chain is not supported'));
        for (const change of differences(() => {
          network = id;
        }))
          moved$.next(change);
        return EMPTY;
      }),
    // There is no request for it: only the site forgets its access.
    disconnect: () =>
      defer(() => {
        forget();
        return EMPTY;
      }),
  };
}

function signerOf(extension: unknown): PolkadotSigner {
  const signer = readProperty(extension, 'signer');
  return {
    signText(address, text) {
      const data = `0x${toHex(new TextEncoder().encode(text))}`;
      return askOwn(signer, 'signRaw', { address, data, type: 'bytes' });
    },
    signPayload: (_, payload) => askOwn(signer, 'signPayload', payload),
  };
}

/** The wallet's account events. A wallet without them is fine. */
function listen(accounts: unknown): Observable<unknown> {
  return new Observable((subscriber) => {
    const subscribe = readProperty(accounts, 'subscribe');
    if (typeof subscribe !== 'function') return undefined;
    try {
      const off: unknown = Reflect.apply(subscribe, accounts, [(reported: unknown) => subscriber.next(reported)]);
      return () => void (typeof off === 'function' && off());
    } catch {
      return undefined;
    }
  });
}

function isSome(accounts: readonly Account[]): accounts is readonly [Account, ...Account[]] {
  return accounts.length > 0;
}

function addressesOf(accounts: readonly Account[]): string {
  return accounts.map(({ address }) => address).join();
}
