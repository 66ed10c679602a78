/** The modal itself: screens, messages above them, and the configuration. */

import type { Observable } from 'rxjs';
import { DEFAULT_FEATURES } from '../../domain/site/features.js';
import { mergeFeatures } from '../../domain/site/merge-features.js';
import type { Flow } from '../engine/flow.js';
import type { Fold } from '../engine/fold.js';
import { happened } from '../engine/happened.js';
import type { Device } from '../ports/device.js';
import { back, type CloseGuard, close } from './close.js';
import type { Config } from './config.js';
import type { ShellEvent } from './events.js';
import type { ShellIntent } from './intents.js';
import { withRouter } from './navigation.js';
import { raiseAlerts } from './raise-alerts.js';
import { navigate, type RouterState } from './router.js';
import { reduceNotices, reduceShell } from './slice.js';
import type { NoticesState, ShellState } from './state.js';
import { timeNotices } from './time-notices.js';

declare module '../engine/state.js' {
  interface State {
    /** False until the core is loaded. Before that, the state has the configuration and the stored connections. */
    readonly started: boolean;
    readonly config: Config;
    readonly shell: ShellState;
    readonly router: RouterState;
    readonly notices: NoticesState;
  }
}

declare module '../engine/events.js' {
  interface Events {
    readonly shell: ShellEvent;
  }
}

declare module '../engine/intents.js' {
  interface Intents {
    readonly shell: ShellIntent;
  }
}

declare module './state.js' {
  interface SnackMessages {
    readonly shell: 'link-copied' | 'copy-failed';
  }
}

declare module '../engine/deps.js' {
  interface Ports {
    readonly device: Device;
    /** Each returns whether the modal has to stay open, in this order. */
    readonly closeGuards: readonly CloseGuard[];
  }
}

declare module '../engine/parts.js' {
  interface Parts {
    /** The texts of alerts. */
    readonly alerts: Observable<typeof import('../../domain/site/alert.js')>;
  }
}

export const shellFlow: Flow = {
  name: 'shell',
  answers: {
    close: { run: (deps, intent) => close(deps)(intent) },
    back: { run: (deps) => back(deps)() },
    push: { run: (_deps, { route }) => happened({ type: 'route.pushed', route }) },
    replace: { run: (_deps, { route }) => happened({ type: 'route.replaced', route }) },
    reset: { run: (_deps, { route }) => happened({ type: 'route.reset', route }) },
    configure: { run: (_deps, { patch }) => happened({ type: 'config.changed', patch }) },
    'show-snack': { run: (_deps, { snack }) => happened({ type: 'snack.shown', snack }) },
    'dismiss-alert': { run: () => happened({ type: 'alert.dismissed' }) },
    'set-loading': { run: (_deps, { loading }) => happened({ type: 'modal.loading-changed', loading }) },
  },
  fold: (state, event) => ({
    ...state,
    started: state.started || event.type === 'core.started',
    config: event.type === 'config.changed' ? patched(state.config, event.patch) : state.config,
    shell: reduceShell(state.shell, event),
    notices: reduceNotices(state.notices, event),
  }),
  follow,
  // Many events close the modal; this one is emitted for all of them.
  implied: (before, after, { type }) =>
    before.shell.open && !after.shell.open && type !== 'modal.closed' ? [{ type: 'modal.closed' }] : [],
  reactions: [raiseAlerts, timeNotices],
};

function follow(...[state, event]: Parameters<Fold>): ReturnType<Fold> {
  const { router } = state;
  switch (event.type) {
    case 'route.pushed':
      return withRouter(state, navigate(router, { type: 'push', route: event.route }));
    case 'route.replaced':
      return withRouter(state, navigate(router, { type: 'replace', route: event.route }));
    case 'route.reset':
      return withRouter(state, navigate(router, { type: 'reset', route: event.route }));
    case 'route.left':
      return withRouter(state, navigate(router, { type: 'back' }));
    case 'transaction.pushed':
      return withRouter(state, { ...router, transactions: [...router.transactions, event.after] });
    default:
      return state;
  }
}

/** A patch names the features that it changes; the others stay. */
function patched(config: Config, patch: Partial<Config>): Config {
  const features = patch.features
    ? mergeFeatures(patch.features, { ...DEFAULT_FEATURES, ...config.features })
    : config.features;
  return { ...config, ...patch, features };
}
