/** What a dapp has besides the methods of the modal. */
import { callsStatus, sendCalls, walletCapabilities } from '../../../infrastructure/batch/index.js';
import { pay } from '../../../infrastructure/pay/index.js';
import { grantPermissions, listSessions, revokeSession } from '../../../infrastructure/smart-sessions/index.js';

export const BATCH_CALLS = {
  ...{ sendCalls, callsStatus, walletCapabilities },
  ...{ grantPermissions, listSessions, revokeSession, pay },
};

export type BatchCall = keyof typeof BATCH_CALLS;

export function isBatchCall(name: string): name is BatchCall {
  return Object.hasOwn(BATCH_CALLS, name);
}

// Virtual time does not wait for what is loaded, so it is loaded by now.
const patient = { run: (load: () => Promise<unknown>) => load() };
await Reflect.apply(sendCalls, undefined, [patient, { calls: [] }]);
await Reflect.apply(listSessions, undefined, [patient]);
await Reflect.apply(pay, undefined, [patient, {}]);
