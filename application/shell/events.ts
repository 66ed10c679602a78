/** The events of the modal itself. */

import type { Namespace } from '../../domain/network/caip.js';
import type { Alert, AlertKey } from '../../domain/site/alert.js';
import type { Config } from '../shell/config.js';
import type { AfterApproval, Route } from '../shell/router.js';
import type { Snack } from '../shell/state.js';

export type ShellEvent =
  /** `connectors`: the ids of all that may list wallets. */
  | { readonly type: 'core.started'; readonly connectors: readonly string[] }
  | { readonly type: 'config.changed'; readonly patch: Partial<Config> }
  | { readonly type: 'modal.opened'; readonly route: Route; readonly namespace: Namespace | undefined }
  | { readonly type: 'modal.closed' }
  | { readonly type: 'modal.close-refused' }
  | { readonly type: 'modal.refusal-ended' }
  | { readonly type: 'modal.loading-changed'; readonly loading: boolean }
  | { readonly type: 'route.pushed'; readonly route: Route }
  | { readonly type: 'route.replaced'; readonly route: Route }
  | { readonly type: 'route.reset'; readonly route: Route }
  | { readonly type: 'route.left' }
  | { readonly type: 'snack.shown'; readonly snack: Snack }
  /** The queued message is shown. */
  | { readonly type: 'snack.followed' }
  | { readonly type: 'snack.hidden' }
  /** An alert for developers; its texts follow. */
  | { readonly type: 'alert.due'; readonly key: AlertKey }
  | { readonly type: 'alert.raised'; readonly alert: Alert }
  | { readonly type: 'alert.dismissed' }
  | { readonly type: 'transaction.pushed'; readonly after: AfterApproval };
