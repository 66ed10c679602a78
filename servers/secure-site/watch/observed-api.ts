/** Counts and logs each login of the auth server by its outcome. */

import { readProperty } from '../../../domain/value/read-property.js';
import type { AuthApi } from '../auth/auth-api.js';
import { Refusal } from '../auth/refusal.js';
import type { Log } from './log.js';
import type { LoginWay, Metrics } from './metrics.js';

const STEPS: Readonly<Record<string, readonly [way: LoginWay, step: 'begins' | 'ends']>> = {
  email: ['email', 'begins'],
  code: ['email', 'ends'],
  social: ['social', 'begins'],
  'social-result': ['social', 'ends'],
  farcaster: ['farcaster', 'begins'],
  'farcaster-result': ['farcaster', 'ends'],
};

/** `mark`: an email in the form for the log. */
export function observedApi(api: AuthApi, metrics: Metrics, log: Log, mark: (email: string) => string): AuthApi {
  return async (name, body, ...more) => {
    const email = name === 'email' ? readProperty(body, 'email') : undefined;
    const who = typeof email === 'string' ? { who: mark(email) } : {};
    const [way, step] = (Object.hasOwn(STEPS, name) && STEPS[name]) || [];
    try {
      const answer = await api(name, body, ...more);
      // A long poll without a result yet.
      const waits = name === 'farcaster-result' && !Reflect.has(Object(answer), 'loggedIn');
      if (way !== undefined && !waits) {
        const outcome = step === 'begins' ? 'begun' : 'done';
        metrics.login(way, outcome);
        log('info', 'login', { way, outcome, ...who });
      }
      return answer;
    } catch (error) {
      if (way !== undefined && error instanceof Refusal) {
        metrics.login(way, 'refused');
        log('info', 'login', { way, outcome: 'refused', status: error.status, ...who });
      }
      throw error;
    }
  };
}
