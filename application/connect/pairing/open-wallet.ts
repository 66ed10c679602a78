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
      const link = linkTo(deps.state(), way, deps.device.platform);
      if (!link) return throwError(() => new Failure('wallet-not-found', 'There is no link to this wallet'));
      const { scheduler } = deps;
      let left = false;
      const seen$ = deps.device.openApp(link).pipe(
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
        mergeMap((opening) => happened(changed(opening))),
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
  const { mobileLink, universalLink, desktopLink: desktop, webappLink: web } = listed ?? {};
  const mobile = inApp ? (universalLink ?? mobileLink) : (mobileLink ?? universalLink);
  const link = { mobile, universal: universalLink, desktop, web }[way];
  if (!link || !pairing) return undefined;
  // Telegram on Android decodes the link once more.
  const twice = way === 'mobile' && system === 'android' && telegram === true;
  return pairingLink(link, pairing.uri, { twice })?.href;
}

function changed(opening: Opening | undefined): Event {
  return { type: 'wallet.opening-changed', opening };
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
