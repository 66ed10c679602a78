/** Gives wallets without an icon the directory's icon of their connector. */
import {
  catchError,
  distinctUntilChanged,
  EMPTY,
  map,
  mergeMap,
  type Observable,
  of,
  take,
  throwError,
  timeout,
} from 'rxjs';
import { Failure } from '../../../domain/failure/failure.js';
import type { Wallet } from '../../../domain/wallet/wallet.js';
import type { Reaction } from '../../engine/deps.js';
import type { Event } from '../../engine/events.js';
import { CATALOGUE_LIMIT } from '../ask-catalogue.js';

export const keepConnectorPictures: Reaction = ({ catalogue, scheduler, state, state$ }) => {
  if (!catalogue) return EMPTY;
  /** The requested pictures, and the results. */
  const pictures = new Map<string, string | undefined>();
  const pictureOf = (id: string): Observable<string> => {
    const known = pictures.get(id);
    if (known !== undefined) return of(known);
    if (pictures.has(id)) return EMPTY;
    pictures.set(id, undefined);
    return catalogue.pipe(
      mergeMap(({ picture }) => picture?.({ kind: 'connector', id }) ?? EMPTY),
      take(1),
      timeout({ each: CATALOGUE_LIMIT, scheduler, with: () => throwError(() => new Failure('timed-out')) }),
      // Its initial is shown instead.
      catchError(() => EMPTY),
      map((icon) => {
        pictures.set(id, icon);
        return icon;
      }),
    );
  };
  return state$.pipe(
    map(({ connect }) => connect.wallets),
    distinctUntilChanged(),
    mergeMap(
      (wallets) =>
        new Set(
          Object.values(wallets)
            .flat()
            .filter(isPlain)
            .map(({ id }) => id),
        ),
    ),
    mergeMap((id) => pictureOf(id).pipe(map((icon) => ({ id, icon })))),
    mergeMap(({ id, icon }) => {
      const wants = (wallet: Wallet) => wallet.id === id && isPlain(wallet);
      return Object.entries(state().connect.wallets)
        .filter(([, wallets]) => wallets.some(wants))
        .map(
          ([connectorId, wallets]): Event => ({
            ...{ type: 'wallets.changed', connectorId },
            wallets: wallets.map((wallet) => (wants(wallet) ? { ...wallet, icon } : wallet)),
          }),
        );
    }),
  );
};

function isPlain({ icon }: Wallet): boolean {
  return icon === undefined;
}
