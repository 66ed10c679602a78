/** A pending request in words: its kind, its signer and its readable contents. */

import { isAddressShape } from '../../../domain/address/address.js';
import { isHashText } from '../../../domain/request/hash-text.js';
import { messageText } from '../../../domain/request/message-text.js';
import { type MovedToken, movedToken } from '../../../domain/request/moved-token.js';
import type { HighFee, RpcRequest } from '../../../domain/request/request.js';
import { type SpendingRight, spendingRight } from '../../../domain/request/spending-right.js';
import { limitlessTogether } from '../../../domain/request/summed-caps.js';
import { isOpaque, readTypedData } from '../../../domain/request/typed-data.js';
import { textOf } from '../../../domain/text/text-of.js';
import { readProperty } from '../../../domain/value/read-property.js';
import { readQuantity } from '../../../domain/value/read-quantity.js';
import { fieldLines } from './field-lines.js';
import { readableText } from './readable-text.js';

/** The maximum number of calls; wallets refuse more. */
const MOST_CALLS = 100;

export type RequestAction =
  | 'signMessage'
  | 'signTypedData'
  | 'send'
  | 'signTransaction'
  | 'signTransactions'
  | 'sendCalls'
  | 'grant'
  | 'revoke'
  | 'other';

const ACTIONS: Readonly<Record<string, RequestAction>> = {
  personal_sign: 'signMessage',
  solana_signMessage: 'signMessage',
  eth_signTypedData_v4: 'signTypedData',
  eth_sendTransaction: 'send',
  eth_sendUserOperation: 'send',
  solana_signAndSendTransaction: 'send',
  solana_signTransaction: 'signTransaction',
  solana_signAllTransactions: 'signTransactions',
  wallet_sendCalls: 'sendCalls',
  wallet_grantPermissions: 'grant',
  wallet_revokePermissions: 'revoke',
};

/** Warnings to show first, by their keys in the messages. */
export type RequestCaution = 'anyNetwork' | 'hash' | 'contradiction' | 'authorization' | 'feeUnchecked' | 'amount';

export interface DescribedCall {
  readonly to: string | undefined;
  readonly value: bigint | undefined;
  /** Whether it does more than send the native currency. */
  readonly contract: boolean;
  readonly right: SpendingRight | undefined;
  /** The account's token that it sends. */
  readonly moves: MovedToken | undefined;
}

export interface DescribedRequest {
  readonly action: RequestAction;
  /** The signing account; absent if the request does not specify it. */
  readonly from: string | undefined;
  /** The account or contract that a transaction goes to. */
  readonly to: string | undefined;
  /** The total amount of the native currency in all its calls. */
  readonly value: bigint | undefined;
  /** The effects of each call: transfers and approvals. */
  readonly calls: readonly DescribedCall[];
  /** The maximum network fee set by the page; absent if it does not set both gas and price. */
  readonly fee: bigint | undefined;
  /** The fee set by the page, if the visitor should be warned. */
  readonly highFee: HighFee | undefined;
  readonly cautions: readonly RequestCaution[];
  /** Whether the signature lets others take tokens, as a call would. */
  readonly permit: boolean;
  /** Set for a readable message; `undefined` if there are only fields. */
  readonly message: string | undefined;
  /** The whole request, as indented text. */
  readonly fields: string;
}

export function describedRequest({ method, params, fee }: RpcRequest): DescribedRequest {
  const action = Object.hasOwn(ACTIONS, method) ? (ACTIONS[method] ?? 'other') : 'other';
  const [first, second] = inOrder(method, Array.isArray(params) ? params : [params]);
  const given = action === 'signMessage' ? messageIn(first) : undefined;
  const text = given === undefined ? undefined : (messageText(method, given) ?? given);
  const isHash = text !== undefined && isHashText(text);
  const message = text === undefined ? undefined : readableText(text);
  const transaction = action === 'send' ? (first as { to?: unknown } | null | undefined) : undefined;
  const from = fromOf(action, first, second);
  const data = action === 'signTypedData' ? readTypedData(second) : undefined;
  const typed = action === 'signTypedData' ? typesLast(data?.ok ? data.data : parsed(second)) : undefined;
  const list = action === 'sendCalls' ? readProperty(first, 'calls') : action === 'send' ? [first] : [];
  const named = typeof fee === 'object' ? fee : undefined;
  const isTold = (named?.asked ?? named?.usual ?? named?.share) !== undefined;
  const calls: readonly unknown[] = Array.isArray(list) ? list : [];
  const shown = calls.slice(0, MOST_CALLS);
  const together = limitlessTogether(shown);
  const values = calls.map((call) => readProperty(call, 'value') ?? undefined).filter((each) => each !== undefined);
  const amounts = values.flatMap((each) => readQuantity(each) ?? []);
  return {
    action,
    from,
    calls: shown.map((call) => callOf(call, from, together)),
    fee: named?.most ?? (action === 'send' ? feeOf(first) : undefined),
    highFee: isTold ? named : undefined,
    cautions: [
      ...(data ? cautionsOf(data, from) : []),
      ...(isHash ? (['hash'] as const) : []),
      ...(amounts.length < values.length ? (['amount'] as const) : []),
      ...(fee === 'unchecked' ? (['feeUnchecked'] as const) : []),
    ],
    // The methods of tokens and of Permit2.
    permit: /^Permit/.test(textOf(readProperty(typed, 'primaryType'))),
    to: addressText(transaction?.to),
    value: amounts.length > 0 ? amounts.reduce((sum, each) => sum + each) : undefined,
    message,
    fields: readableText(fieldLines(typed ?? (Array.isArray(params) && params.length === 1 ? first : params))),
  };
}

/** Some wallets also accept the account before the message. */
function inOrder(method: string, params: readonly unknown[]): readonly unknown[] {
  const [first, second] = params;
  const isSwapped = method === 'personal_sign' && isAccount(first) && !isAccount(second);
  return isSwapped ? [second, first] : params;
}

function isAccount(value: unknown): boolean {
  return typeof value === 'string' && isAddressShape('eip155', value);
}

/** Undefined if the page does not set both; the wallet then chooses. */
function feeOf(transaction: unknown): bigint | undefined {
  const gas = readQuantity(readProperty(transaction, 'gas'));
  const price = readQuantity(readProperty(transaction, 'maxFeePerGas') ?? readProperty(transaction, 'gasPrice'));
  return gas === undefined || price === undefined ? undefined : gas * price;
}

function cautionsOf(read: ReturnType<typeof readTypedData>, from: string | undefined): readonly RequestCaution[] {
  if (!read.ok) return ['contradiction'];
  const { data } = read;
  const isAuthorization = /^(Transfer|Receive)WithAuthorization$/.test(data.primaryType);
  return [
    ...(isAuthorization ? (['authorization'] as const) : []),
    ...(isOpaque(data, from) ? (['hash'] as const) : []),
    ...(data.domain.chainId === undefined ? (['anyNetwork'] as const) : []),
  ];
}

/** `together`: the tokens of which all calls grant everything. */
function callOf(call: unknown, from: string | undefined, together: ReadonlySet<string>): DescribedCall {
  const data = readProperty(call, 'data') ?? readProperty(call, 'input');
  const right = spendingRight(call);
  return {
    to: addressText(readProperty(call, 'to')),
    value: readQuantity(readProperty(call, 'value')),
    contract: data !== undefined && data !== '0x',
    right:
      right === undefined || right.ambiguous
        ? undefined
        : { ...right, boundless: right.boundless || together.has(right.of.toLowerCase()) },
    moves: movedToken(call, from),
  };
}

/** As the page gave it: itself, or inside an object. */
function messageIn(value: unknown): string | undefined {
  const given = typeof value === 'string' ? value : readProperty(value, 'message');
  return typeof given === 'string' ? given : undefined;
}

function fromOf(action: RequestAction, first: unknown, second: unknown): string | undefined {
  const value =
    action === 'signMessage'
      ? second
      : action === 'signTypedData'
        ? first
        : (first as { from?: unknown } | null | undefined)?.from;
  return addressText(value);
}

/** Longer texts are not addresses on any network. */
function addressText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' && value.length <= 128 ? readableText(value) : undefined;
}

/** Puts the content before its types. */
function typesLast(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('types' in value)) return value;
  const { types, ...agreed } = value;
  return { ...agreed, types };
}

function parsed(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}
