import { NEVER, of, throwError } from 'rxjs';
import { expect, it } from 'vitest';
import type { Deps } from '../engine/deps.js';
import type { Event } from '../engine/events.js';
import type { EmbeddedConnector, Login } from '../ports/embedded.js';
import { keepLogin } from './keep-login.js';

it('the logged-in user is known even if the alert texts cannot be loaded', () => {
  const login: Partial<Login> = { user$: of(undefined), lost$: NEVER, dress: () => undefined };
  const connector: Partial<EmbeddedConnector> = { login: login as Login };
  const parts: Partial<Deps['parts']> = { alerts: throwError(() => new Error('offline')) };
  const deps: Partial<Deps> = {
    embedded: of(connector as EmbeddedConnector),
    parts: parts as Deps['parts'],
    state$: NEVER,
  };
  const events: Event[] = [];
  const errors: unknown[] = [];
  keepLogin(deps as Deps).subscribe({ next: (event) => events.push(event), error: (error) => errors.push(error) });
  expect({ events, errors }).toEqual({ events: [{ type: 'login.user-known', user: undefined }], errors: [] });
});
