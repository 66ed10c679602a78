/** The dangers of a request. If there is one, declining is the prominent choice, and confirming takes a second step. */

import { isAddressShape } from '../address/address.js';
import { receiverCaution } from '../address/receiver.js';
import { signInSite } from '../sign-in/sign-in-site.js';
import { numberOf } from '../text/text-of.js';
import type { Token } from '../token/token.js';
import { readProperty } from '../value/read-property.js';
import { readQuantity } from '../value/read-quantity.js';
import { isHashText } from './hash-text.js';
import { isLimitless } from './is-limitless.js';
import { messageText } from './message-text.js';
import { type Received, receivedBy } from './received-by.js';
import { receiversOfData } from './receivers-of.js';
import type { RpcRequest } from './request.js';
import type { RequestDanger } from './request-danger.js';
import { spendingRight } from './spending-right.js';
import { limitlessTogether } from './summed-caps.js';
import { isOpaque, readTypedData } from './typed-data.js';

export interface DangerSituation {
  /** The host of the requesting page. */
  readonly site: string;
  /** The account in use. */
  readonly from: string;
  /** Tokens that are known on the network. */
  readonly tokens: readonly Token[];
  /** Known addresses of the account. */
  readonly familiar: readonly string[];
}

/** Wallets refuse more calls. */
const MOST_CALLS = 100;
/** Safe's execTransaction: to, value, data, operation; operation 1 is a delegatecall. */
const SAFE_EXECUTES = /^0x6a761202[\da-f]{192}0{63}1/i;

/** Without duplicates. */
export function requestDangers(request: RpcRequest, situation: DangerSituation): readonly RequestDanger[] {
  const { fee, lasting } = request;
  const isHigh = typeof fee === 'object' && (fee.share ?? fee.usual) !== undefined;
  return [
    ...dangersOf(request, situation),
    ...(lasting ? (['never-expires'] as const) : []),
    ...(isHigh ? (['high-fee'] as const) : []),
  ];
}

function dangersOf({ method, params }: RpcRequest, situation: DangerSituation): readonly RequestDanger[] {
  const [first, second] = Array.isArray(params) ? (params as readonly unknown[]) : [params];
  switch (method) {
    case 'eth_sendTransaction':
      return dangersOfCalls([first], situation);
    case 'wallet_sendCalls': {
      const calls: unknown = readProperty(first, 'calls');
      return Array.isArray(calls) ? dangersOfCalls(calls.slice(0, MOST_CALLS), situation) : [];
    }
    case 'personal_sign':
      // Some wallets accept the other order as well.
      return [first, second].flatMap((each) => dangersOfText(method, each, situation));
    case 'solana_signMessage':
      return dangersOfText(method, readProperty(first, 'message'), situation);
    case 'eth_signTypedData_v4':
      return dangersOfData(second, situation);
    case 'wallet_grantPermissions': {
      const permissions: unknown = readProperty(first, 'permissions');
      return Array.isArray(permissions) ? dangersOfPermissions(permissions) : [];
    }
    default:
      return [];
  }
}

function dangersOfPermissions(permissions: readonly unknown[]): readonly RequestDanger[] {
  return [...new Set(permissions.slice(0, MOST_CALLS).flatMap(dangersOfPermission))];
}

/** Reads only these few fields: the texts for permissions are loaded where they are shown. */
function dangersOfPermission(permission: unknown): readonly RequestDanger[] {
  const data = readProperty(permission, 'data');
  const functions = readProperty(data, 'functions');
  const allowance = readQuantity(readProperty(data, 'allowance'));
  switch (readProperty(permission, 'type')) {
    case 'contract-call':
      if (!Array.isArray(functions)) return ['unknown-permission'];
      return functions.some((each) => readProperty(each, 'operation') === 'DelegateCall') ? ['delegate-call'] : [];
    case 'native-token-recurring-allowance':
    case 'erc20-recurring-allowance':
      if (allowance === undefined) return ['unknown-permission'];
      return isLimitless(allowance) ? ['endless-permission'] : [];
    default:
      return ['unknown-permission'];
  }
}

function dangersOfCalls(calls: readonly unknown[], situation: DangerSituation): readonly RequestDanger[] {
  const together = limitlessTogether(calls).size > 0 ? (['unlimited'] as const) : [];
  return [...new Set([...calls.flatMap((call) => dangersOfCall(call, situation)), ...together])];
}

function dangersOfCall(call: unknown, situation: DangerSituation): readonly RequestDanger[] {
  const received = receivedBy(call);
  const data = readProperty(call, 'data') ?? readProperty(call, 'input');
  return [
    ...(received ? dangersOfReceiver(received, situation) : []),
    ...(spendingRight(call)?.boundless ? (['unlimited'] as const) : []),
    ...(typeof data === 'string' && SAFE_EXECUTES.test(data) ? (['delegate-call'] as const) : []),
  ];
}

/** A token must not be sent to its own contract, whether the token is known or not. */
function dangersOfReceiver(
  { receiver, token }: Received,
  { from, tokens, familiar }: DangerSituation,
): readonly RequestDanger[] {
  const own = token === undefined ? [] : [{ address: token }];
  const caution = receiverCaution({ namespace: 'eip155', from, familiar, receiver, tokens: [...tokens, ...own] });
  return caution && caution !== 'yourself' ? [caution] : [];
}

function dangersOfText(method: string, given: unknown, { site }: DangerSituation): readonly RequestDanger[] {
  // The account stands beside the message, in either order.
  if (typeof given !== 'string' || isAddressShape('eip155', given)) return [];
  const text = messageText(method, given);
  const other = text === undefined ? undefined : signInSite(text);
  if (other !== undefined && other !== site) return ['other-site'];
  return text === undefined || isHashText(text) ? ['unreadable'] : [];
}

function dangersOfData(given: unknown, situation: DangerSituation): readonly RequestDanger[] {
  const read = readTypedData(given);
  if (!read.ok) return ['unreadable'];
  const { data } = read;
  const { from } = situation;
  const runsOthers = data.primaryType === 'SafeTx' && numberOf(data.message.operation) === 1;
  return [
    ...receiversOfData(data).flatMap((each) => dangersOfReceiver(each, situation)),
    ...(/^Permit/.test(data.primaryType) ? (['permit'] as const) : []),
    ...(runsOthers ? (['delegate-call'] as const) : []),
    ...(isOpaque(data, from) ? (['unreadable'] as const) : []),
  ];
}
