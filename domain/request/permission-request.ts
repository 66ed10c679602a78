/** A request for temporary permissions to act for a smart account, within limits (after ERC-7715). */
import { Failure } from '../failure/failure.js';
import { textOf } from '../text/text-of.js';
import { readProperty } from '../value/read-property.js';

/** The public key that permissions are granted to. */
export interface SessionKey {
  /** The curve of the key. */
  readonly type: 'secp256r1' | 'secp256k1';
  /** Hex after `0x`. */
  readonly publicKey: string;
}

/** Calls of some functions of one contract. */
export interface ContractCallPermission {
  readonly type: 'contract-call';
  readonly data: {
    readonly address: string;
    readonly abi: readonly Readonly<Record<string, unknown>>[];
    readonly functions: readonly {
      readonly functionName: string;
      readonly args?: readonly { readonly operator: 'EQUAL' | 'GREATER_THAN' | 'LESS_THAN'; readonly value: unknown }[];
      readonly valueLimit?: string;
      readonly operation?: 'Call' | 'DelegateCall';
    }[];
  };
}

/** An amount of the native currency or of a token per period. `start`: Unix time in seconds; `period`: seconds. */
export interface AllowancePermission {
  readonly type: 'native-token-recurring-allowance' | 'erc20-recurring-allowance';
  readonly data: {
    /** In the smallest unit: `0x` and hex digits. */
    readonly allowance: string;
    readonly start: number;
    readonly period: number;
    /** The token's contract. Not for the native currency. */
    readonly token?: string;
  };
}

/** A permission of a session key: to call a contract, or to spend up to a limit. */
export type Permission = ContractCallPermission | AllowancePermission;

/** A request for temporary permissions (after ERC-7715). */
export interface PermissionRequest {
  /** Hex after `0x`. */
  readonly chainId: string;
  /** Default: the account in use. */
  readonly address?: string | undefined;
  /** Unix time in seconds, in the future. */
  readonly expiry: number;
  readonly signer: { readonly type: 'keys'; readonly data: { readonly keys: readonly SessionKey[] } };
  readonly permissions: readonly Permission[];
  /** Further limits, by type. May be empty. */
  readonly policies: readonly { readonly type: string; readonly data: Readonly<Record<string, unknown>> }[];
}

/** The granted permissions. */
export interface GrantedPermissions {
  /** As the wallet returned them. */
  readonly permissions: readonly unknown[];
  /** The id of the session at the service. */
  readonly context: string;
  /** Unix time in seconds. */
  readonly expiry: number;
  readonly address: string | undefined;
  readonly chainId: string;
}

/** A session as the service stores it. Times are Unix time in seconds. */
export interface SmartSession {
  /** The id of the session at the service. */
  readonly pci: string;
  readonly project: { readonly id: string; readonly name: string; readonly url?: string; readonly iconUrl?: string };
  readonly expiry: number;
  readonly createdAt: number;
  /** As the wallet granted them. */
  readonly permissions: readonly unknown[];
  readonly policies: readonly { readonly id: string }[];
  readonly context: string;
  /** Absent: it is not revoked. */
  readonly revokedAt?: number;
}

const FIELDS = ['chainId', 'address', 'expiry', 'signer', 'permissions', 'policies'];
const ALLOWANCE = 'Invalid allowance: must be a hexadecimal string starting with "0x"';
const ADDRESS = 'Invalid address: must be a string starting with "0x"';

type Problem = readonly [path: string, message: string];

/** Throws `invalid-options` with all problems in one text. `now`: Unix time in seconds. */
export function checkPermissionRequest(request: unknown, now: number): void {
  const problems = problemsOf(request, now);
  if (problems.length === 0) return;
  // The path already says what is invalid.
  const bare = (message: string) => message.replace(/^Invalid [^:]+: /, '');
  const said = problems.map(([path, message]) => `Invalid ${path || 'Unknown field'}: ${bare(message)}`).join('; ');
  throw new Failure('invalid-options', said);
}

function problemsOf(request: unknown, now: number): readonly Problem[] {
  if (typeof request !== 'object' || request === null) return [['', `Expected object, received ${kindOf(request)}`]];
  const of = (name: string) => readProperty(request, name);
  const strange = Object.keys(request).filter((name) => !FIELDS.includes(name));
  const address = of('address');
  const expiry = of('expiry');
  const policies = of('policies');
  return [
    ...(strange.length > 0
      ? [['', `Unrecognized key(s) in object: ${strange.map((name) => `'${name}'`).join(', ')}`] as const]
      : []),
    ...unless(isHexText(of('chainId')), 'chainId', 'Invalid chainId: must start with "0x"'),
    ...unless(address === undefined || isHexText(address), 'address', ADDRESS),
    ...unless(isWhole(expiry) && expiry > now, 'expiry', 'Invalid expiry: Expiry must be a future timestamp'),
    ...problemsOfSigner(of('signer')),
    ...problemsOfPermissions(of('permissions'), now),
    ...unless(Array.isArray(policies), 'policies', `Expected array, received ${kindOf(policies)}`),
    ...listOf(policies).flatMap((policy, at) =>
      unless(typeof readProperty(policy, 'type') === 'string', `policies.${at}.type`, 'Expected string'),
    ),
  ];
}

function problemsOfSigner(signer: unknown): readonly Problem[] {
  if (readProperty(signer, 'type') !== 'keys') return [['signer.type', 'Unsupported signer type']];
  const keys = listOf(readProperty(readProperty(signer, 'data'), 'keys'));
  if (keys.length === 0) return [['signer.data.keys', 'A set of public keys is required for multiKey signers']];
  return keys.flatMap((key, at) => [
    ...unless(
      ['secp256r1', 'secp256k1'].includes(textOf(readProperty(key, 'type'))),
      `signer.data.keys.${at}.type`,
      'Unsupported key type: must be secp256r1 or secp256k1',
    ),
    ...unless(
      isHexText(readProperty(key, 'publicKey')),
      `signer.data.keys.${at}.publicKey`,
      'Invalid public key: must start with "0x"',
    ),
  ]);
}

function problemsOfPermissions(permissions: unknown, now: number): readonly Problem[] {
  const all = listOf(permissions);
  if (all.length === 0) return [['permissions', 'Invalid permissions: must be a non-empty array']];
  return all.flatMap((permission, at): readonly Problem[] => {
    const path = `permissions.${at}`;
    const data = readProperty(permission, 'data');
    switch (readProperty(permission, 'type')) {
      case 'contract-call':
        return problemsOfContractCall(data, `${path}.data`);
      case 'native-token-recurring-allowance':
        return problemsOfAllowance(data, `${path}.data`, now);
      case 'erc20-recurring-allowance':
        return [
          ...unless(isHexText(readProperty(data, 'token')), `${path}.data.token`, ADDRESS),
          ...problemsOfAllowance(data, `${path}.data`, now),
        ];
      default:
        return [[`${path}.type`, 'Invalid discriminator value']];
    }
  });
}

function problemsOfAllowance(data: unknown, path: string, now: number): readonly Problem[] {
  const [start, period] = [readProperty(data, 'start'), readProperty(data, 'period')];
  return [
    ...unless(isHexText(readProperty(data, 'allowance')), `${path}.allowance`, ALLOWANCE),
    ...unless(
      isWhole(start) && start > now,
      `${path}.start`,
      'Invalid start time: must be a positive integer and in the future',
    ),
    ...unless(isWhole(period) && period > 0, `${path}.period`, 'Invalid period: must be a positive integer'),
  ];
}

function problemsOfContractCall(data: unknown, path: string): readonly Problem[] {
  const functions = readProperty(data, 'functions');
  return [
    ...unless(isHexText(readProperty(data, 'address')), `${path}.address`, ADDRESS),
    ...unless(Array.isArray(readProperty(data, 'abi')), `${path}.abi`, 'Expected array'),
    ...unless(Array.isArray(functions), `${path}.functions`, 'Expected array'),
    ...listOf(functions).flatMap((each, at) => [
      ...unless(
        typeof readProperty(each, 'functionName') === 'string',
        `${path}.functions.${at}.functionName`,
        'Expected string',
      ),
      ...listOf(readProperty(each, 'args')).flatMap((argument, index) =>
        unless(
          ['EQUAL', 'GREATER_THAN', 'LESS_THAN'].includes(textOf(readProperty(argument, 'operator'))),
          `${path}.functions.${at}.args.${index}.operator`,
          'Unsupported operator',
        ),
      ),
      ...unless(
        [undefined, 'Call', 'DelegateCall'].includes(readProperty(each, 'operation') as string | undefined),
        `${path}.functions.${at}.operation`,
        'Invalid operation',
      ),
    ]),
  ];
}

function unless(fine: boolean, path: string, message: string): readonly Problem[] {
  return fine ? [] : [[path, message]];
}

function isHexText(value: unknown): value is `0x${string}` {
  return typeof value === 'string' && value.startsWith('0x');
}

function isWhole(value: unknown): value is number {
  return typeof value === 'number' && /^\d{1,15}$/.test(String(value));
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function kindOf(value: unknown): string {
  return value === null ? 'null' : typeof value;
}
