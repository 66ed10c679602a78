/** What events do to the screen. Views never navigate after an outcome; this is the one place that does. */
import type { RpcRequest } from '../domain/request.js';
import type { Event } from './events.js';
import { initialRouter } from './initial-router.js';
import type { EmailChange, LoginAttempt } from './login/state.js';
import { currentRoute, type Interrupt, navigate, type Route, type RouterState, topRoute, type View } from './router.js';
import { connectedOf, isUnsupported } from './selectors.js';
import type { State } from './state.js';

/** Whether a visitor sees the screens: the modal is open, or part of the page. */
export function isVisible(state: State): boolean {
  return state.shell.open || state.config.inline;
}

/** May the modal be closed now? `refused`: the visitor has to decide first. `ignored`: a wallet's own screen is up. */
export function mayClose(state: State, force: boolean): 'yes' | 'refused' | 'ignored' {
  const { view } = currentRoute(state.router);
  if (view === 'unsupported-network' || (isAsked(state) && state.signIn?.required)) return 'refused';
  if (view === 'approve' && !force) return 'ignored';
  return 'yes';
}

/** Folds an event into the router and the sheet. `state` already holds what else the event changed. */
export function followEvent(state: State, event: Event): State {
  switch (event.type) {
    case 'modal.opened':
      return opened(state, event.route);
    case 'modal.closed':
      // Whoever turns away from the question does not want the transaction that it is about.
      return closed(
        state.router.interrupt?.view === 'approve' ? withRouter(state, { ...state.router, transactions: [] }) : state,
      );
    case 'route.pushed':
      return withRouter(state, navigate(state.router, { type: 'push', route: event.route }));
    case 'route.replaced':
      return withRouter(state, navigate(state.router, { type: 'replace', route: event.route }));
    case 'route.reset':
      return leftLogin(withRouter(state, navigate(state.router, { type: 'reset', route: event.route })));
    case 'route.left':
      return leftLogin(withRouter(state, navigate(state.router, { type: 'back' })));
    case 'login.changed':
      return followLogin(state, loginRoute(event.attempt), LOGIN_VIEWS);
    case 'email-change.changed':
      return followLogin(
        state,
        emailChangeRoute(event.change),
        // Once it is done there is nothing left to fill in.
        event.change ? EMAIL_CHANGE_VIEWS : [...EMAIL_CHANGE_VIEWS, 'update-email-wallet'],
      );
    case 'connection.started':
      return event.restoring || !isVisible(state) ? state : connecting(state, event);
    case 'connection.wanted': {
      const route: Route = { view: 'switch-active-chain', networkId: event.networkId };
      return isVisible(state)
        ? withRouter(state, navigate(state.router, { type: 'push', route }))
        : opened(state, route);
    }
    case 'connection.opened':
      return checkNetwork(event.restored ? restored(state) : state.signIn ? state : closed(state));
    case 'connection.closed':
      if (event.namespace !== state.connect.activeNamespace || event.reason === 'not-restored') return state;
      return isVisible(state) ? closed(state) : state;
    case 'network.changed':
      return checkNetwork(state);
    case 'network.switch-started':
      if (!isVisible(state) || state.router.interrupt || !connectedOf(state)) return state;
      return withRouter(
        state,
        navigate(state.router, { type: 'push', route: { view: 'switch-network', networkId: event.networkId } }),
      );
    case 'network.switched':
      return afterSwitch(checkNetwork(state));
    case 'send.reviewed':
      return withRouter(state, navigate(state.router, { type: 'push', route: { view: 'send-review' } }));
    case 'send.submitted': {
      const router = { ...state.router, transactions: [] };
      return withRouter(
        state,
        isVisible(state) ? navigate(router, { type: 'reset', route: { view: 'account' } }) : router,
      );
    }
    case 'send.failed':
      return state.router.transactions.length > 0 ? withRouter(state, { ...state.router, transactions: [] }) : state;
    case 'transaction.pushed':
      return withRouter(state, { ...state.router, transactions: [...state.router.transactions, event.after] });
    case 'sign-in.changed':
      return isAsked(state) || state.router.interrupt?.view !== 'sign-in' ? approvalAsked(state) : closed(state);
    case 'request.received':
      return approvalAsked(state);
    case 'request.succeeded':
      return approvalEnded(state, true);
    case 'request.failed':
      return approvalEnded(state, false);
    case 'request.refused':
      return approvalTaken(state, event.request);
    default:
      return state;
  }
}

/** The screen that waits for the wallet. A simple pairing screen shows the pairing itself. */
function connecting(state: State, event: Extract<Event, { type: 'connection.started' }>): State {
  const { walletId, listed, pairing } = event;
  if (pairing && !listed && topRoute(state.router).view === 'connecting-wallet-connect-basic') return state;
  const route: Route = pairing
    ? { view: 'connecting-wallet-connect', ...(listed && { wallet: listed }) }
    : { view: 'connecting-wallet', walletId };
  return withRouter(state, navigate(state.router, { type: 'push', route }));
}

function opened(state: State, route: Route): State {
  const router: RouterState = {
    ...state.router,
    history: [route],
    interrupt: isUnsupported(state) ? { view: 'unsupported-network' } : state.router.interrupt,
    direction: 'forward',
  };
  return { ...state, router, shell: { ...state.shell, open: !state.config.inline, openedByInterrupt: false } };
}

function closed(state: State): State {
  const shell = { open: false, loading: false, refusing: false, openedByInterrupt: false };
  // Inline there is no away: the first screen comes back.
  const history: RouterState['history'] = state.config.inline
    ? [{ view: connectedOf(state) ? 'account' : 'connect' }]
    : state.router.history;
  return leftLogin({ ...state, shell, router: { ...state.router, history, interrupt: undefined } });
}

/** A connection came back while the modal was already showing Connect. */
function restored(state: State): State {
  if (!isVisible(state) || topRoute(state.router).view !== 'connect') return state;
  return withRouter(state, navigate(state.router, { type: 'reset', route: { view: 'account' } }));
}

/** Raises the 'unsupported network' screen when the wallet stands on a network the dapp does not know, or lets it go. */
function checkNetwork(state: State): State {
  const shown = state.router.interrupt?.view === 'unsupported-network';
  if (isUnsupported(state)) {
    if (shown) return state;
    const shell = isVisible(state) ? state.shell : { ...state.shell, open: true, openedByInterrupt: true };
    return {
      ...state,
      shell,
      router: navigate(state.router, { type: 'interrupt', interrupt: { view: 'unsupported-network' } }),
    };
  }
  if (!shown) return state;
  // What was asked meanwhile has waited behind it.
  if (state.shell.openedByInterrupt) return approvalAsked(closed(state));
  return approvalAsked(withRouter(state, navigate(state.router, { type: 'settle' })));
}

/** After a switch: back to the screen before the list of networks, or away. */
function afterSwitch(state: State): State {
  if (!isVisible(state)) return state;
  const { history } = state.router;
  const views = history.map((route) => route.view);
  if (!views.includes('networks') && !views.includes('switch-network')) return state;
  const list = views.indexOf('networks');
  const until = list >= 0 ? list : views.indexOf('switch-network');
  const [first, ...rest] = history.slice(0, until);
  if (first === undefined) return closed(state);
  return withRouter(state, { ...state.router, history: [first, ...rest], direction: 'back' });
}

/** Whether the site waits for the visitor to sign in. */
function isAsked({ signIn }: State): boolean {
  return signIn?.status === 'asking';
}

/**
 * An unsafe request, or else the site's wish that the visitor signs in: the modal comes up for it, or it goes on top of whatever
 * is shown. Only what must be settled first, is.
 */
function approvalAsked(state: State): State {
  const request = state.approve.pending[0];
  const shown = state.router.interrupt?.view;
  if (shown && (shown !== 'sign-in' || !request)) return state;
  const interrupt: Interrupt | undefined = request
    ? { view: 'approve', request }
    : isAsked(state)
      ? { view: 'sign-in' }
      : undefined;
  if (!interrupt) return state;
  const shell = isVisible(state) ? state.shell : { ...state.shell, open: true, openedByInterrupt: true };
  return {
    ...state,
    shell,
    router: navigate(state.router, { type: 'interrupt', interrupt }),
  };
}

/** A request was answered: the next one is shown; else the transaction stack says where to go, else what was there before. */
function approvalEnded(state: State, well: boolean): State {
  if (!isVisible(state)) return state;
  const { transactions, interrupt } = state.router;
  if (transactions.length === 0) {
    if (interrupt?.view !== 'approve') return state;
    return approvalAsked(state.shell.openedByInterrupt ? closed(state) : approvalSettled(state));
  }
  const settled = approvalSettled(withRouter(state, { ...state.router, transactions: transactions.slice(0, -1) }));
  const after = transactions[transactions.length - 1];
  if (!well || after === undefined || after === 'back' || after === 'stay') return approvalAsked(settled);
  if (after === 'close') return approvalAsked(closed(withRouter(state, { ...initialRouter, direction: 'back' })));
  return approvalAsked(withRouter(settled, navigate(settled.router, { type: 'reset', route: after.show })));
}

/** A request on screen was taken from the visitor. What is said of it needs the modal: it stays. */
function approvalTaken(state: State, { id }: RpcRequest): State {
  const { interrupt } = state.router;
  if (interrupt?.view !== 'approve' || interrupt.request.id !== id) return state;
  if (!state.shell.openedByInterrupt) return approvalAsked(approvalSettled(state));
  const shell = { ...state.shell, openedByInterrupt: false };
  const router = navigate(state.router, { type: 'reset', route: { view: 'account' } });
  return approvalAsked(approvalSettled({ ...state, shell, router }));
}

function approvalSettled(state: State): State {
  return state.router.interrupt?.view === 'approve'
    ? withRouter(state, navigate(state.router, { type: 'settle' }))
    : state;
}

const LOGIN_VIEWS: readonly View[] = [
  'email-verify-otp',
  'email-verify-device',
  'connecting-social',
  'connecting-farcaster',
];
const EMAIL_CHANGE_VIEWS: readonly View[] = ['update-email-primary-otp', 'update-email-secondary-otp'];

/** The screen of a login on its way. Before a mail is sent, the visitor stays where they asked for it. */
function loginRoute(attempt: LoginAttempt | undefined): Route | undefined {
  if (!attempt) return undefined;
  if (attempt.way === 'social')
    return attempt.provider === 'farcaster'
      ? { view: 'connecting-farcaster' }
      : { view: 'connecting-social', provider: attempt.provider };
  if (attempt.step === 'email') return undefined;
  return { view: attempt.step === 'device' ? 'email-verify-device' : 'email-verify-otp' };
}

function emailChangeRoute(change: EmailChange | undefined): Route | undefined {
  if (!change || change.step === 'email') return undefined;
  return { view: change.step === 'old' ? 'update-email-primary-otp' : 'update-email-secondary-otp' };
}

/** One screen of the kind at a time, on top of where it was asked for; none when it is over. */
function followLogin(state: State, route: Route | undefined, kind: readonly View[]): State {
  if (!isVisible(state)) return state;
  const { router } = state;
  const [first, ...rest] = router.history.filter(({ view }) => !kind.includes(view));
  if (first === undefined) return route ? withRouter(state, navigate(router, { type: 'reset', route })) : closed(state);
  if (rest.length + 1 === router.history.length)
    return route ? withRouter(state, navigate(router, { type: 'push', route })) : state;
  if (!route) return withRouter(state, { ...router, history: [first, ...rest], direction: 'back' });
  return withRouter(state, navigate(router, { type: 'replace', route }));
}

/** Whoever leaves the screens of a login, or of a change of the email, gives it up. */
function leftLogin(state: State): State {
  const { attempt, emailChange } = state.login;
  const shows = (kind: readonly View[]) =>
    isVisible(state) && state.router.history.some(({ view }) => kind.includes(view));
  const gone = attempt && !(shows(LOGIN_VIEWS) || (isVisible(state) && loginRoute(attempt) === undefined));
  const stopped = emailChange && !(shows(EMAIL_CHANGE_VIEWS) || (isVisible(state) && emailChange.step === 'email'));
  if (!gone && !stopped) return state;
  return {
    ...state,
    login: {
      ...state.login,
      attempt: gone ? undefined : attempt,
      emailChange: stopped ? undefined : emailChange,
    },
  };
}

function withRouter(state: State, router: RouterState): State {
  return router === state.router ? state : { ...state, router };
}
