/** Opens a wallet by its link, and detects whether that worked. */
import {
  concat,
  defer,
  delay,
  filter,
  merge,
  mergeMap,
  type Observable,
  of,
  switchMap,
  takeUntil,
  throwError,
  timeout,
} from 'rxjs';
import { Failure } from '../../../domain/failure/failure.js';
import { appHome, pairingLink } from '../../../domain/wallet/pairing-link.js';
import type { ListedWallet } from '../../../domain/wallet/wallet.js';
import type { Deps } from '../../engine/deps.js';
import type { Event } from '../../engine/events.js';
import { happened } from '../../engine/happened.js';
import type { IntentOf } from '../../engine/intents.js';
import type { State } from '../../engine/state.js';
import type { Platform } from '../../ports/device.js';
import type { OpeningWay } from '../intents.js';
import { walletOf } from '../selectors.js';
import type { Opening } from '../state.js';

/** If the page is still visible after this time: an installed app would have opened by then. Milliseconds. */
const UNOPENED = 2500;
const LATE = 3000;
/** Until then the browser's prompt to leave the page may still be unanswered. */
const STUCK = 5000;
/** For this long after returning, the answer may still arrive. */
const ANSWER_LIMIT = 5000;

export const openWallet =
  (deps: Deps) =>
  ({ way = 'mobile' }: Pick<IntentOf<'open-wallet'>, 'way'>): Observable<Event> =>
    defer(() => {
      const { device, scheduler } = deps;
      const link = linkTo(deps.state(), way, device.platform);
      if (!link) return throwError(() => new Failure('wallet-not-found', 'There is no link to this wallet'));
      let left = false;
      const seen$ = device.openApp(link).pipe(
        switchMap((seen) => {
          left = true;
          // Returned without a result: the app can be opened again.
          return seen === 'back' ? concat(of(seen), of(undefined).pipe(delay(ANSWER_LIMIT, scheduler))) : of(seen);
        }),
        timeout({ first: STUCK, scheduler, with: () => of('stuck' as const) }),
      );
      const after = (time: number, opening: Opening) => of(opening).pipe(delay(time, scheduler));
      const unseen$ = merge(after(UNOPENED, 'unopened'), after(LATE, 'late')).pipe(filter(() => !left));
      return merge(of('opening' as const), seen$, unseen$).pipe(
        mergeMap((opening) =>
          happened({ type: 'wallet.opening-changed', opening, link: keptLink(deps.state(), way, device.platform) }),
        ),
        takeUntil(deps.events$.pipe(filter(endsWaiting))),
      );
    });

function linkTo(state: State, way: OpeningWay, { system, telegram, inApp }: Platform): string | undefined {
  const { attempt } = state.connect;
  if (!attempt) {
    const { appLink } = walletOf(state) ?? {};
    return appLink && appHome(appLink);
  }
  const { listed, pairing } = attempt;
  const link = linksOf(listed, inApp)[way];
  if (!link || !pairing) return undefined;
  // Telegram on Android decodes the link once more.
  const twice = way === 'mobile' && system === 'android' && telegram === true;
  return pairingLink(link, pairing.uri, { twice })?.href;
}

function linksOf(
  listed: ListedWallet | undefined,
  inApp: boolean | undefined,
): Readonly<Record<OpeningWay, string | undefined>> {
  const { mobileLink, universalLink: universal, desktopLink: desktop, webappLink: web } = listed ?? {};
  const mobile = inApp ? (universal ?? mobileLink) : (mobileLink ?? universal);
  return { mobile, universal, desktop, web };
}

/** The link for later requests. A desktop program has none. An app only has one on a phone. */
function keptLink({ connect }: State, way: OpeningWay, { mobile, inApp }: Platform): string | undefined {
  if (way === 'desktop' || !(mobile || way === 'web')) return undefined;
  return linksOf(connect.attempt?.listed, inApp)[way];
}

/** The awaited event has happened, or is not awaited any more. */
function endsWaiting(event: Event): boolean {
  switch (event.type) {
    case 'modal.closed':
    case 'connection.opened':
    case 'connection.failed':
    case 'connection.started':
      return true;
    case 'wallet.asking-changed':
      return event.asking === 0;
    default:
      return false;
  }
}
