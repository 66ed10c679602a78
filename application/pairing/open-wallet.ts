/** Opens a wallet by its link, and notices whether that led anywhere. */
import {
  concat,
  defer,
  delay,
  filter,
  mergeMap,
  type Observable,
  of,
  switchMap,
  takeUntil,
  throwError,
  timeout,
} from 'rxjs';
import { Failure } from '../../domain/failure.js';
import { appHome, pairingLink } from '../../domain/pairing-link.js';
import type { Opening } from '../connect/state.js';
import type { Deps } from '../deps.js';
import type { Event } from '../events.js';
import { happened } from '../happened.js';
import type { IntentOf, OpeningWay } from '../intents.js';
import type { Platform } from '../ports.js';
import { walletOf } from '../selectors.js';
import type { State } from '../state.js';

/** By then an app that is there has come up, and the page is out of sight. */
const OPENING_LIMIT = 2500;
/** For so long after coming back, the answer may just be on its way. */
const ANSWER_LIMIT = 5000;

export const openWallet =
  (deps: Deps) =>
  ({ way }: Pick<IntentOf<'open-wallet'>, 'way'>): Observable<Event> =>
    defer(() => {
      const link = linkTo(deps.state(), way, deps.device.platform);
      if (!link) return throwError(() => new Failure('wallet-not-found', 'No link leads to this wallet'));
      const seen$ = deps.device.openApp(link).pipe(
        switchMap((seen) =>
          // Back with nothing to show for it: the app can be opened again.
          seen === 'back' ? concat(of(seen), of(undefined).pipe(delay(ANSWER_LIMIT, deps.scheduler))) : of(seen),
        ),
        timeout({ first: OPENING_LIMIT, scheduler: deps.scheduler, with: () => of('unopened' as const) }),
      );
      return concat(of('opening' as const), seen$).pipe(
        mergeMap((opening) => happened(changed(opening))),
        takeUntil(deps.events$.pipe(filter(endsWaiting))),
      );
    });

function linkTo(state: State, way: OpeningWay, { system, telegram }: Platform): string | undefined {
  const { attempt } = state.connect;
  if (!attempt) {
    const { appLink } = walletOf(state) ?? {};
    return appLink && appHome(appLink);
  }
  const { listed, pairing } = attempt;
  const link = { mobile: listed?.mobileLink, desktop: listed?.desktopLink, web: listed?.webappLink }[way];
  if (!link || !pairing) return undefined;
  // Telegram on Android decodes what it passes on.
  const twice = way === 'mobile' && system === 'android' && telegram === true;
  return pairingLink(link, pairing.uri, { twice })?.href;
}

function changed(opening: Opening | undefined): Event {
  return { type: 'wallet.opening-changed', opening };
}

/** What was waited for has come, or is waited for no more. */
function endsWaiting({ type }: Event): boolean {
  return (
    type === 'modal.closed' ||
    type === 'connection.opened' ||
    type === 'connection.failed' ||
    type === 'connection.started'
  );
}
