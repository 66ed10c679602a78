/** The records of signing in to the site, under the names that such services use. */

import { connectedOf } from '../../../application/connect/selectors.js';
import type { Event } from '../../../application/engine/events.js';
import type { State } from '../../../application/engine/state.js';
import { isVisible } from '../../../application/shell/navigation.js';
import type { Namespace } from '../../../domain/network/caip.js';
import type { Tracked } from './tracked.js';

export function ofSignIn(event: Event, state: State): readonly Tracked[] {
  const name = nameOf(event, state);
  const [namespace = '', reference] = state.signIn?.accountId?.split(':') ?? [];
  const properties = {
    network: reference ? `${namespace}:${reference}` : '',
    isSmartAccount: connectedOf(state, namespace as Namespace)?.account.type === 'smartAccount',
  };
  return name ? [{ type: 'track', event: name, properties }] : [];
}

function nameOf(event: Event, state: State): string | undefined {
  switch (event.type) {
    case 'sign-in.started':
      return 'CLICK_SIGN_SIWX_MESSAGE';
    case 'sign-in.succeeded':
      return 'SIWX_AUTH_SUCCESS';
    case 'sign-in.failed':
      return event.failure.code === 'cancelled' ? undefined : 'SIWX_AUTH_ERROR';
    case 'sign-in.left':
      // Closing the modal does not count as a click.
      return isVisible(state) ? 'CLICK_CANCEL_SIWX' : undefined;
    default:
      return undefined;
  }
}
