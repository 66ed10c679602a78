/** Decodes the arguments of a call. Non-canonical encodings are refused: two readers could decode them differently. */
import { type AbiParameter, decodeAbiParameters, encodeAbiParameters } from 'viem';
import { addressIn, type Hex } from '../descriptor/hex.js';
import { refuse } from '../descriptor/refusal.js';
import type { Argument } from './signature.js';
import { struct, type Value } from './value.js';

export interface DecodedCall {
  readonly root: Value;
  /** Bytes after the arguments. */
  readonly extraBytes: number;
}

/** `data` with its selector. Throws a `Refusal`. */
export function decodeCall(inputs: readonly Argument[], data: string): DecodedCall {
  const given = `0x${data.slice(10)}`.toLowerCase() as Hex;
  const parameters = inputs.map(unnamed);
  const { values, written } = read(parameters, given);
  if (!given.startsWith(written)) refuse('undecodable');
  return {
    root: struct(inputs.map((input, at) => [input.name || `${at}`, argumentOf(input, values[at])])),
    extraBytes: (given.length - written.length) / 2,
  };
}

/** Re-encoding has to give the same bytes: no extra bits, nothing decoded twice, nothing out of bounds. */
function read(parameters: readonly AbiParameter[], given: Hex) {
  try {
    const values: readonly unknown[] = parameters.length === 0 ? [] : decodeAbiParameters(parameters, given);
    return { values, written: encodeAbiParameters(parameters, values) };
  } catch {
    return refuse('undecodable');
  }
}

/** Names come from the descriptor, so they are not used as object keys. */
function unnamed({ type, components }: Argument): AbiParameter {
  return components ? { type, components: components.map(unnamed) } : { type };
}

function argumentOf({ type, components = [], name }: Argument, value: unknown): Value {
  const [, item] = /^(.*)\[\d*\]$/.exec(type) ?? [];
  if (item !== undefined)
    return {
      kind: 'list',
      items: (value as readonly unknown[]).map((each) => argumentOf({ name, type: item, components }, each)),
    };
  if (type === 'tuple')
    return struct(
      components.map((each, at) => [each.name || `${at}`, argumentOf(each, (value as readonly unknown[])[at])]),
    );
  return atomOf(type, value);
}

function atomOf(type: string, value: unknown): Value {
  if (type === 'address') return { kind: 'address', value: addressIn(value) ?? refuse('undecodable') };
  if (type === 'bool') return { kind: 'bool', value: value as boolean };
  if (type === 'string') return { kind: 'string', value: value as string };
  if (type.startsWith('bytes')) return { kind: 'bytes', value: value as Hex };
  return { kind: type.startsWith('u') ? 'uint' : 'int', value: BigInt(value as bigint | number) };
}
