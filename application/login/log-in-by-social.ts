/** Logs in with a social account: its window or code, then the identity, then the account. */
import { concat, map, type Observable } from 'rxjs';
import { Failure } from '../../domain/failure/failure.js';
import { SOCIAL_PROVIDERS, type SocialProvider } from '../../domain/site/features.js';
import type { Deps } from '../engine/deps.js';
import type { Event } from '../engine/events.js';
import { happened } from '../engine/happened.js';
import { attemptAt, attempting } from './login-attempt.js';
import { openAccount } from './open-account.js';
import { withEmbedded } from './with-embedded.js';

export const logInBySocial =
  (deps: Deps) =>
  ({ provider }: { readonly provider: SocialProvider }): Observable<Event> => {
    if (!SOCIAL_PROVIDERS.includes(provider)) {
      const failure = new Failure('request-failed', 'Invalid input', { data: { provider } });
      return happened({ type: 'login.refused', failure });
    }
    const at = attemptAt<'social'>({ way: 'social', provider, step: 'window', url: undefined, failure: undefined });
    return attempting(
      deps,
      concat(
        happened(at()),
        withEmbedded(deps, (embedded) =>
          concat(
            embedded.login
              .social(provider)
              .pipe(
                map((step) =>
                  step.type === 'address' ? at(undefined, { url: step.url }) : at(undefined, { step: 'user' }),
                ),
              ),
            openAccount(deps, embedded),
          ),
        ),
      ),
      at,
    );
  };
