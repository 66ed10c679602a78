/** Everything that follows from events without anybody asking. */
import {
  catchError,
  distinctUntilChanged,
  EMPTY,
  filter,
  ignoreElements,
  map,
  merge,
  mergeMap,
  Observable,
  switchMap,
  take,
  tap,
  timer,
} from 'rxjs';
import { canPair } from '../connect/can-pair.js';
import { discoverWallets } from '../connect/discover-wallets.js';
import { followLink } from '../connect/follow-link.js';
import { pairWhenShown } from '../connect/pair-when-shown.js';
import { connectedNamespaces, connectedOf, walletOf } from '../connect/selectors.js';
import { keepStored } from '../connect/stored.js';
import { KEYS } from '../connect/stored-promises.js';
import type { Reaction } from '../engine/deps.js';
import { loginWays } from '../login/login-ways.js';
import { isVisible } from '../shell/navigation.js';
import { raiseAlerts } from '../shell/raise-alerts.js';
import { timeNotices } from '../shell/time-notices.js';

const whenConnected: Reaction = (deps) =>
  deps.state$.pipe(
    filter((state) => !!connectedOf(state)),
    take(1),
    mergeMap(() => deps.parts.connected),
    mergeMap(({ keepConnected }) => keepConnected(deps)),
  );

const whenElsewhere: Reaction = (deps) =>
  new Observable<string | undefined>((subscriber) => deps.storage.watch?.((key) => subscriber.next(key))).pipe(
    mergeMap((key) =>
      deps.parts.connected.pipe(
        // What cannot be loaded now is looked at with the next change.
        catchError(() => EMPTY),
        mergeMap(({ followOtherTab }) => followOtherTab(deps, key)),
      ),
    ),
  );

/** A wallet has to be opened inside the visitor's gesture, so what opens it is there before that. */
const whenPairing: Reaction = (deps) =>
  deps.state$.pipe(
    filter((state) => (isVisible(state) && canPair(state)) || walletOf(state)?.appLink !== undefined),
    switchMap(() => deps.parts.pairing.pipe(catchError(() => EMPTY))),
    take(1),
    mergeMap(({ offerWallet }) => offerWallet(deps)),
  );

const whenSending: Reaction = (deps) =>
  deps.state$.pipe(
    filter(({ router }) => router.history.some(({ view }) => view === 'send')),
    take(1),
    mergeMap(() => deps.parts.send),
    mergeMap(({ beginSend, keepFee, keepName }) => merge(beginSend(deps), keepFee(deps), keepName(deps))),
  );

/** The first drawing has the page to itself. */
const AFTER_DRAWING = 100;

const whenBrowsing: Reaction = (deps) =>
  deps.catalogue
    ? deps.state$.pipe(
        // Of somebody connected, once they look at wallets of the directory.
        filter((state) => isVisible(state) && (!connectedOf(state) || !!state.catalogue?.inView[0])),
        take(1),
        switchMap(() => timer(AFTER_DRAWING, deps.scheduler)),
        mergeMap(() => deps.parts.catalogue),
        mergeMap(({ browse }) => browse(deps)),
      )
    : EMPTY;

/** Whoever looks at the wallets is about to choose one. */
const whenChoosing: Reaction = ({ connectors, scheduler, state$ }) =>
  state$.pipe(
    filter((state) => isVisible(state) && !connectedOf(state)),
    take(1),
    switchMap(() => timer(AFTER_DRAWING, scheduler)),
    mergeMap(() => {
      for (const connector of connectors) connector.prepare?.();
      return EMPTY;
    }),
  );

/** A wallet inside the modal asks nothing before it is connected; one that the host brings along may. */
const whenAsked: Reaction = (deps) => {
  const { approvals } = deps;
  if (!approvals) return EMPTY;
  return deps.state$.pipe(
    filter(
      (state) => !deps.embedded || connectedNamespaces(state).some((each) => walletOf(state, each)?.type === 'AUTH'),
    ),
    take(1),
    mergeMap(() => deps.parts.approve),
    mergeMap(({ answerRequests }) => answerRequests(deps)),
  );
};

const whenLoggedIn: Reaction = (deps) =>
  deps.embedded
    ? deps.state$.pipe(
        filter(
          (state) =>
            !!state.login.attempt || connectedNamespaces(state).some((each) => walletOf(state, each)?.type === 'AUTH'),
        ),
        take(1),
        mergeMap(() => deps.parts.login),
        mergeMap(({ keepLogin }) => keepLogin(deps)),
      )
    : EMPTY;

const whenInstalled: Reaction = (deps) =>
  deps.embedded && deps.device.platform.standalone
    ? deps.state$.pipe(
        map((state) => isVisible(state) && !connectedOf(state) && loginWays(state).socials.length > 0),
        distinctUntilChanged(),
        filter(Boolean),
        mergeMap(() => deps.parts.login),
        mergeMap(({ holdSocials }) => holdSocials(deps)),
      )
    : EMPTY;

/** A login that the page was left for, which has been loaded again. */
const whenBack: Reaction = ({ embedded, storage, events$, ask }) =>
  events$.pipe(
    filter(({ type }) => type === 'core.started' && embedded !== undefined && storage.get(KEYS.leaving) !== undefined),
    tap(() => ask({ type: 'finish-login' })),
    ignoreElements(),
  );

export const reactions: readonly Reaction[] = [
  keepStored,
  followLink,
  whenElsewhere,
  pairWhenShown,
  raiseAlerts,
  timeNotices,
  whenConnected,
  whenPairing,
  whenSending,
  whenBrowsing,
  whenChoosing,
  whenAsked,
  whenLoggedIn,
  whenInstalled,
  whenBack,
  discoverWallets,
];
