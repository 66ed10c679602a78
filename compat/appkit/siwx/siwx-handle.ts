import type { SignInHandle } from '../../../application/ports/sign-in-handle.js';
import type { SIWXPlugin } from './siwx-plugin.js';

/** A dapp's own sign-in as a part of the modal, loaded on first use. */
export function siwxHandle(plugin: SIWXPlugin): SignInHandle {
  return {
    id: 'siwx',
    load: (context) => import('./plugin-sessions.js').then((part) => part.pluginSessions(plugin, context)),
  };
}
