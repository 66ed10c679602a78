/** Folds the pending login and the logged-in user, and navigates their screens. */

import { closed } from '../connect/follow-connection.js';
import type { Fold } from '../engine/fold.js';
import type { State } from '../engine/state.js';
import { isVisible, withRouter } from '../shell/navigation.js';
import { navigate, type Route, type View } from '../shell/router.js';
import { reduceLogin } from './slice.js';
import type { EmailChange, LoginAttempt } from './state.js';

export const foldLogin: Fold = (folded, event, before) => {
  const login = reduceLogin(folded.login, event);
  const state = login === folded.login ? folded : { ...folded, login };
  switch (event.type) {
    case 'login.changed':
      return followLogin(state, loginRoute(event.attempt), LOGIN_VIEWS);
    case 'email-change.changed':
      return followLogin(
        state,
        emailChangeRoute(event.change),
        // Once done, there is nothing left to fill in.
        event.change ? EMAIL_CHANGE_VIEWS : [...EMAIL_CHANGE_VIEWS, 'update-email-wallet'],
      );
    case 'route.reset':
    case 'route.left':
    case 'modal.closed':
      return leftLogin(state);
    case 'connection.closed':
      return state.router.history === before.router.history ? state : leftLogin(state);
    default:
      return state;
  }
};

const LOGIN_VIEWS: readonly View[] = [
  'email-verify-otp',
  'email-verify-device',
  'connecting-social',
  'connecting-farcaster',
];
const EMAIL_CHANGE_VIEWS: readonly View[] = ['update-email-primary-otp', 'update-email-secondary-otp'];

/** The screen of a pending login. Before an email is sent, the visitor stays where they requested it. */
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

/** One such screen at a time, on top of where it was requested; none when done. */
function followLogin(state: State, route: Route | undefined, kind: readonly View[]): State {
  if (!isVisible(state)) return state;
  const { router } = state;
  const [first, ...rest] = router.history.filter(({ view }) => !kind.includes(view));
  if (first === undefined)
    return route ? withRouter(state, navigate(router, { type: 'reset', route })) : leftLogin(closed(state));
  if (rest.length + 1 === router.history.length)
    return route ? withRouter(state, navigate(router, { type: 'push', route })) : state;
  if (!route) return withRouter(state, { ...router, history: [first, ...rest], direction: 'back' });
  return withRouter(state, navigate(router, { type: 'replace', route }));
}

/** Leaving the screens of a login, or of a change of the email, cancels it. */
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
