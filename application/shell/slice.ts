/** Folds events into the messages above the screens. Opening and closing is navigation. */
import type { Event } from '../engine/events.js';
import type { NoticesState, ShellState } from './state.js';

export function reduceShell(shell: ShellState, event: Event): ShellState {
  switch (event.type) {
    case 'modal.close-refused':
      return { ...shell, refusing: true };
    case 'modal.refusal-ended':
      return shell.refusing ? { ...shell, refusing: false } : shell;
    case 'modal.loading-changed':
      return { ...shell, loading: event.loading };
    default:
      return shell;
  }
}

export function reduceNotices(notices: NoticesState, event: Event): NoticesState {
  switch (event.type) {
    case 'snack.shown':
      // One at a time: the current one goes first.
      return notices.snack || notices.nextSnack
        ? { ...notices, snack: undefined, nextSnack: event.snack }
        : { ...notices, snack: event.snack };
    case 'snack.followed':
      return { ...notices, snack: notices.nextSnack, nextSnack: undefined };
    case 'snack.hidden':
    case 'modal.closed':
      return notices.snack || notices.nextSnack ? { ...notices, snack: undefined, nextSnack: undefined } : notices;
    case 'alert.raised':
      return { ...notices, alert: event.alert };
    case 'alert.dismissed':
      return { ...notices, alert: undefined };
    default:
      return notices;
  }
}
