import type { IntentMethods } from './modal.js';

/** The methods of a modal that only name an intent: available before the core that implements them is loaded. */
export const INTENT_METHODS = [
  'open',
  'close',
  'back',
  'push',
  'replace',
  'reset',
  'connect',
  'openWallet',
  'copyPairing',
  'copyLink',
  'disconnect',
  'switchNetwork',
  'selectAccount',
  'ping',
  'refreshBalance',
  'copyAddress',
  'signMessage',
  'run',
  'configure',
  'showSnack',
  'setLoading',
  'dismissAlert',
] as const satisfies readonly (keyof IntentMethods)[];
