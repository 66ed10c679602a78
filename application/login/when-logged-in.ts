/** Loads the code for login with the first login, or when one is continued. */
import { distinctUntilChanged, EMPTY, filter, ignoreElements, map, mergeMap, tap } from 'rxjs';
import { connectedNamespaces, connectedOf, walletOf } from '../connect/selectors.js';
import { KEYS } from '../connect/stored/stored-promises.js';
import type { Reaction } from '../engine/deps.js';
import { isVisible } from '../shell/navigation.js';
import { loginWays } from './login-ways.js';

export const whenLoggedIn: Reaction = (deps) =>
  deps.embedded
    ? deps.withPart(
        'login',
        (state) =>
          !!state.login.attempt || connectedNamespaces(state).some((each) => walletOf(state, each)?.type === 'AUTH'),
        ({ keepLogin }) => keepLogin(deps),
      )
    : EMPTY;

export const whenInstalled: Reaction = (deps) =>
  deps.embedded && deps.device.platform.standalone
    ? deps.state$.pipe(
        map((state) => isVisible(state) && !connectedOf(state) && loginWays(state).socials.length > 0),
        distinctUntilChanged(),
        filter(Boolean),
        mergeMap(() => deps.withPart('login', Boolean, ({ holdSocials }) => holdSocials(deps))),
      )
    : EMPTY;

/** A login that the page was left for, which has been loaded again. */
export const whenBack: Reaction = ({ embedded, storage, events$, ask }) =>
  events$.pipe(
    filter(({ type }) => type === 'core.started' && embedded !== undefined && storage.get(KEYS.leaving) !== undefined),
    tap(() => ask({ type: 'finish-login' })),
    ignoreElements(),
  );
