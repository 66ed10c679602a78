/** Updates the pending login and the logged-in user after an event. */
import type { Event } from '../engine/events.js';
import type { LoginState } from './state.js';

/** Once the link was followed, the code is the next step, also for a visitor who leaves and comes back. */
function mailOf({ mail }: LoginState, { attempt }: Extract<Event, { type: 'login.changed' }>): LoginState['mail'] {
  if (!mail?.login || attempt?.way !== 'email' || attempt.step !== 'code') return mail;
  return { ...mail, login: { ...mail.login, step: 'code' } };
}

export function reduceLogin(login: LoginState, event: Event): LoginState {
  switch (event.type) {
    case 'login.changed':
      return { ...login, attempt: event.attempt, mail: mailOf(login, event) };
    case 'login.held':
    case 'frame.ready':
      return { ...login, held: event.type === 'login.held' };
    case 'login.mailed':
      return { ...login, mail: event.mail };
    case 'login.user-known':
      return { ...login, user: event.user };
    case 'email-change.changed':
      return { ...login, emailChange: event.change };
    case 'account-type.change-started':
      return { ...login, changingTo: event.accountType };
    case 'account-type.changed':
    case 'account-type.change-failed':
      return { ...login, changingTo: undefined };
    case 'connection.opened':
      return login.attempt ? { ...login, attempt: undefined, mail: undefined } : login;
    default:
      return login;
  }
}
