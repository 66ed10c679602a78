/** The functions that a dapp uses besides the methods of the modal. */
import { nextWallets, searchWallets } from '../../../application/catalogue/actions.js';
import { editSend, reviewSend, send } from '../../../application/send/actions.js';
import { signIn } from '../../../application/sign-in/actions.js';
import { callsStatus, sendCalls, walletCapabilities } from '../../../infrastructure/batch/index.js';
import { pay } from '../../../infrastructure/pay/index.js';
import { grantPermissions, listSessions, revokeSession } from '../../../infrastructure/smart-sessions/index.js';

export const FLOW_CALLS = {
  ...{ sendCalls, callsStatus, walletCapabilities },
  ...{ grantPermissions, listSessions, revokeSession, pay },
  ...{ editSend, reviewSend, send, signIn, nextWallets, searchWallets },
};

export type FlowCall = keyof typeof FLOW_CALLS;

export function isFlowCall(name: string): name is FlowCall {
  return Object.hasOwn(FLOW_CALLS, name);
}

// Virtual time does not wait for what is loaded, so it is loaded by now.
const patient = { run: (load: () => Promise<unknown>) => load() };
await Reflect.apply(sendCalls, undefined, [patient, { calls: [] }]);
await Reflect.apply(listSessions, undefined, [patient]);
await Reflect.apply(pay, undefined, [patient, {}]);
