/**
 * The messages between page and secure frame. Both ends validate every message with these schemas, before sending it and on receipt.
 * Unknown fields are allowed. Texts that are stored or shown have a maximum length: a longer one is invalid.
 */

import { paramsFailure } from '../../../domain/json-rpc/rpc-params.js';
import { rpcPermission } from '../../../domain/json-rpc/rpc-permission.js';
import { isEmail } from '../../../domain/login/email.js';
import {
  any,
  type Check,
  type Checked,
  either,
  fields,
  flag,
  list,
  mapOf,
  nullish,
  number,
  oneOf,
  optional,
  refine,
  text,
} from '../../../domain/value/shape-check.js';

const atMost = (longest: number) => refine(text, ({ length }) => length <= longest);
const word = atMost(200);
const address = word;
const uri = atMost(8_192);
const chainId = either(number, atMost(100));
const email = refine(text, isEmail, 'Invalid email');
/** No payload. A payload is ignored. */
const nothing = any;
const otp = fields({ otp: atMost(64) });
const accounts = optional(list(fields({ address, type: oneOf('eoa', 'smartAccount') }), 100));

/** Only requests that the embedded wallet supports, with valid parameters. */
function rpcRequest(value: unknown): string | undefined {
  const wrong = fields({ method: word })(value);
  if (wrong) return wrong;
  const { method, params } = value as { readonly method: string; readonly params?: unknown };
  if (rpcPermission(method) === 'not-allowed') return 'Invalid input';
  return paramsFailure(method, params)?.message;
}

/** From the page to the frame, by the name after `@w3m-app/`. */
export const appPayloads = {
  SWITCH_NETWORK: fields({ chainId }),
  CONNECT_EMAIL: fields({ email }),
  CONNECT_DEVICE: nothing,
  CONNECT_OTP: otp,
  CONNECT_SOCIAL: fields({ uri }),
  GET_SOCIAL_REDIRECT_URI: fields({
    provider: oneOf('google', 'github', 'apple', 'facebook', 'x', 'discord'),
  }),
  GET_FARCASTER_URI: nothing,
  CONNECT_FARCASTER: nothing,
  GET_USER: optional(fields({ chainId: optional(chainId), preferredAccountType: optional(word) })),
  SIGN_OUT: nothing,
  IS_CONNECTED: optional(fields({ token: optional(uri) })),
  GET_CHAIN_ID: nothing,
  RPC_REQUEST: rpcRequest as Check<{ readonly method: string; readonly params?: unknown }>,
  UPDATE_EMAIL: fields({ email }),
  UPDATE_EMAIL_PRIMARY_OTP: otp,
  UPDATE_EMAIL_SECONDARY_OTP: otp,
  SYNC_THEME: fields({
    themeMode: optional(oneOf('light', 'dark')),
    themeVariables: optional(mapOf(either(text, number))),
    w3mThemeVariables: optional(mapOf(text)),
    /** Not in the protocol: BCP 47, if the modal's language differs from the one in the frame's URL. */
    locale: optional(word),
  }),
  SYNC_DAPP_DATA: fields({
    metadata: optional(fields({ name: text, description: text, url: text, icons: list(text) })),
    sdkVersion: optional(word),
    sdkType: optional(word),
    projectId: text,
  }),
  GET_SMART_ACCOUNT_ENABLED_NETWORKS: nothing,
  INIT_SMART_ACCOUNT: nothing,
  SET_PREFERRED_ACCOUNT: fields({ type: word }),
  RELOAD: nothing,
} as const;

/** Successful answers of the frame, by the request's name: the part after `@w3m-frame/`, without `_SUCCESS`. */
export const answerPayloads = {
  SWITCH_NETWORK: fields({ chainId }),
  CONNECT_EMAIL: fields({ action: oneOf('VERIFY_DEVICE', 'VERIFY_OTP', 'CONNECT') }),
  CONNECT_DEVICE: nothing,
  CONNECT_OTP: nothing,
  CONNECT_SOCIAL: fields({
    address,
    chainId,
    email: nullish(word),
    accounts,
    userName: nullish(word),
  }),
  GET_SOCIAL_REDIRECT_URI: fields({ uri }),
  GET_FARCASTER_URI: fields({ url: uri }),
  CONNECT_FARCASTER: fields({ userName: word }),
  GET_USER: fields({
    address,
    chainId,
    email: nullish(email),
    smartAccountDeployed: optional(flag),
    accounts,
    preferredAccountType: optional(word),
  }),
  SIGN_OUT: nothing,
  IS_CONNECTED: fields({ isConnected: flag }),
  GET_CHAIN_ID: fields({ chainId }),
  RPC_REQUEST: any,
  UPDATE_EMAIL: fields({ action: oneOf('VERIFY_PRIMARY_OTP', 'VERIFY_SECONDARY_OTP') }),
  UPDATE_EMAIL_PRIMARY_OTP: nothing,
  UPDATE_EMAIL_SECONDARY_OTP: fields({ newEmail: email }),
  SYNC_THEME: nothing,
  SYNC_DAPP_DATA: nothing,
  GET_SMART_ACCOUNT_ENABLED_NETWORKS: fields({
    smartAccountEnabledNetworks: list(number, 1_000),
  }),
  INIT_SMART_ACCOUNT: nothing,
  SET_PREFERRED_ACCOUNT: fields({ type: word, address }),
  RELOAD: nothing,
} as const;

/** Unsolicited messages of the frame, by name. */
export const eventPayloads = {
  READY: fields({ version: optional(word) }),
  SESSION_UPDATE: fields({ token: uri }),
  /** The wallet shows its own prompt, and has to be visible until it reports that it is done. */
  VISITOR_NEEDED: fields({}),
  VISITOR_DONE: fields({}),
} as const;

/** For every `_ERROR`. */
export const errorPayload = fields({ message: optional(atMost(2_000)) });

export type AppPayloads = { readonly [N in keyof typeof appPayloads]: Checked<(typeof appPayloads)[N]> };
export type AnswerPayloads = { readonly [N in keyof typeof answerPayloads]: Checked<(typeof answerPayloads)[N]> };
export type EventPayloads = { readonly [N in keyof typeof eventPayloads]: Checked<(typeof eventPayloads)[N]> };
