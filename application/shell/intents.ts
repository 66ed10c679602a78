/** The intents of the modal itself. */
import type { Config } from '../shell/config.js';
import type { Route } from '../shell/router.js';
import type { Snack } from '../shell/state.js';

export type ShellIntent =
  | { readonly type: 'close'; readonly force?: boolean | undefined }
  | { readonly type: 'back' }
  | { readonly type: 'push'; readonly route: Route }
  | { readonly type: 'replace'; readonly route: Route }
  | { readonly type: 'reset'; readonly route: Route }
  | { readonly type: 'configure'; readonly patch: Partial<Config> }
  | { readonly type: 'show-snack'; readonly snack: Snack }
  | { readonly type: 'dismiss-alert' }
  | { readonly type: 'set-loading'; readonly loading: boolean };
