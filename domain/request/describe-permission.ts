/** What a permission lets a site do, read from the wallet's or the service's answer, which is untrusted and can have any shape. */
import { isAddressShape } from '../address/address.js';
import { inertText } from '../text/inert-text.js';
import { textOf } from '../text/text-of.js';
import { readProperty } from '../value/read-property.js';

export type ReadPermission =
  /** An amount per `period` seconds. `token`: its contract; absent for the native currency. `boundless`: the amount exceeds any supply. */
  | {
      readonly kind: 'allowance';
      readonly token?: string | undefined;
      readonly amount: bigint;
      readonly boundless: boolean;
      readonly period: number;
      /** Unix time in seconds. */
      readonly start?: number | undefined;
    }
  /** `anything`: a function may do anything with the account. `functions`: their names; `more`: how many are left out. */
  | {
      readonly kind: 'calls';
      readonly contract: string;
      readonly functions: readonly string[];
      readonly more: number;
      readonly anything: boolean;
    }
  /** A permission of an unknown kind; `type`: its own name. */
  | { readonly kind: 'unknown'; readonly type: string };

const MOST_FUNCTIONS = 8;
const MOST_NAME = 40;
/** From its highest bit on, an amount counts as unlimited. */
const BOUNDLESS = 1n << 255n;

export function readPermission(permission: unknown): ReadPermission {
  const type = readProperty(permission, 'type');
  const data = readProperty(permission, 'data');
  const read =
    type === 'contract-call'
      ? readCalls(data)
      : type === 'native-token-recurring-allowance' || type === 'erc20-recurring-allowance'
        ? readAllowance(data, type.startsWith('erc20'))
        : undefined;
  return read ?? { kind: 'unknown', type: typeof type === 'string' ? inertText(type, MOST_NAME) : '' };
}

function readAllowance(data: unknown, isToken: boolean): ReadPermission | undefined {
  const [allowance, token] = [readProperty(data, 'allowance'), readProperty(data, 'token')];
  const [period, start] = [secondsOf(readProperty(data, 'period')), secondsOf(readProperty(data, 'start'))];
  if (typeof allowance !== 'string' || !/^0x[\da-f]{1,64}$/i.test(allowance) || !period) return undefined;
  if (isToken && !isContract(token)) return undefined;
  const amount = BigInt(allowance);
  return {
    ...{ kind: 'allowance', amount, period, boundless: amount >= BOUNDLESS },
    ...(isToken && { token: textOf(token) }),
    ...(start !== undefined && { start }),
  };
}

function readCalls(data: unknown): ReadPermission | undefined {
  const [contract, functions] = [readProperty(data, 'address'), readProperty(data, 'functions')];
  if (!isContract(contract) || !Array.isArray(functions)) return undefined;
  const shown = functions.slice(0, MOST_FUNCTIONS).map((each) => {
    const name = readProperty(each, 'functionName');
    return typeof name === 'string' ? inertText(name, MOST_NAME) : '';
  });
  return {
    ...{ kind: 'calls', contract, functions: shown, more: functions.length - shown.length },
    // Code that would run as the account itself. Only as many entries are read as are shown.
    anything: functions.some((each) => readProperty(each, 'operation') === 'DelegateCall'),
  };
}

function isContract(value: unknown): value is string {
  return typeof value === 'string' && isAddressShape('eip155', value);
}

function secondsOf(value: unknown): number | undefined {
  return typeof value === 'number' && /^\d{1,12}$/.test(String(value)) ? value : undefined;
}
