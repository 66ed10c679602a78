/** Typed data (EIP-712) as it is signed: the fields that its types name. Additional fields of the page are dropped. */
import { textOf } from '../text/text-of.js';
import { isValueOf } from './is-value-of.js';
import { repeatsKey } from './repeats-key.js';

/** A field of a type (EIP-712). */
export interface TypedField {
  readonly name: string;
  readonly type: string;
}

/** Typed data (EIP-712). */
export interface TypedData {
  /** The fields that `types.EIP712Domain` names. */
  readonly domain: Readonly<Record<string, unknown>>;
  /** Including `EIP712Domain`, also if the page left it to be derived. */
  readonly types: Readonly<Record<string, readonly TypedField[]>>;
  readonly primaryType: string;
  /** The fields that the types name, at any depth. */
  readonly message: Readonly<Record<string, unknown>>;
}

/** `contradiction`: the data does not fit its own types. */
export type TypedDataProblem = 'unreadable' | 'contradiction';

export type ReadTypedData =
  | { readonly ok: true; readonly data: TypedData }
  | { readonly ok: false; readonly problem: TypedDataProblem };

/** Longer texts are not read. */
const LONGEST = 100_000;
const DEEPEST = 20;
const DOMAIN = 'EIP712Domain';
/** The fields that a domain can have, in the order in which they are hashed. */
const DOMAIN_FIELDS: readonly TypedField[] = [
  { name: 'name', type: 'string' },
  { name: 'version', type: 'string' },
  { name: 'chainId', type: 'uint256' },
  { name: 'verifyingContract', type: 'address' },
  { name: 'salt', type: 'bytes32' },
];

/** JSON text, as in the standard, or the object that many pages send. */
export function readTypedData(payload: unknown): ReadTypedData {
  const given = parsed(payload);
  if (!isRecord(given)) return { ok: false, problem: 'unreadable' };
  // Readers differ in which of two duplicates they take.
  if (typeof payload === 'string' && repeatsKey(payload)) return { ok: false, problem: 'contradiction' };
  const { domain, types, primaryType, message } = given;
  if (!isRecord(domain) || !isRecord(message) || !isTypes(types)) return { ok: false, problem: 'unreadable' };
  const all = Object.hasOwn(types, DOMAIN) ? types : { ...types, [DOMAIN]: derived(domain) };
  // With the domain as primary type, the message would not be signed.
  if (typeof primaryType !== 'string' || primaryType === DOMAIN || !Object.hasOwn(types, primaryType))
    return { ok: false, problem: 'contradiction' };
  const [ofDomain, ofMessage] = [
    isDomainType(all[DOMAIN] ?? []) ? signedPart(all, DOMAIN, domain, 0) : undefined,
    signedPart(all, primaryType, message, 0),
  ];
  if (!isRecord(ofDomain) || !isRecord(ofMessage)) return { ok: false, problem: 'contradiction' };
  return { ok: true, data: { domain: ofDomain, types: all, primaryType, message: ofMessage } };
}

/** The single values that are signed, with their types. */
export function signedValues({ types, primaryType, message }: TypedData): readonly (readonly [string, unknown])[] {
  const inside = (type: string, value: unknown): readonly (readonly [string, unknown])[] => {
    const item = itemType(type);
    if (item !== undefined) return (value as readonly unknown[]).flatMap((each) => inside(item, each));
    if (!Object.hasOwn(types, type)) return [[type, value]];
    const fields = types[type] ?? [];
    return fields.flatMap(({ name, type: of }) => inside(of, (value as Readonly<Record<string, unknown>>)[name]));
  };
  return inside(primaryType, message);
}

/**
 * Whether the data is a hash without anything readable beside it. Numbers and the signer's own address do not count:
 * they do not tell what the hash is of. Cancelling a transfer (ERC-3009) names it by its random number, which is no hash.
 */
export function isOpaque(data: TypedData, signer?: string): boolean {
  const fields = data.types[data.primaryType]?.map(({ name, type }) => `${type} ${name}`);
  if (`${data.primaryType}(${fields?.join()})` === 'CancelAuthorization(address authorizer,bytes32 nonce)')
    return false;
  const values = signedValues(data);
  const silent = ([type, value]: readonly [string, unknown]) =>
    /^(u?int|bool|bytes\d)/.test(type) ||
    (type === 'address' && textOf(value).toLowerCase() === signer?.toLowerCase()) ||
    (type === 'string' && isDigest(textOf(value)));
  return (
    values.some(([type, value]) => /^bytes(2\d|3[0-2])$/.test(type) || isDigest(textOf(value))) && values.every(silent)
  );
}

/** Whether a text is a hash of 32 bytes and nothing else. */
export function isDigest(text: string): boolean {
  return /^\s*(?:0x)?[\da-f]{64}\s*$/i.test(text);
}

/** The item type of an array type; undefined for other types. */
export function itemType(type: string): string | undefined {
  return /^(.*)\[\d*\]$/.exec(type)?.[1];
}

/** Undefined for a value that does not fit its type. */
function signedPart(types: TypedData['types'], type: string, value: unknown, depth: number): unknown {
  if (depth > DEEPEST || value === undefined || value === null) return undefined;
  const item = itemType(type);
  if (item !== undefined) {
    const [, length = ''] = /\[(\d*)\]$/.exec(type) ?? [];
    if (!Array.isArray(value) || (length !== '' && Number(length) !== value.length)) return undefined;
    const items = value.map((each: unknown) => signedPart(types, item, each, depth + 1));
    return items.includes(undefined) ? undefined : items;
  }
  if (!Object.hasOwn(types, type)) return isValueOf(type, value) ? value : undefined;
  if (!isRecord(value)) return undefined;
  const parts = (types[type] ?? []).map(({ name, type: of }) => [
    name,
    signedPart(types, of, Object.hasOwn(value, name) ? value[name] : undefined, depth + 1),
  ]);
  return parts.some(([, part]) => part === undefined) ? undefined : Object.fromEntries(parts);
}

/** As libraries derive it for pages that omit the domain's type. */
function derived(domain: Readonly<Record<string, unknown>>): readonly TypedField[] {
  return DOMAIN_FIELDS.filter(({ name }) => Object.hasOwn(domain, name) && (domain[name] ?? '') !== '');
}

function isDomainType(fields: readonly TypedField[]): boolean {
  return fields.every(({ name, type }) => DOMAIN_FIELDS.some((each) => each.name === name && each.type === type));
}

/** Types are hashed as text: a name with its signs could spell another type, such as a permit, with fields of other names. */
function isTypes(value: unknown): value is TypedData['types'] {
  return (
    isRecord(value) &&
    Object.entries(value).every(
      ([name, fields]) => !/[(),[\]]/.test(name) && Array.isArray(fields) && areFields(fields),
    )
  );
}

/** With duplicate names, one field could be shown and another one signed. Names that differ only by case look the same. */
function areFields(fields: readonly unknown[]): boolean {
  const names = fields.map((each) =>
    isRecord(each) && typeof each.name === 'string' && typeof each.type === 'string' && !/[(),]/.test(each.name)
      ? each.name
      : undefined,
  );
  return !names.includes(undefined) && new Set(names.map((name) => name?.toLowerCase())).size === names.length;
}

function parsed(payload: unknown): unknown {
  try {
    const text = typeof payload === 'string' ? payload : JSON.stringify(payload);
    return text.length > LONGEST ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
