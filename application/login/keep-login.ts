/** Follows the logged-in user of the embedded wallet, and logins that the wallet has lost; passes the dapp's theme and language to it. */
import { catchError, distinctUntilChanged, EMPTY, ignoreElements, map, merge, mergeMap, tap } from 'rxjs';
import { Failure } from '../../domain/failure/failure.js';
import type { Reaction } from '../engine/deps.js';
import type { Event } from '../engine/events.js';
import { happened } from '../engine/happened.js';
import { attemptAt } from './login-attempt.js';
import type { LoginState } from './state.js';
import { withEmbedded } from './with-embedded.js';

export const keepLogin: Reaction = (deps) =>
  withEmbedded(deps, ({ login }) =>
    merge(
      // If the frame fails because the page is offline, its texts cannot be loaded either.
      deps.parts.alerts.pipe(
        ignoreElements(),
        catchError(() => EMPTY),
      ),
      login.user$.pipe(mergeMap((user) => happened({ type: 'login.user-known', user }))),
      login.lost$.pipe(mergeMap(() => happened(...startedOver(deps.state().login)))),
      deps.state$.pipe(
        map(({ config }) => config),
        distinctUntilChanged((one, other) => one.theme === other.theme && one.locale === other.locale),
        tap(({ theme, locale }) => login.dress(theme.mode, theme.variables, locale)),
        ignoreElements(),
      ),
    ),
  );

/** The link or code is no longer valid: back to where it is requested. A pending step ends by itself. */
function startedOver({ attempt, mail }: LoginState): readonly Event[] {
  const forgotten: readonly Event[] = mail ? [{ type: 'login.mailed', mail: { at: mail.at } }] : [];
  if (attempt?.way !== 'email' || attempt.step === 'email' || attempt.busy !== undefined) return forgotten;
  return [...forgotten, attemptAt<'email'>({ ...attempt, step: 'email' })(new Failure('wallet-disconnected'))];
}
